/**
 * What a page offers so often that its names, and the ways to ask for it, are known beforehand. Texts have “;” between
 * alternatives. In them `a/b` are words of which one is said, `_` joins words of one of those, `[a b/c]` may be missing, and
 * `{name}` stands for the words of a group. Articles, possessives and “this” are left out on both sides.
 */
export type UsualEntry = {
  /** What controls that do it are called, as a whole. */
  named: string;
  /** How people ask for it, besides by those names. */
  asked?: string;
  /** What leads to it where the page has nothing that is asked for in these words: “it's too loud” to “Mute”. */
  hinted?: string;
  /** What they are called where none has one of these names: “Stop” of a player without “Pause”. */
  otherwise?: string;
  /** Words that are said for it, in whatever order. */
  words?: string;
  /** What undoes it or is its opposite: a box of one is set by leaving off the other. */
  contrary?: { named?: string; asked?: string; hinted?: string; otherwise?: string; words?: string };
  /** Words one of which stands around the control: “Decline” of a notice about cookies. */
  near?: string;
  /** Words one of which the page says in its title, a heading or around the control: “Send” of a bank. */
  page?: string;
};

/** Groups of words that patterns name in braces. */
export const groups: Record<string, string> = {
  person:
    "someone/somebody/someone_else/somebody_else/someone_new/somebody_new/friend/friends/colleague/colleagues/person/" +
    "new_person/people/other_people/others/another_person/another_user/mate/mates/family/family_member/teammate/teammates/" +
    "member/members/team_member/team_members/user/users/guest/guests/participant/participants/new_member/new_user/new_people",
  others: "others/other_people/people/anyone/anybody/everyone/everybody/other_users/other_members/friends",
  nobody: "nobody/no_one/noone",
  it: "it/page/site/article/post/video/clip/song/track/episode/show/series/film/movie/book/title/recipe/product/item/photo/picture/image/album/playlist/story/listing/offer/event/place/course/podcast",
  is:
    "is/its/it_is/thats/are/theyre/they_are/goes/it_goes/goes_by/looks/it_looks/sounds/it_sounds/seems/it_seems/runs/it_runs/" +
    "plays/it_plays/feels/it_feels/talks/speaks/he_talks/she_talks/they_talk/he_speaks/she_speaks/they_speak/everything_is/it_all_is",
  degree:
    "much/way/far/bit/little/rather/really/just/still/slightly/so/very/awfully/terribly/quite/little_bit",
  cannot:
    "cant/cannot/can_not/can_hardly/can_barely/can_scarcely/could_not/couldnt/hardly/barely/am_not_able_to",
  sounds:
    "sound/music/volume/video/player/audio/voice/voices/film/movie/song/podcast/speaker/speakers/radio/stream/narrator/reader/programme/program/clip/call",
  song: "song/track/tune/number/piece/title/music/one/it",
  film: "film/movie/video/episode/series/show/programme/program/clip/broadcast/it",
  hate:
    "i_dont_like/i_do_not_like/i_hate/i_dislike/i_cant_stand/i_dont_want/i_do_not_want/no/no_more/without/get_rid_of/leave_out/away_with/spare_me/enough_of/im_fed_up_with/i_am_fed_up_with/im_tired_of/im_sick_of/ive_had_enough_of/i_have_had_enough_of/" +
    "not_interested_in/im_not_interested_in/i_am_not_interested_in/not/i_could_do_without/i_can_do_without/bored_of/bored_with",
  texts:
    "text/letters/print/font/writing/words/type/characters/lettering/fonts/font_size/text_size/size_of_text/size_of_letters/size_of_font/size_of_writing",
  see:
    "see/show/show_me/view/open/look_at/display/go_to/take_me_to/get_to/bring_up/pull_up/find/read/let_me_see/have_look_at/" +
    "take_look_at/visit/jump_to/head_to/check/where_is/where_are/where_can_i_see/where_can_i_find/where_do_i_find/lets_see/bring_me_to",
  unit:
    "one/page/slide/step/card/photo/picture/image/item/entry/record/result/question/move/turn/change/hit/match/verse/stanza/" +
    "exercise/level/screen/frame/post/product/message/mail/story/section/part/lesson/round/position/stop/place/puzzle/tip/scene/" +
    "shot/issue/problem/error/diff/file/hole/stage/sheet/spread/plate/term/word/sentence/line/warning/mistake/comment/reply/view",
  get: "load/show/see/get/fetch/display/view/list/give_me/show_me/let_me_see/bring/look_at",
  change: "change/edit/update/modify/adjust/alter/correct/amend/fix/switch",
  remove: "remove/delete/get_rid_of/take_away/drop/throw_away/throw_out",
  create:
    "create/add/make/start/new/create_new/add_new/make_new/start_new/set_up/set_up_new/open_new/begin/begin_new",
  press: "click/click_on/press/tap/hit/use/choose/select/go_to/open/show/show_me/see/view/do/take",
  dont:
    "dont/do_not/never/stop/no_longer/no_more/please_dont/you_dont_have_to/you_need_not/i_dont_want_you_to/i_do_not_want_you_to/" +
    "i_dont_want_to/dont_ever/i_no_longer_want_to",
  auto: "automatically/by_itself/on_its_own/by_themselves/on_their_own/without_asking/unasked/without_me",
  entries:
    "entries/bookings/transactions/payments/movements/items/activity/posts/messages/results/orders/comments/replies/reviews/" +
    "articles/stories/news/products/photos/pictures/videos/jobs/offers/listings/flats/houses/events/episodes/records/rows/mails/" +
    "emails/notifications/searches/tracks/songs/games/recipes/questions/answers/tickets/issues/files/logs/log_entries/ones/data/" +
    "stays/visits/appointments/courses/books/things/conversations/commits/runs/changes/hits/stuff/matches",
};
