import type { Tongue } from "./tongue.ts";

/** 하다, in the forms in which one asks. */
const hada =
  "(?: ?(?:하세요|하십시오|해 ?주세요|해 ?줘|해줘요|해라|해요|해|하기|하시오|하고 싶어요?|부탁해요?))?";
/** The same of other verbs, after their stem in -아/-어. */
const please = "(?: ?(?:주세요|줘|줘요|라|요|보세요))?";
const object = "(?:을|를)?";

export const korean: Tongue = {
  orders: [
    ["double-click {x}", `{x}${object} ?(?:더블 ?클릭|두 번 클릭)${hada}`],
    ["right-click {x}", `{x}${object} ?(?:오른쪽 클릭|우클릭)${hada}`],
    [
      "click {x}",
      `{x}${object} ?(?:클릭|탭)${hada}`,
      `{x}${object} ?(?:눌러${please}|누르세요|누르기|누르십시오)`,
    ],
    [
      "open {x}",
      `{x}${object} ?(?:열어${please}|여세요|열기|여십시오|보여${please}|보기)`,
      `{x}(?:으로|로|에) ?(?:이동${hada}|가${please}|가세요|들어가${please})`,
    ],
    [
      "set {f} to {v}",
      `{f}(?:란|칸|필드|입력란)?(?:에|에는|은|는) {v}(?:이라고|라고|으로|로|을|를)? ?(?:입력${hada}|적어${please}|써${please}|쓰세요|적으세요|넣어${please})`,
      `{f}${object} {v}(?:으로|로) ?(?:설정|변경|바꿔${please}|바꾸세요)${hada}`,
    ],
    ["clear {f}", `{f}${object} ?(?:비워${please}|비우세요|지워${please})`],
    [
      "untick {x}",
      `{x}(?:의|을|를)? ?(?:체크 ?(?:를 )?(?:해제|풀어)|선택 ?해제)(?:${hada}|${please})`,
      `{x}${object} ?(?:꺼${please}|끄세요)`,
    ],
    [
      "tick {x}",
      `{x}(?:에|을|를)? ?(?:체크${hada}|체크 표시${hada})`,
      `{x}${object} ?(?:켜${please}|켜세요)`,
    ],
    ["choose {v} for {f}", `{f}(?:에서|에|은|는|로) {v}${object} ?(?:선택${hada}|골라${please}|고르세요)`],
    ["choose {v}", `{v}${object} ?(?:선택${hada}|골라${please}|고르세요)`],
    ["search for {v}", `{v}${object} ?(?:검색${hada}|찾아${please}|찾으세요)`],
    [
      "scroll to the bottom",
      `(?:페이지 )?(?:맨 아래|끝|맨 밑)(?:로|으로|까지) ?(?:스크롤${hada}|내려${please}|이동${hada})`,
    ],
    [
      "scroll to the top",
      `(?:페이지 )?(?:맨 위|처음)(?:로|으로|까지) ?(?:스크롤${hada}|올려${please}|이동${hada})`,
    ],
    ["scroll down", `아래(?:로|쪽으로) ?(?:스크롤${hada}|내려${please})`],
    ["scroll up", `위(?:로|쪽으로) ?(?:스크롤${hada}|올려${please})`],
    ["scroll to {x}", `{x}까지 스크롤${hada}`],
    [
      "go back",
      `(?:이전 페이지로 ?|뒤로 ?)(?:돌아가${please}|돌아가세요|가${please}|가세요|가기|이동${hada})`,
    ],
    ["reload", `(?:이 )?페이지${object} ?(?:새로 ?고침|다시 불러와)(?:${hada}|${please})`],
    ["press {k}", `{k} ?키${object} ?(?:눌러${please}|누르세요)`],
    ["close {x}", `{x}${object} ?(?:닫아${please}|닫으세요|닫기)`],
  ],
  named: {
    verbs: {
      delete: "삭제|제거",
      save: "저장",
      send: "전송|발송",
      cancel: "취소",
      edit: "편집|수정",
      add: "추가",
      print: "인쇄",
      share: "공유",
      download: "다운로드",
      book: "예약",
      order: "주문",
      buy: "구매",
      pay: "결제",
      confirm: "확인",
      accept: "수락",
      reject: "거절",
      copy: "복사",
    },
    frames: [`{x}${object} ?{verb}${hada}`],
  },
  articles: "이|그|저",
  kinds: {
    button: "버튼|단추",
    link: "링크",
    field: "입력란|필드|칸|란",
    checkbox: "체크박스|체크 박스|확인란",
    tab: "탭",
    menu: "메뉴",
    icon: "아이콘",
    dropdown: "목록|드롭다운",
    page: "페이지",
  },
  behind: true,
  into: "에",
  joining: "그리고|그런 다음|그 다음|다음에",
  polite: "제발|좀",
  forbidding: "하지 마|하지 말|지 마|지 말|하지마|지마",
  keys: {
    Enter: "엔터|enter",
    Escape: "이스케이프|esc",
    Tab: "탭|tab",
    Space: "스페이스|스페이스바",
    Delete: "삭제|delete",
  },
};
