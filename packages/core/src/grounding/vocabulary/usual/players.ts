import type { UsualEntry } from "./usual.ts";

/** What players, streaming services and radios offer beside playing. */
export const players: UsualEntry[] = [
  {
    named: "stop; stop playback/playing/music/video/radio/stream; end playback; ■; ⏹",
    otherwise: "pause; pause playback; pause video/music",
    asked:
      "stop/end/finish/cut playing/playback/{song}/{film}/radio/stream [altogether/for good/completely]; enough of/with {song}/{film}/radio; turn/switch off music/radio/film/video; turn/switch music/radio/film/video off",
    words: "stop end finish enough playback playing music radio song",
  },
  {
    named:
      "theater/theatre/cinema mode/view; wide view/mode/player; wider player; large player; default view; expand player; widescreen [mode]",
    asked:
      "make player/video/picture [bit/much] wider; widen player/video/picture; dim/darken everything/page/rest around/behind/beside video/player/film/it; use/show full/whole width [of page/of window]; [switch/change/go] to/into theater/theatre/cinema mode/view; stretch video/player [across page]",
    words: "theatre theater cinema mode view wide widen stretch width player dim around",
  },
  {
    named:
      "audio and subtitles; audio/sound track/language; audio tracks; audio and captions; languages; audio & subtitles; audio languages; subtitles and audio; language and subtitles; dubbing; spoken language",
    asked:
      "{change}/choose/select/pick/set spoken/audio/film/original language/soundtrack/voices/dubbing; hear/watch/listen_to/play {film} in original/another/other/different/my_own language/voices/version; dub {film} [in/into] [language/english/german/french/spanish/italian]; [i want/in] original version/voices/soundtrack; other/another/different audio/language/soundtrack/sound_track track/version; {hate} dubbing/dubbed_version; they/he/she should speak english/german/french/spanish/italian",
    words:
      "audio language spoken dub dubbed dubbing original voice track soundtrack version speak synchronised",
  },
  {
    named:
      "playback speed; speed; play speed; playback rate; reading speed; 1x; 1 x; 1 0x; tempo; narration speed",
    asked:
      "{change}/set/choose/pick speed/tempo/pace/rate/how_fast_it_plays/how_fast_it_goes/how_fast_they_talk [of playback/of video/of narrator]; play/run/hear/listen [it] at/in/with another/different/double/half/other/higher/lower speed/tempo/pace; {see} speed/tempo [options/settings]; {change} playback speed; double speed; half speed; slow motion; where is speed/tempo; watch {film} at double/half/another speed",
    words: "speed tempo pace rate fast slow double half playback motion",
  },
  {
    named:
      "quality; video quality; picture quality; resolution; streaming quality; hd; quality settings; audio quality; sound quality; definition",
    asked:
      "{change}/set/choose/pick/raise/lower/improve [video/picture/streaming/audio] quality/resolution/definition; another/different/other/better/lower resolution/quality; picture/video/image is blurry/grainy/pixelated/fuzzy/blocky/unsharp/bad; quality is bad/terrible/poor; video/it keeps buffering/stuttering/loading; where is/are/do_i_set quality/resolution/1080p/4k/hd [settings]; {see} quality settings/options; watch it in 1080p/4k/720p/hd",
    words:
      "quality resolution definition blurry grainy pixelated fuzzy sharp buffering stuttering picture video hd",
  },
  {
    named:
      "queue; up next; play/playing queue; next in queue; playback queue; view/show/open queue; coming up; now playing; show up next",
    asked:
      "what/which [song/track/one/film/episode] comes/is/plays/follows next/after_it/then/afterwards; whats/what_is [coming/playing/on/lined/up] next/up/afterwards/up_next/in_queue; what is [lined/queued] up; which/what songs/tracks/films/episodes are/come coming/next/queued/lined_up/in_queue; {see} coming/upcoming/queued/next songs/tracks/queue/films/things; {see} queue/what_comes_next/what_will_be_played_next/whats_up_next/what_is_up_next/what_is_coming; what will be/play played/next [next]; what/which [songs/tracks] is/are going/about to_be_played/to_come; songs/tracks/titles [that] come/follow after/next [this]; what/which songs/tracks have/did i queued/queue/lined_up",
    words: "queue upcoming next coming lined up songs tracks play list queued",
  },
  {
    named:
      "add to queue; play later [in queue]; queue; queue song/track; play after this; queue up; add to up next",
    asked:
      "queue/line {song}/{film} up; queue [up] {song}/{film}; put/add {song}/{film} in/to/into/on queue; play {song}/{film} after this/this_one/current_one/next; add {song}/{film} to what_comes_next/up_next; play it later; play {song}/{film} when this/current_one is_over/has_ended/is_finished; play {song}/{film} afterwards/later/then/next_after; put {song} behind/after current [one]; remember {song} as next [to be played]; {song} should be/come/play next/after_this",
    words: "queue line up add put after later song track",
  },
  {
    named:
      "add to playlist; save to playlist; add to [a] playlist; add song to playlist; ➕ playlist; add to list; playlist add; playlist plus; put on playlist; put song on playlist",
    asked:
      "put/add/save/collect/keep/include/file {song}/{film} in/to/into/on/onto [one/some] [of] [party/favourite/running/work] playlist/playlists/list/lists/mix/collection; i want/would_like it/song/track on/in [party/running] playlist/list/mix; {song} belongs/goes on/in/into/to playlist/list",
    words: "playlist add put save song track collect mix include",
  },
  {
    named: "new playlist; create [new] playlist; make playlist; add playlist; ➕ new playlist",
    asked:
      "{create} [me] [an] [new/own/another/empty] playlist/list_of_songs/list_for_songs/mixtape/mix [for running/for party/for work]; put together playlist/mix; i want/need new/own/another playlist/mix; compile playlist",
    words: "new playlist create make own another compile mixtape empty",
  },
  {
    named: "lyrics; show/view/see lyrics; song text; words; text; open lyrics; sing along; karaoke",
    asked:
      "what/whats do/are/is/does they/he/she/singer/being sing/singing/sung; what is he/she singing; {see} words/text/lyrics [of/to/for] [song/track/music]; words/text/lyrics of/to song/track; sing along/with_it; words/lyrics please; i dont know/understand words/lyrics/text; karaoke please; what is/does song about/say; follow words",
    words: "lyrics words text song sing singing sung along karaoke verse",
  },
  {
    named:
      "equalizer; equaliser; eq; sound settings; audio settings; tone; bass and treble; bass boost; sound effects and equalizer",
    asked:
      "more/less/stronger/deeper bass/treble/highs/lows; adjust/set/change/tune/turn_up/turn_down/boost/raise/lower bass/treble/highs/lows/tone/sound [and treble/and bass]; there is/theres too little/much bass/treble; not enough bass/treble; {change} how it/music sounds; [there is/theres] far/too/much too little/much bass/treble [in it]; it/music sounds thin/dull/tinny/muffled/boomy/flat; bass is too weak/strong/heavy; make it sound better/fuller/richer",
    words: "equalizer equaliser bass treble tone sound adjust boost highs lows tinny dull muffled",
  },
  {
    named:
      "skip intro; skip opening; skip credits; skip opening credits; skip title sequence; skip introduction; skip titles",
    asked:
      "{hate} [to see/to watch/to hear] [opening/beginning] intro/introduction/credits/titles/title_sequence/theme_song/opening/theme [again]; skip/jump_over/jump/leave_out/pass/omit/get_past/go_past/cut/miss_out/fast_forward_through/bypass [past/over] [opening] intro/introduction/credits/titles/title_sequence/theme_song/opening/theme/beginning_credits; past intro/credits/titles/theme_song; straight/go_straight to/into story/film/episode; get to story/film_itself; i have/ive/i seen/know/watched/heard intro/opening/titles [already/hundred_times/before/often_enough]",
    words:
      "skip intro introduction opening credits title titles sequence theme past over jump straight story",
  },
  {
    named: "skip recap; skip summary; skip previously on; skip previously",
    asked:
      "{hate} [to see/to watch] recap/summary/what_happened_before/reminder; skip/jump_over/leave_out/pass/omit/get_past recap/summary/previously/what_happened_before/what_happened_last_time; i know/remember what happened [last time/before/so far]; i still remember last episode; past recap/summary",
    words: "skip recap summary previously happened last remember past",
  },
  {
    named:
      "skip ad; skip ads; skip advert; skip advertisement; skip commercial; skip adverts; skip ad ▶; close ad; skip this ad",
    asked:
      "{hate} [to see/to watch/to hear] ad/ads/advert/adverts/advertisement/advertising/commercial/commercials/advertisements/spot; skip/jump_over/jump/leave_out/pass/omit/get_past/go_past/end/stop/close/get_through/get_out_of [past/over] ad/ads/advert/adverts/advertisement/advertising/commercial/commercials/spot; past ad/advert/advertisement/commercial; ad/ads/advert/advertising/commercial is boring/annoying/too_long; another ad/advert/commercial skip_it",
    words: "skip ad advert advertisement commercial advertising past over jump annoying boring",
  },
  {
    named: "next episode; watch/play next episode; play next; next part; following episode; next ep",
    asked:
      "{see}/watch/play/start/go_on_with/go_to/go_on_to/continue_with/move_on_to/carry_on_with next/following episode/part/instalment [of series/of show]; play next part of series/show; go_on/carry_on/continue with series/show; one/an episode further/on/forward/later; what happens next; next one in series",
    words: "next episode following part instalment series show continue further",
  },
  {
    named:
      "episodes; all episodes; episode list; episodes and more; view/show/browse all episodes; more episodes; list of episodes; seasons; episode guide",
    asked:
      "which/what [other/more] episodes/parts/seasons are_there/exist/have_you_got; {see}/browse [list/overview] [of] [all/other/more/further] episodes/parts/seasons; other/more/all episodes/parts [of series/of show]; choose/pick/select/watch another/other/different/certain/an_earlier/earlier episode/part/season; how many episodes/seasons are there; list of episodes; i want different episode",
    words:
      "episodes episode parts seasons season all other list series different another earlier choose overview",
  },
  {
    named:
      "audio description; audio described; described video; descriptive audio; ad narration; description track",
    asked:
      "describe/narrate/tell/explain [me] scenes/picture/pictures/what_happens/what_can_be_seen/what_is_shown/what_happens_on_screen [for blind]; i {cannot} see [well/picture/screen/film]; i am/im blind/partially_sighted/visually_impaired; [with] audio description; version for blind; blind people should be able to follow",
    words: "audio description describe narrate blind scenes seen narration sighted",
  },
  {
    named:
      "dislike; thumbs down; not for me; dont recommend [this]; dont play this [again]; not interested; ban track; hide song; 👎; thumb down; dont like",
    asked:
      "i hate/dislike/detest/cant_stand {song}/{film}; i dont like/care_for/enjoy {song}/{film} [at all]; never/dont play [me] {song} [ever] again; bad/awful/terrible/horrible song/track/film/video [vote it down]; vote it/{song}/{film} down; give it/{song}/{film} thumbs_down/thumb_down; dont recommend/suggest/show [me] it/such_things/things_like_this/{song}/{film} [again]; {song}/{film} is bad/awful/terrible/not_my_taste/not_for_me; not my taste/thing/cup_of_tea; less like this; rate it down; i cant_stand/cannot_stand {song}/{film}; less of this [kind/sort]; {dont} play [me] that/this/it/such_songs again; never play [me] this/that/it/such_songs again; show/say i hate {song}",
    words: "dislike hate awful terrible bad song track vote down thumb never again recommend taste",
  },
  {
    named:
      "go to artist; view artist; artist page; artist; show artist; open artist; artist profile; about artist; more by this artist; go to artist page",
    asked:
      "{see} page/profile of artist/singer/band/musician/group; {see} artist/singer/band/musician [page/profile]; more [songs/music/tracks] by/from/of this/same/artist/singer/band/musician [artist/singer/band/musician/group]; other/more songs/albums/music/works of/by/from this/same/artist/singer/band/musician/him/her/them [artist/singer/band/musician]; who sings/plays/made/wrote {song}; who is singer/artist/band/singing/playing; what else did/has/have artist/singer/band/they/she/he sung/made/recorded/done; tell me about artist/singer/band/musician/group; {see} more from/by/about same/this/the artist/singer/band/musician; what else has/have he/she/they/band/singer recorded/sung/made",
    words: "artist singer band musician page profile more other songs same",
  },
  {
    named: "go to album; view album; album; open album; show album; full album",
    asked:
      "{see} album [of song/it is from]; {see}/play/hear whole/full/entire/rest_of album; which album is {song} on/from; rest of album; album song/it is from",
    words: "album whole full entire rest record",
  },
  {
    named:
      "start radio; song radio; radio; artist radio; similar songs; play similar; more like this; start station; create station; similar; go to radio; start mix; track radio",
    asked:
      "play/show/give_me/find/hear/watch [me] [more/other/some] [songs/music/tracks/films/videos/something/things] like this/it/this_one/this_song; [play/find/hear/give_me] something/songs/music/tracks/films/titles similar; [play/find/hear] similar/related songs/music/tracks/stuff/titles/films; more of that/this kind/sort/style; more like it/this; station/radio from/of/based_on {song}; same kind/style/sort of music; {song} is like_this; in same style",
    words: "radio similar like more related style station kind songs music same",
  },
  {
    named:
      "record; start recording; rec; record programme; record program; record show; record series; set recording; schedule recording; ⏺; ● record; record now",
    asked:
      "record/tape/capture {film}/{song}/radio/call/lesson/talk; start/begin/make [to] recording/taping/record; make recording [of it]; tape it [for me]; i cant watch it/live/now [live/now] record_it/tape_it; save broadcast/programme for later",
    words: "record recording tape capture rec programme broadcast begin start",
  },
  {
    named:
      "go live; jump to live; live; back to live; return to live; skip to live; watch live; live now; ● live",
    asked:
      "catch up with broadcast/live/stream/present; {see}/go/get/jump/skip/back/return [back] [to] live picture/stream/broadcast/point/edge/live; back to/into live [picture/stream/broadcast]; watch/see/hear what is/whats on/happening right_now/now/live/at_moment; i am/im behind; i want to see it live; as it happens; live picture/version/stream not delayed/recorded [one]; go/jump/skip to present/whats_happening_now/now/what_is_happening_now; jump/skip ahead to present/now/live",
    words: "live behind catch up broadcast stream now happening back picture jump",
  },
  {
    named:
      "tv guide; programme guide; program guide; guide; schedule; listings; tv listings; whats on; programme; on air schedule; tv schedule; epg; broadcast schedule; tv programme",
    asked:
      "whats/what_is/what on/is/comes/runs [on] [tv/television/air/radio/telly] tonight/today/later/tomorrow/now; whats/what_is on tv/television/air/radio/telly; when is/does/will film/show/programme/news/series on/start/come/begin/be_on/run; {see} [tv] listings/programme/guide/schedule/whats_on [of/for] [tonight/today/tv/tomorrow]; which films/shows/programmes are on [tonight/today]; tv programme [please]",
    words: "tv television guide listings programme schedule tonight on air telly",
  },
  {
    named:
      "continue watching; resume; continue; resume playback; continue listening; pick up where you left off; resume watching; resume episode; keep watching; carry on watching",
    asked:
      "carry_on/go_on/continue/keep_on/keep/resume watching/listening/playing/where_i_stopped/where_i_left_off/where_i_was/from_there; pick/take [it] up where i left_off/stopped/was; go on/carry on/continue with film/movie/book/episode/series/video [i began/i started/from yesterday/from last time]; finish [watching] film/movie/episode/book/what_i_began/what_i_started/what_i_was_watching; back to where i was/stopped; watch rest [of film/of it]; see end/rest of film/movie/episode",
    words: "continue resume carry watching left off stopped began rest finish yesterday where",
  },
  {
    named:
      "watch/play/start from beginning/start; start over; restart; play from start/beginning; start from beginning; replay; watch again; rewatch; from start; begin again",
    asked:
      "play/watch/start/show/begin/see/hear {film}/{song}/book [all] [over] from start/beginning/top/very_beginning; begin/start at/from/with beginning/start/front; start/begin {film}/{song}/book again/over/anew [from scratch/from beginning/from start]; start/begin [all] over/again/anew; watch/see/play/hear {film} again/once_more/second_time; once more from start/beginning; from top; back to beginning/start [of film/of song]; i missed/have_missed beginning/start/opening [go back]; go/jump/get/take_me back to very/the beginning/start/it; second time; see {film} second_time/again",
    words: "beginning start again over restart scratch top anew once film movie song video watch",
  },
  {
    named:
      "my list; watchlist; saved; my library; library; watch later; watch list; my watchlist; saved videos; saved items; favourites; favorites; saved titles; my favourites; your library; liked songs; collection; bookmarks; wish list",
    asked:
      "what did/do i want/mean/plan/save to watch/see/hear/read [later]; {see} what i have/i saved/i kept/i put saved/kept/put_by/put_aside/by/aside/for_later [for later]; {see} [all] saved/kept/favourite/liked/bookmarked films/movies/songs/videos/series/titles/things/ones/tracks/articles; saved/kept/favourite/liked films/songs/videos/tracks; {see} watchlist/list/library/collection/favourites/favorites/bookmarks; films i saved/kept/put_on_list/wanted_to_see; what have i saved/kept/put_aside; where is/are what_i_saved/what_i_kept/saved_songs/films_i_saved/liked_songs/favourites; films/songs/videos/things/ones i liked/saved/bookmarked/wanted_to_see/wanted_to_watch/kept [some_time/later]; {see} things/ones/songs/films i bookmarked/saved/liked/kept",
    words:
      "list watchlist saved library favourites favorites collection liked kept later films songs want put aside",
  },
  {
    named:
      "history; watch history; recently played; recently watched; listening history; viewing history; recent; play history; recently viewed; viewing activity",
    asked:
      "what did/have/was i/we listen/listened/watch/watched/see/seen/play/played/hear/heard/read/playing/watching/listening [to] [before/earlier/yesterday/last_time/last_week/recently/lately/last_night]; what was on/playing/played before/earlier/just_now/last/yesterday; which/what films/songs/videos/series/tracks/episodes did/have i watch/watched/hear/heard/see/seen/listen_to/listened_to/play/played [before/yesterday/recently/lately/already]; {see} what i watched/listened_to/heard/played/saw/have_watched/have_heard [before/recently/yesterday/last]; {see} [watch/viewing/listening] history; films/songs i watched/heard/listened_to [before/recently/yesterday]",
    words: "history recently watched played listened heard seen yesterday earlier before lately viewed",
  },
  {
    named:
      "clear history; clear watch history; delete history; clear viewing history; erase history; remove history; clear listening history; clear recently played; clear search history; clear browsing history; clear all history; delete watch history",
    asked:
      "{nobody} should/may/must see/know/find_out what i watched/listened_to/heard/played/searched [delete it]; wipe/forget/delete/erase/clear/remove/empty/clean [all] [out] [watch/viewing/search/listening/browsing] history/what_i_watched/what_i_have_watched/what_i_listened_to/what_i_heard/what_i_searched/what_i_have_listened_to/everything_i_watched/everything_i_searched; forget everything i watched/listened_to/searched; leave no traces",
  },
  {
    named:
      "parental controls; kids lock; child lock; parental control; viewing restrictions; content restrictions; restrictions; parental settings; age restrictions; maturity settings; child protection; family controls; parental lock",
    asked:
      "my/the children/kids/son/daughter/kid/child should/must/may/can not/only see/watch/play/hear/use/buy such/this/that/everything/everything_here [kind/sort/thing/things] [of] [thing/things/film/films]; children/kids/son/daughter/kid shouldnt/mustnt/cant see/watch/play/hear/use this/that/such/it/everything [kind/sort] [of] [thing/things/film]; lock/restrict/block/protect/limit it/films/things/content/adult_content/what_children_watch/what_children_may_watch/what_kids_can_see/what_kids_watch [for/from] [kids/children/child]; limit/restrict what children/kids/child/son/daughter may/can/could see/watch/play/use; make it safe for kids/children; protect children/kids/child/son/daughter; keep children/kids away from it/such_films; set age limit; make it safe/suitable for children/kids/son/daughter; son/daughter/child/children/kids/kid must/should/may/can/shall not see/watch/play/hear horror_films/adult_films/violence/such_films/everything",
    words: "parental children kids child lock restrict protect limit age controls safe daughter son adult",
  },
  {
    named:
      "kids; children; kids profile; for kids; family; kids zone; kids section; kids mode; childrens; kids and family",
    asked:
      "something for children/kids/little_one/little_ones/daughter/son/family; {see}/play/watch childrens/kids/family films/programmes/shows/series/section/profile/programs/songs; films/shows/programmes/series/something/songs/videos for children/kids/little_ones/family; what is there for kids/children; kids/children want to watch something; cartoons [for children/kids/friend]; what is/have_you_got there/something for little_ones/kids/children; children/kid/kids/son/daughter/friend wants/want to watch/see something",
    words: "kids children childrens little family films shows programmes something",
  },
  {
    named:
      "switch profile; whos watching; change profile; profiles; switch profiles; manage profiles; switch user; choose profile; who is watching; other profile; change viewer",
    asked:
      "use/choose/take/pick/{change} [to] another/other/different/wifes/husbands/my_wifes/daughters/sons profile/user; {change} profile/viewer/who_is_watching; someone/somebody/daughter/son/wife/husband else/also/now wants/is to_watch/watching [now]; its/it_is not me [watching/here]; its/it_is my/another/wife/husband/daughter/son wife/husband/person/daughter/son/watching [watching]; watch as someone_else/another_user; other profile",
    words: "profile profiles user viewer wrong husband wife",
  },
  {
    named:
      "live chat; chat; open chat; show chat; chat replay; show live chat; join chat; chat room; comments live; stream chat",
    asked:
      "what are/do others/other_viewers/people/viewers/they saying/writing/write/say/chatting [in chat/about it/about stream]; {see} what others/people/viewers are/write saying/writing; talk/write/chat to/with others/other_viewers/viewers/people_watching/audience/host; join [in] conversation/chat/discussion [during stream]; take part in chat/discussion/conversation; {see} chat [of stream]; discuss it/stream/film with others/other_viewers/people; what does/do audience/viewers/others say/think/write; write/say something to others/other_people/audience [watching]",
    words: "chat viewers others live talk write join conversation audience stream",
  },
  {
    named:
      "clip; create clip; make clip; cut clip; trim; save clip; share clip; new clip; ✂ clip; clip moment",
    asked:
      "cut [out] scene/bit/piece/part/moment/highlight [out]; make/create/cut/save/take short/little/small/quick clip/snippet/excerpt/piece [of this/of scene/from video/of stream]; make/create/save clip/snippet/excerpt/highlight [of this/of scene]; save last/past seconds/minute as_clip/as_snippet; clip that/this/scene/moment; keep scene/moment",
    words: "clip snippet cut scene moment short highlight excerpt piece save make",
  },
  {
    named:
      "connect device; connect [a] device; bluetooth devices; bluetooth; pair device; devices; add device; connect speaker; available devices; audio output; output; output device; speaker selection; connect headphones; pair [new] device; connect to device",
    asked:
      "use/connect/pair/choose/hook_up/link/attach/add/set_up [bluetooth/wireless/new] headphones/earphones/speaker/speakers/earbuds/headset/bluetooth_device/phone/watch [with bluetooth/by bluetooth]; sound/it should come out_of/through/from headphones/speaker/speakers/other_speaker; sound comes out of wrong speaker/device; {change}/choose/pick output/audio_output/speaker/sound_output/headphones",
    words:
      "bluetooth headphones earphones speaker earbuds headset connect pair device output through wireless",
  },
  {
    named:
      "explicit content; allow explicit content; explicit lyrics; allow explicit; explicit; mature content; show explicit content; play explicit content; allow explicit songs; adult content; show mature content",
    asked:
      "swear words/swearing/explicit_songs/explicit_lyrics is/are fine/okay/ok/allowed/no_problem [with me/for me]; i dont mind swear_words/swearing/explicit_lyrics/bad_language/explicit_songs; allow/play/show/permit explicit/dirty/uncensored/mature/adult songs/lyrics/words/content/versions; uncensored [versions/please]",
    contrary: {
      named:
        "clean versions only; hide explicit content; block explicit content; safe mode; clean lyrics; filter explicit; restricted mode",
      asked:
        "no/without [any] [more] swear/dirty/explicit/bad/rude/filthy/foul/adult/mature words/lyrics/songs/language/content/swearing; no swearing; {hate} swear_words/swearing/dirty_lyrics/explicit_songs/explicit_lyrics/bad_language/rude_words/explicit_content; {dont} play/show/allow explicit/dirty/adult/mature songs/lyrics/content/things; only clean/decent songs/lyrics/versions; clean versions [only/please]; hide/block/filter explicit/dirty/adult songs/lyrics/content; kid/kids/children listens/listen/is/are too/here/listening [too]",
    },
  },
  {
    named:
      "normalize volume; normalise volume; volume normalization; volume normalisation; loudness normalization; sound check; equal volume; volume levelling; volume leveling; level volume; same volume; auto volume; loudness equalization",
    asked:
      "all/every songs/song/tracks/videos/episodes should/must be equally/same/as loud [loudness/volume]; same/equal/constant/even loudness/volume [level] [for everything/for all songs/everywhere]; some/many songs/tracks/ones are louder/quieter/much_louder than_others [even it out]; even/level [it/loudness/volume] out; normalise/normalize/level/equalise/balance loudness/volume [of songs]; volume/loudness jumps/changes/varies [from song to song]; everything equally/as loud; play everything at same volume/loudness/level",
    words: "normalize normalise loudness volume equal equally same level even balance loud songs",
  },
  {
    named:
      "crossfade; crossfade songs; cross fade; gapless [playback]; smooth transitions; fade between songs; automix; blend songs; crossfade tracks",
    asked:
      "fade/blend/mix/merge/flow [from] one/a song/track into/to next/other/another/following [one/song/track]; songs/tracks/one_song should/must flow/blend/fade/run/go into/over each_other/one_another/next; no/without gaps/gap/breaks/pauses/silence between songs/tracks [blend them]; blend/fade/mix songs/tracks [together/into each other]; fade [in/out] between songs/tracks; {hate} gaps/gap/silence between songs/tracks; smooth transition/transitions [between songs]; gapless please",
    words: "crossfade fade blend smooth transition songs tracks gap gaps flow into between gapless",
  },
];
