import type { UsualEntry } from "./usual.ts";

/** What editors of pictures, drawings and texts offer. */
export const editors: UsualEntry[] = [
  {
    named: "redo; redo change/action; repeat last action; forward one step; step forward; ↷; arrow clockwise",
    asked:
      "redo [it/that/change/last_change]; bring back what i undid/just_undid/took_back; i didnt mean to undo [it/that]; do what i undid again; undo undo; put back what i undid; i want it back [after all/again]; no i want/wanted it after_all/back; i didnt want/mean to undo that/it; do [again] what i took_back/undid/had_undone [again]; do again what i took_back/undid",
    words: "redo undid undone",
  },
  {
    named: "crop; crop image/photo/picture; trim image; cut to size; crop tool; crop and rotate; ✂ crop",
    asked:
      "cut [off] edge/edges/border/borders/sides/margins/margin [off]; cut/trim/crop photo/picture/image/it [down/to_size/smaller]; keep/use/take only/just part/middle/centre/piece [of] [photo/picture/image/it]; {remove} edges/borders/sides/margins [of photo/of picture/of image]; cut away/off what/everything i_dont_need/around_it/left/right; only/just part of photo/picture/image; [i] [only] [want/need] only middle/centre/part/face of photo/picture/image; get rid of margin/edge/border/edges/borders of photo/picture/image",
    words: "crop trim cut edge edges border borders margin",
  },
  {
    named: "rotate; rotate image/photo/picture; rotate right; rotate clockwise; turn; rotate 90; rotate view",
    asked:
      "photo/picture/image/page/it/scan is/lies/stands/shows sideways/on_its_side/upside_down/wrong_way_round/wrong_way_up/crooked/on_side/head_down; turn photo/picture/image/page/it/scan [right_way_up/upright/round/around/sideways/by 90 degrees/quarter turn/on its side]; rotate photo/picture/image/page/it; put it/photo/picture/page upright/right_way_up; make it/photo/picture/page upright; wrong way round",
    words: "rotate turn sideways upright upside degrees clockwise",
  },
  {
    named: "flip; flip horizontal/horizontally; mirror; flip image; mirror image; reflect",
    asked:
      "mirror/flip/reflect photo/picture/image/it/selection/shape; make mirror image; left should be right; swap left and right; it/photo/picture/text is mirrored/back_to_front/reversed; turn left to right",
    words: "mirror flip mirrored reflect reversed",
  },
  {
    named:
      "brightness; adjust brightness; exposure; brighten; brightness and contrast; auto enhance; enhance; auto adjust; adjust; adjustments",
    asked:
      "brighten/lighten photo/picture/image/it; photo/picture/image/it is/came_out/looks [much/far/bit] too dark/bright/light/gloomy/pale; make photo/picture/image/it [bit/much] brighter/lighter/darker; improve/enhance photo/picture/image/it [automatically/by itself]; photo/picture/image is under_exposed/underexposed/over_exposed/overexposed/dull; lighten/brighten it/photo/picture up; brighten up it/photo/picture",
    words: "brightness brighter brighten exposure dark darker contrast lighten enhance",
  },
  {
    named: "filters; effects; filter; photo filters; apply filter; presets; looks; styles; photo effects",
    asked:
      "make [photo/picture/image/it] [look] black_and_white/old/vintage/like_old_photo/warmer/artistic; give photo/picture/image/it another/different/old/vintage look/style/effect; {see} effects/filters/presets; put filter/effect on photo/picture/image/it; black and white",
    words: "filter filters effect effects preset look vintage black white",
  },
  {
    named:
      "remove background; cut out; erase background; background remover; transparent background; delete background",
    asked:
      "{remove}/cut_out/erase/get_rid_of background [of photo/from photo/of picture]; i [only] want/need person/object/face only/alone/without_background; make background transparent; without background; cut out person/object/figure/head; no background; {remove} whats/what_is/everything behind [it/her/him/person/them]; i only need/want person/her/him/object not whats_behind_her/whats_behind_him/background/whats_behind",
    words: "background transparent",
  },
  {
    named: "red eye; remove red eye; red eye removal; fix red eyes; red eye correction",
    asked:
      "eyes are/look red; {remove}/fix/correct red eyes; she/he/they has/have red eyes; red eyes [in flash]",
    words: "red eyes eye",
  },
  {
    named:
      "retouch; heal; healing brush; spot removal; blemish remover; clone stamp; repair; spot heal; magic eraser; erase object",
    asked:
      "{remove}/hide/cover/wipe_out/touch_up/retouch spot/spots/pimple/pimples/blemish/scratch/scratches/wrinkles/stain/dust/person_in_background; touch it/photo/face/skin up; there is spot/scratch on photo/picture/lens; there is/are spot/pimple/scratch/stain/hair/dust on_my_chin/on_my_face/on_my_nose/on_photo/on_picture/on_it [take it away]; theres spot/pimple/scratch/stain/hair/dust on_my_chin/on_my_face/on_my_nose/on_photo/on_picture/on_it [take it away]",
    words: "retouch blemish pimple spot scratch stain dust wrinkles heal",
  },
  {
    named:
      "resize; image size; change size; scale; resize image; resize photo; dimensions; canvas size; scale image",
    asked:
      "make file/photo/picture/image [file] smaller/larger/less_big/lighter [for web/for mail]; {change} size/dimensions [of photo/of picture/of image/of canvas]; it/photo/picture/image has too many/few pixels; shrink/reduce/scale [down] photo/picture/image; other/another/different size/dimensions; it must be/have 1000 pixels wide",
    words: "resize size dimensions pixels scale shrink",
  },
  {
    named:
      "pen; pencil; draw; freehand; drawing tool; pen tool; brush; scribble; draw freely; marker; paintbrush; free draw; freehand drawing",
    asked:
      "draw/scribble/sketch/doodle/paint/write [something/freely/freehand/by_hand/line/on it/in it/with pen/with hand/with finger/with mouse]; take/use/pick/give_me/get pen/pencil/brush/marker; i want/would_like to draw/scribble/sketch/paint [something/by hand/freely]; write by hand",
    words: "draw scribble sketch doodle freehand pen pencil brush paint",
  },
  {
    named: "eraser; rubber; erase; eraser tool; rub out",
    asked:
      "rub [it/that/line/something/part] out/off/away; take/use/pick/give_me/get eraser/rubber; rub out/off/away line/part/it/something; i drew something wrong/badly; erase line/stroke/part_of_drawing",
    words: "eraser rubber rub",
  },
  {
    named:
      "highlighter; highlight; highlight text; mark text; text marker; highlight colour; text highlight; background colour of text",
    asked:
      "mark/highlight/colour [this/important] passage/sentence/text/words/line/part/place [in yellow/yellow/with marker/with colour]; highlight it; i want/need to mark/highlight something/passage/text; take/use highlighter/text_marker; make passage/sentence/it stand out; underline it in yellow",
    words: "highlight highlighter passage yellow mark marker",
  },
  {
    named: "sticky note; add sticky note; note; add note; sticky; post it; new sticky; add sticky",
    asked:
      "stick/put/pin/add/place [sticky/yellow/new] note/sticky/post_it [on/to] [board/wall/it/page]; write [idea/thought/something] on [sticky] note/sticky/post_it; i have/ive idea; pin idea/thought [to board/on board]; new note/sticky/post_it; jot [it/something/idea] down",
    words: "sticky note idea jot pin thought post",
  },
  {
    named: "shapes; insert shape; shape; add shape; shape tool; basic shapes",
    asked:
      "draw/add/insert/put [in] rectangle/circle/square/triangle/box/shape/star/oval; i need/want rectangle/circle/square/triangle/box/shape/star; {see} shapes; rectangle/circle/square/triangle/star [please]",
    words: "shape shapes rectangle triangle square circle oval",
  },
  {
    named: "connector; connect; add connector; connection line",
    asked:
      "connect/link/join [two/both] boxes/shapes/notes/things [with line/with arrow/by line]; draw/put/add/insert arrow/line/connection [between/from] [boxes/shapes/notes/things/one to other]; line/arrow between boxes/shapes/notes/them",
    words: "connector arrow line connect boxes",
  },
  {
    named:
      "insert image; insert picture; add image; add picture; image; picture; insert photo; place image; add photo; upload image; photo",
    asked:
      "put/insert/add/place/paste/drop [in] photo/picture/image [in/into/on] [page/text/document/slide/it/board/here]; i want/need photo/picture/image [in here/here/in text/on slide/on page]; illustrate it/text; picture/image/photo belongs/goes here/in_here; add illustration",
    words: "image picture photo insert illustrate illustration",
  },
  {
    named: "insert table; table; add table; new table; create table; ▦ table",
    asked:
      "put/insert/add/make/draw [in] table [here/in/into text/in document/with rows]; i need/want rows and columns/table_here/table; set it/text/figures out in table/rows/columns; rows and columns [here/please]; i need/want rows and columns [here]",
    words: "table rows columns insert",
  },
  {
    named:
      "insert link; link; add link; hyperlink; insert hyperlink; add hyperlink; 🔗; create link; edit link",
    asked:
      "make it/word/text/words clickable/link/hyperlink; put/insert/add/set [web] link/hyperlink/web_address/address [in/on/to/here] [word/text/page/website/here]; link word/text/it [to page/to website]; word/text should lead/point/link to page/website; turn it/word/text into link",
    words: "link hyperlink clickable web address",
  },
  {
    named:
      "insert comment; add comment; comment; new comment; comment on selection; leave comment; add remark; annotate; add annotation; note in margin",
    asked:
      "write/put/leave/make/add [my] remark/note/comment/annotation/opinion [on/to/at/in/beside] [margin/it/text/passage/document/line/slide/photo/selection]; comment on it/text/passage/line/slide/document; say something/what_i_think about/to/on it/passage/text/slide; i have remark/question/comment about/on/to passage/text/line/it; ask author [about it]; note in margin; say what i think [of it/about it]; there is/theres something i_want_to_remark/to_say_about_it",
    words: "comment remark annotation annotate margin note",
  },
  {
    named:
      "spelling; spell check; spelling and grammar; check spelling; proofread; spellcheck; grammar check; proofing; check document; spelling & grammar; abc",
    asked:
      "look_for/find/correct/check/show [typing/spelling/grammar] mistakes/errors/typos/spelling/grammar [in text/of text/in document]; check whether/if it/everything is/all spelled/spelt/written right/correctly/properly; proofread it/text/document; are there any mistakes/typos/errors [in it/in text]; is it/everything spelled/spelt right/correctly; correct my english/spelling/grammar; i make many mistakes/typos",
    words: "spelling spell grammar mistakes errors typos proofread correct spelt spelled",
  },
  {
    named: "word count; count words; statistics; words; document statistics; number of words; characters",
    asked:
      "how many words/characters/pages/signs is/are/has/have/does [there/it/text/document] [have/in it]; how long is text/document/it; count words/characters/pages; number/length of words/text/characters; is it long enough",
    words: "words count characters statistics length long number",
  },
  {
    named: "find and replace; replace; search and replace; find & replace; find replace; replace all",
    asked:
      "replace/swap/exchange one/a word/name [by/with/for] another/other [everywhere]; {change} word/name/it everywhere [in text/in document]; i used wrong word/name everywhere; replace word/text/name [everywhere]; swap word/name throughout",
    words: "replace word everywhere throughout wrong swap exchange",
  },
  {
    named:
      "track changes; suggesting; suggestion mode; suggest edits; review mode; record changes; suggesting mode; suggest changes; changes on",
    asked:
      "others/they/author/everyone should see what/which [changes] i changed/change/i_change/i_changed; show/mark/record/keep [all/my] changes/edits [visibly/in colour]; suggest [only] changes/edits/improvements [only]; make suggestions [only]; {dont} change it/text directly; only suggest/propose; propose changes",
    words: "track changes suggest suggestion propose visible edits record",
  },
  {
    named: "bold; b; make bold; fett; strong; bold text",
    asked:
      "make it/word/text/heading/line/selection bold/thick/thicker/fat/heavy/stronger; in/put/set/write/print [it/word/text/heading] [in] bold [type/letters/print]; bold type/letters/print; thick letters; heavier letters; emphasise/emphasize it/word strongly",
    words: "bold thick thicker fat heavy",
  },
  {
    named: "italic; i; italics; make italic; emphasis; slanted",
    asked:
      "make it/word/text/heading/line/selection italic/slanted/sloping/cursive; in/put/set/write/print [it/word/text/heading] [in] italics/italic [type/letters]; slanted/sloping letters/type; slant it/text/letters",
    words: "italic italics slanted slant sloping cursive",
  },
  {
    named: "underline; u; underlined; underline text",
    asked:
      "put/draw line under it/word/text/heading/selection; underline it/word/text/heading/selection; make it/word/text underlined; line under it/word/text; draw/put line under/beneath/below heading/title/word/sentence/it",
    words: "underline underlined line under",
  },
  {
    named: "strikethrough; strike through; s; cross out; strikeout",
    asked:
      "cross/strike it/word/text/line/selection out/through; put/draw line through it/word/text/selection; cross out it/word/text; strike through it/word/text; cross/strike sentence/line/word/it/that out; draw/put line through it/word/sentence",
    words: "strikethrough strike cross line through",
  },
  {
    named:
      "bulleted list; bullet list; bullets; unordered list; bullet points; list; add bullets; • list; list ul",
    asked:
      "make [it] list [of it/with bullets/with dots]; [use/put/with/add/set] bullet_points/bullets/dots [before lines/in front of lines]; dots/bullets before/in_front_of lines; set it out as list; turn it/lines into list; points one under other",
    words: "bullet bullets points dots list",
  },
  {
    named: "numbered list; numbering; ordered list; number list; 1 2 3; add numbering; list ol",
    asked:
      "number points/lines/paragraphs/steps/it/them; make numbered list; put numbers before/in_front_of points/lines/steps/paragraphs; numbers before/in_front_of lines/points; list with numbers; put figures/numbers before/in_front_of/at points/lines/steps",
    words: "numbered numbering numbers number ordered",
  },
  {
    named:
      "align centre; align center; centre; center; centered; centred; centre text; center text; align middle",
    asked:
      "put/move/set it/text/heading/title/line/picture in [very] middle/centre/center; centre/center it/text/heading/title/line/picture; text/heading/title/it should be/stand in middle/centre/center; in middle/centre of line/page",
    words: "centre center centered centred middle",
  },
  {
    named: "align right; right align; right aligned; align text right; flush right",
    asked:
      "put/move/set/push it/text/heading/line/date to/at/on/against right [margin/edge/side]; align it/text/heading/line [to/on] right; right align; text/it should be/stand on/at right [margin/edge/side]",
    words: "align right",
  },
  {
    named: "align left; left align; left aligned; align text left; flush left",
    asked:
      "put/move/set/push it/text/heading/line to/at/on/against left [margin/edge/side]; align it/text/heading/line [to/on] left; left align",
    words: "align left",
  },
  {
    named: "justify; justified; align justify; justify text",
    asked:
      "make both edges/margins/sides straight/even; straight/even edges/margins [on both sides]; justify it/text/paragraph; text should fill whole/entire line; text flush on both sides",
    words: "justify justified flush both",
  },
  {
    named: "line spacing; spacing; line height; paragraph spacing; line and paragraph spacing",
    asked:
      "more/less/bigger/larger/smaller/double space/room/distance/gap/spacing between lines/paragraphs; lines/paragraphs are/stand too close/near/far_apart/tight [together]; double/single spaced; space lines/it/text out; double spacing; {change} distance/gap between lines",
    words: "spacing lines close apart space between double spaced",
  },
  {
    named: "text colour; text color; font colour; font color; letter colour; colour of text; a colour",
    asked:
      "{change}/choose/set colour/color of text/letters/words/font/writing; write/print/make/put it/text/letters/words/heading [in] red/blue/green/colour/another_colour/other_colour; coloured/colored letters/text/writing; text/letters/writing in colour/red/blue/green; other/another/different colour for text/letters/words; colour letters/text/words",
    words: "colour color letters text red blue green",
  },
  {
    named:
      "clear formatting; remove formatting; plain text; reset formatting; normal text; clear format; remove format",
    asked:
      "{remove}/take_away/take_off/undo all formatting/styles/bold_and_colours; make it/text plain/normal/unformatted [again]; i only want plain/bare text; get rid of formatting/fonts/colours/styles; text without formatting/styles; it came with wrong/strange/other font/formatting/colours; pasted text looks different; i [only] want only bare/plain/normal text; bare/plain text [only]; get rid of all fonts/colours/formatting [and colours/and fonts]",
    words: "formatting plain unformatted format styles",
  },
  {
    named: "page break; insert page break; new page; next page break",
    asked:
      "start/begin [on] new/another/fresh page [here/from here]; rest/it/this/chapter should/goes/go/start/begin [be] on next/new/another/fresh page; new page from here; continue on next/new page",
    words: "page break new fresh",
  },
  {
    named: "header and footer; headers and footers; header & footer; page numbers; insert page numbers",
    asked:
      "put/add/insert/i_want/i_need [page] numbers [on/at/to] [each/every/bottom/foot/pages/page] [of page/page]; number pages; same text/something at/on top/bottom/foot of each/every page; put something/date/name at/on top/bottom/foot/head of each/every/all page/pages",
    words: "header footer page numbers number foot",
  },
  {
    named: "margins; page setup; page margins; page layout",
    asked:
      "make margins/edges/borders wider/narrower/smaller/larger/bigger; more/less white/space/room/margin at/on/around edge/edges/sides/text; {change}/set paper/page size/format/orientation/margins; turn paper/page [to] landscape/portrait/sideways; landscape/portrait [format/please]; too much white/space at edge/edges/sides; in landscape/portrait/a4/letter format",
    words: "margins margin landscape portrait paper format orientation edge setup",
  },
];
