import type { UsualEntry } from "./usual.ts";

/** What tables, slides, boards and readers of documents offer. */
export const sheets: UsualEntry[] = [
  {
    named: "insert row; add row; new row; ➕ row; add rows",
    asked:
      "i need/want [one] more/another/extra/new row/line/rows/lines [in table/here/at bottom]; add/insert/put [in] [one/another/more/new/empty] row/line/rows [in/here/at bottom/to table]; one more row/line; table needs/is more/another/too row/rows/short; room for another/one_more entry/row",
    words: "row rows line lines more another extra insert",
  },
  {
    named: "insert column; add column; new column; ➕ column",
    asked:
      "i need/want [one] more/another/extra/new column [in table/here]; add/insert/put [in] [one/another/more/new/empty] column [in/here/to table]; one more column; table needs more/another column; room for another/one_more column",
    words: "column columns more another extra insert",
  },
  {
    named: "delete row; remove row; delete rows; remove line",
    asked:
      "{remove}/take_out row/line [from table/from sheet]; row/line is too_much/superfluous/not_needed/wrong; i dont need row/line [any more]; row/line can go; take row/line out/away",
  },
  {
    named: "merge cells; merge; combine cells; join cells; merge and centre",
    asked:
      "make one cell/field [out] of two/these/several/them [cells]; join/combine/unite/merge [two/these/selected] cells/fields [together/into one]; one big/large cell/field; heading over several/all columns; two cells should become one",
    words: "merge cells combine join unite cell one",
  },
  {
    named:
      "freeze; freeze panes; freeze row/rows; freeze top row; freeze header; freeze first row; fix header; freeze columns; pin row; lock row",
    asked:
      "top/first/head/heading row/line should/must stay/remain [visible/in sight/on top] [when i scroll/when scrolling/while scrolling]; keep/hold [top/first/head] row/line/headings/header/titles [visible/in sight/in view/in place/on screen] [when i scroll/when scrolling/while scrolling]; headings/header/titles disappear/vanish/scroll_away [when i scroll/when scrolling]; fix/pin/freeze first/top/head row/line/headings/column",
    words: "freeze row header headings stay visible scroll scrolling top fix keep",
  },
  {
    named: "sum; autosum; σ; add up; total; insert sum; calculate sum; ∑; sum up",
    asked:
      "add [up] [numbers/figures/column/values/them/amounts/it] [up/together]; total/sum of numbers/figures/column/values/amounts; sum/total up numbers/figures/column/values/amounts/them; what does it/column/everything come_to/add_up_to/total [altogether]; what is total/sum; total it/column/numbers; how much is it/column/everything [together/altogether/in total]; work out sum/total",
    words: "sum total add together altogether figures numbers column",
  },
  {
    named:
      "insert chart; chart; graph; add chart; create chart; diagram; insert graph; make chart; chart bar",
    asked:
      "make/draw/insert/add/create/show chart/graph/diagram/curve/pie/bars [of it/of figures/of numbers/of data/from data/from table]; show it/numbers/figures/data/table as/in chart/graph/diagram/curve/pie/picture/bars; visualise/visualize it/data/numbers/figures; figures/numbers/data as picture/bars/curve",
    words: "chart graph diagram curve bars pie visualise figures data",
  },
  {
    named: "filter; create filter; add filter; filter rows; autofilter; data filter; filter data",
    asked:
      "show only/just certain/some/matching/relevant rows/lines/entries; hide rows/lines/entries that/which dont_match/i_dont_need/are_not_needed; only certain/some rows/lines/entries",
    words: "filter rows certain only matching",
  },
  {
    named: "wrap text; text wrapping; wrap; line wrap",
    asked:
      "text/words is/are/gets cut_off/too_long_for_cell/running_over/not_fully_visible/spilling_over [in cell]; text/it should/must go/continue/break/run [on/over] [several/next/new/two] lines/line [in cell]; break text/it in/into/over cell/several_lines/lines; show whole/all text/words in cell; text runs into next cell/column",
    words: "wrap text cell cut long lines",
  },
  {
    named: "as currency; currency; currency format; format as currency; accounting format; $; €",
    asked:
      "show it/them/numbers/figures/amounts as/in money/euros/dollars/currency/pounds; put/add euro/dollar/currency/pound sign/symbol [before/behind/to] [numbers/figures/amounts]; numbers/figures are/mean money/amounts/prices; format as/like money/currency/prices",
    words: "currency money euros dollars amounts prices",
  },
  {
    named: "as percent; percent; percentage; %; format as percent; percent format; percentage format",
    asked:
      "show it/them/numbers/figures as/in percent/percentage/percentages/per_cent; put/add percent sign/symbol [to numbers/behind figures]; as/in percent/percentage/percentages",
    words: "percent percentage percentages",
  },
  {
    named: "new slide; add slide; insert slide; ➕ slide; + slide; create slide",
    asked:
      "i need/want [one] more/another/new/empty slide/page; add/insert/make/put [in] [one/another/more/new/empty] slide [after/here/behind this]; one more slide; another slide [please]; next slide should be new",
    words: "slide another new more empty insert",
  },
  {
    named:
      "present; start slideshow; slideshow; slide show; play slideshow; presentation mode; start presentation; present full screen; from beginning; presenter view; play",
    asked:
      "show/give/start/begin/hold/do/run [my/the] talk/presentation/slides/slide_show/show/slideshow [to audience/to class/to everyone/on projector/on screen/now]; present [it/slides/to audience/to class/to everyone]; i want/have to present [it/now]; audience/people/everyone is/are waiting/here/ready; project slides/it; show slides full_screen/one_after_other/to_audience",
    words: "present presentation slideshow slides talk audience projector begin",
  },
  {
    named:
      "transitions; transition; slide transition; animations; animation; animate; effects; add animation",
    asked:
      "slides/next_slide should/to fade/slide/fly/move/blend in/over/into_each_other; {change}/choose/set/add how slides change/appear/follow; one slide should fade/slide/blend into next/other; things/points/text/lines should/to appear/come/fly/move one_by_one/one_after_other/in; make it/text/picture/title move/fly_in/appear/fade_in; fade between slides",
    words: "transition transitions animation animate fade appear fly slides",
  },
  {
    named: "speaker notes; notes; show notes; presenter notes; notes for speaker; show speaker notes",
    asked:
      "{see}/write/add/read what i want_to_say/will_say/have_to_say/should_say; {see}/write/add notes/text/cue for me/speaker/myself/presenter/talk; my notes; remarks/notes for speaker/myself/me; audience should not see it/notes; write [down] what im_going_to_say/i_am_going_to_say/i_want_to_say/ill_say; where do i write what im_going_to_say/i_want_to_say",
    words: "notes speaker presenter cue",
  },
  {
    named: "theme; themes; design; change theme; slide design; design ideas; change design",
    asked:
      "{change}/choose/pick/use/i_want other/another/different/nicer/prettier look/design/colours/style/theme/template/layout [for slides/for it]; make slides/it/them/document [look] nicer/prettier/more_colourful/better/professional; slides/it look/looks boring/ugly/dull; {see} designs/themes; slides/it/design look/looks boring/ugly/dull/old_fashioned; other/nicer/different colours for slides/document/it",
    words: "theme design style look nicer ugly prettier",
  },
  {
    named: "group; group objects; group selection; group together; combine objects",
    asked:
      "keep/bind/hold/tie/put [these/them/objects/shapes/both/things] together [as one]; they/objects/shapes/these should/must move/stay/be_moved together; treat objects/shapes/them as one; group objects/shapes/them [together]; keep/hold these/them/objects/shapes/things together when i move them/it",
    words: "group together objects shapes bind",
    contrary: {
      named: "ungroup; ungroup objects; split group; separate objects",
      asked:
        "take [them/objects/group/shapes] apart; separate/ungroup/split objects/shapes/them/group [again]; move them/objects/shapes singly/separately/one_by_one",
    },
  },
  {
    named: "bring to front; to front; bring forward; in front; move to front; arrange front; forward",
    asked:
      "it/picture/shape/box is/lies/should_be behind/in_front/on_top/under [others/text/other/everything]; put/bring/move/lay it/picture/shape/box [to/in/on] front/top/foreground [of others/of everything]; in front of others/text/everything; over others; up to top layer; picture/shape should cover others; it/picture/shape should be/lie/stand in_front/on_top [of others/of everything/of text]; picture/shape/it lies/is under/behind text/others/shape [put it on top/bring it forward/put it in front]",
    words: "front foreground top layer over cover",
  },
  {
    named: "send to back; to back; send backward; move to back; behind text; in background; backward",
    asked:
      "put/send/move/lay it/picture/shape/box [to/in/into/at] back/background/behind_others/behind_text/behind_everything; it/picture/shape covers/hides others/text/everything; behind others/text/everything; picture/shape should be/lie behind others/text/everything; picture/shape/it hides/covers text/others/everything [put it behind/send it back]; put it behind [text/others/everything]",
    words: "back background behind covers",
  },
  {
    named: "layers; layer panel; show layers; layer; layers panel",
    asked: "{see} layers/what_lies_over_what/stack; which layer is_on_top; {change} order of layers",
    words: "layers layer stack",
  },
  {
    named: "snap to grid; show grid; grid; gridlines; show gridlines; grid lines; view grid",
    asked:
      "i need/want/show/display grid/squares to_align/for_aligning/to_measure/in_background/on_page; help [me] align/line_up things/them/objects; things/objects/boxes should snap/stick/jump to lines/grid",
    words: "grid align snap gridlines squares",
  },
  {
    named:
      "fit to screen; fit to page; fit page; fit; zoom to fit; fit to window; whole page; show whole page; fit to view",
    asked:
      "{see} whole/entire/all_of/everything page/board/drawing/picture/it/canvas/map/everything [at once/on screen/in window]; fit it/page/board/picture/drawing/everything [to/into/in/on] screen/window; make it/page/board/picture fit [screen/window/in]; i cant see whole/all/everything [of] [page/board/picture/it]; everything at once; show/see everything [at once]; i {cannot} see all/whole/everything [of it/drawing/board/picture]",
    words: "fit whole entire screen window page width everything",
  },
  {
    named:
      "two page view; two pages; facing pages; double page; side by side; book view; spread; two up; dual page",
    asked:
      "{see} two pages/both_pages at_once/side_by_side/next_to_each_other/beside_each_other/together; pages next_to_each_other/side_by_side/beside_each_other; like/as [in] open book; show it like open book; double page",
    words: "two pages side facing double book both",
  },
  {
    named:
      "thumbnails; page thumbnails; show thumbnails; sidebar; toggle sidebar; pages; page overview; show sidebar; pages panel",
    asked:
      "{see}/give_me small/little/tiny/mini pictures/previews/images [of pages/of all pages]; {see} overview of [all] pages; previews/small_pictures of pages; page previews; all pages small; side panel/bar",
    words: "thumbnails previews small pages overview sidebar",
  },
  {
    named:
      "sign; add signature; signature; sign document; fill and sign; insert signature; fill & sign; e sign; signatures",
    asked:
      "sign it/document/form/contract/agreement/pdf/letter [electronically/by hand/here]; put/add/insert/set/write [my] signature/name [on/under/in] [it/document/form/contract]; i have to/must/want_to/need_to sign [it/document/form/contract]; signature [please/here]",
    words: "signature",
  },
  {
    named: "make a copy; duplicate; make copy; create copy; save a copy; save copy; save as copy; clone",
    asked:
      "i need/want/make/give_me [it/same/exactly_same/this/slide/page/file] twice/second_time/once_more/again; make/create/i_want/i_need/save copy/duplicate/second_one/double/second_version [of it/of document/of slide/of page/of file]; duplicate/clone/double it/document/slide/page/file/shape; same [one/slide/page/document/thing] [once] again/more; work/experiment on copy; leave/keep original [as it is/untouched/unchanged]; another one like_it/like_this/of_same_kind; try something/things [out] without spoiling/ruining/changing/damaging original/it; {dont} want to spoil/ruin/change original",
    words: "copy duplicate twice clone original second same",
  },
  {
    named:
      "download as pdf; export pdf; save as pdf; export as pdf; pdf; pdf export; create pdf; ⬇ pdf; convert to pdf; pdf download",
    asked:
      "turn/make/convert/save/export/get/i_want/i_need/give_me/have it/document/sheet/slides/page/file/invoice [in/into/as/to/out_as] pdf; as pdf [please/file]; make/create/get/i_need pdf [of it/from it/out of it]; pdf of it/document/page; file nobody can change",
    words: "pdf export convert",
  },
  {
    named: "rename; rename item; change name/title; edit title; edit name",
    asked:
      "give it/document/file/folder/board/list/project another/other/new/different/better name/title; {change} name/title [of it/of document/of file/of folder/of board]; call it/document/file/folder [something] differently/else/something_else; name/title is wrong/misspelled/no_longer_right; it/file/document/folder should have/be_called/get another/other/different/new name/title; it should be called something else/differently; wrong name/title",
    words: "rename name title wrong misspelled different",
  },
  {
    named:
      "outline; document outline; show outline; table of contents; navigation pane; headings; document map",
    asked:
      "{see} structure/headings/chapters/outline/sections [of document/of text]; how is document/text structured/built_up/divided; jump to/from heading/chapter/section; list of headings/chapters",
    words: "outline headings structure structured",
  },
  {
    named:
      "focus mode; distraction free; zen mode; focus; full screen writing; immersive; reader mode; reading mode; reading view; immersive reader; reader view; reading layout",
    asked:
      "hide menus/toolbars/everything_else/all_tools/distractions; nothing/let_nothing should distract/distracts me; i want/need to concentrate/focus/write_undisturbed/read_undisturbed; without/no distractions/distraction/menus/toolbars; only/just text/page [please/on screen]; make it easier to read; read in peace/undisturbed",
    words: "focus distraction distractions distract concentrate undisturbed peace zen reader menus toolbars",
  },
  {
    named:
      "compare versions; compare; show changes; see changes; what changed; compare documents; diff; view changes; changes; show differences",
    asked:
      "what/which [has] is/was/has/did/have changed/been_changed/different/new/others_change [since/between/in] [last time/yesterday/versions/last version]; {see} differences/what_changed/what_has_changed/changes/what_others_changed/what_was_changed [between versions/since last time/to last version]; how do versions/two_versions/documents differ; where is difference",
    words: "compare changed changes difference differences differ versions",
  },
];
