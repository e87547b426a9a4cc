import type { Tongue } from "./tongue.ts";

/** “… ください” and the like. */
const please =
  "(?:ください|下さい|くれ(?:ますか|ませんか)?|ほしい(?:です)?|欲しい(?:です)?|もらえますか|おいて(?:ください)?|ね)?";
/** する, in the forms in which one asks. */
const suru = `(?:して${please}|する|します|したい(?:です)?|しろ|せよ|を?お願いします)?`;

export const japanese: Tongue = {
  orders: [
    ["double-click {x}", `{x}(?:を|の上で)?ダブルクリック${suru}`],
    ["right-click {x}", `{x}(?:を|の上で)?右クリック${suru}`],
    [
      "click {x}",
      `{x}(?:を|の上で|に)?(?:クリック|タップ)${suru}`,
      `{x}を(?:押して${please}|押す|押します|押せ)`,
    ],
    [
      "hover over {x}",
      `{x}に(?:マウス|カーソル|ポインタ)を(?:合わせて${please}|合わせる|重ねて${please}|乗せて${please})`,
    ],
    [
      "open {x}",
      `{x}を(?:開いて${please}|開く|開け|開きたい(?:です)?|見せて${please}|見る|見たい(?:です)?)`,
      `{x}を表示${suru}`,
      `{x}(?:に|へ)(?:移動${suru}|行って${please}|行く|進んで${please}|進む)`,
    ],
    [
      "set {f} to {v}",
      `{f}(?:欄|フィールド)?(?:に|へ|には|は){v}(?:と|を)?(?:入力|記入)${suru}`,
      `{f}(?:欄|フィールド)?(?:に|へ|には){v}(?:と|を)(?:入れて${please}|入れる|書いて${please}|書く)`,
      `{f}を{v}に(?:変更|設定)${suru}`,
      `{f}を{v}に(?:して${please}|する|変えて${please}|変える)`,
    ],
    ["clear {f}", `{f}を(?:空に${suru}|クリア${suru})`],
    ["untick {x}", `{x}の?チェックを(?:外して${please}|外す|はずして${please}|はずす)`, `{x}をオフに${suru}`],
    [
      "tick {x}",
      `{x}に?チェック(?:を)?(?:入れて${please}|入れる|付けて${please}|付ける|つけて${please}|つける|${suru})`,
      `{x}をオンに${suru}`,
    ],
    ["choose {v} for {f}", `{f}(?:で|から|は|に|には|として){v}を(?:選択${suru}|選んで${please}|選ぶ)`],
    ["choose {v}", `{v}を(?:選択${suru}|選んで${please}|選ぶ)`],
    ["search for {v}", `{v}(?:を|で)?検索${suru}`, `{v}を(?:探して${please}|探す)`],
    [
      "scroll to the bottom",
      `(?:ページの)?(?:一番下|最下部|最後|末尾)(?:まで|に|へ)(?:スクロール${suru}|移動${suru})`,
    ],
    [
      "scroll to the top",
      `(?:ページの)?(?:一番上|最上部|先頭|最初)(?:まで|に|へ)(?:スクロール${suru}|戻って${please}|戻る|移動${suru})`,
    ],
    ["scroll down", `下(?:に|へ|まで)?(?:スクロール)${suru}`],
    ["scroll up", `上(?:に|へ|まで)?(?:スクロール)${suru}`],
    ["scroll to {x}", `{x}までスクロール${suru}`],
    ["go back", `(?:(?:前の|ひとつ前の|一つ前の)ページ(?:に|へ))?(?:戻って${please}|戻る|戻りたい(?:です)?)`],
    ["reload", `(?:この)?ページを?(?:再読み込み|更新|リロード)${suru}`],
    ["press {k}", `{k}キーを(?:押して${please}|押す)`],
    ["close {x}", `{x}を閉じ(?:て${please}|る|たい(?:です)?)`],
  ],
  named: {
    verbs: {
      delete: "削除",
      save: "保存",
      send: "送信",
      cancel: "キャンセル",
      edit: "編集",
      add: "追加",
      print: "印刷",
      share: "共有",
      download: "ダウンロード",
      book: "予約",
      order: "注文",
      buy: "購入",
      confirm: "確認",
      accept: "承認",
      copy: "コピー",
    },
    frames: [`{x}を{verb}${suru}`],
  },
  articles: "その|この|あの",
  kinds: {
    button: "というボタン|のボタン|ボタン",
    link: "というリンク|のリンク|リンク",
    field: "の欄|欄|フィールド|入力欄",
    checkbox: "のチェックボックス|チェックボックス",
    tab: "のタブ|タブ",
    menu: "メニュー",
    icon: "アイコン|マーク",
    dropdown: "プルダウン|リスト",
  },
  behind: true,
  into: "に|を",
  joining: "それから|次に|、",
  polite: "どうか|すみません|まず",
  forbidding: "しないで|ないで|するな|押すな|入力しない|クリックしない",
  keys: {
    Enter: "エンター|enter|リターン",
    Escape: "エスケープ|esc",
    Tab: "タブ|tab",
    Space: "スペース",
    Delete: "デリート|delete",
  },
};
