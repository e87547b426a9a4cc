import type { UsualEntry } from "./usual.ts";

/** Players of video, music, talk and books; stations and lists. */
export const media: UsualEntry[] = [
  {
    named:
      "autoplay; auto play; autoplay next [episode/video/track/song]; play next [episode/video/in_series/song/track/chapter/book/one] automatically; automatically play next [episode/video/song/track/one]; next episode automatically; start next [episode/video] automatically; continuous play/playback; keep playing; autoplay is on; auto advance; play on automatically; continue automatically; autoplay videos; play videos automatically; play/start/run next [one/episode/video/song/track/chapter] {auto}; {auto} play/start next [one/episode/video/song/track/chapter]; next [one/episode/video/song/track] {auto}; up next autoplay; autoplay previews",
    asked:
      "start/play/continue_with/go_on_to/go_on_with/move_on_to/run/show/begin/launch/put_on next [one/episode/video/song/track/clip/chapter/film/book/show] {auto}; {auto} start/play/continue_with/run/show next [one/episode/video/song/track/clip/chapter/film/book/show]; keep playing; go/play/carry on {auto}; let next [one/episode/video/song] start/play/begin/run [{auto}]; play one after other; continuous playback; next [one/episode/video/song/track] should start/play/begin {auto}; i want next [one/episode/video/song] to start/play {auto}; go/carry/play on {auto}/on_its_own/by_itself when/after one/it/episode/song ends/is_over/is_finished; keep [on] playing when/after this/it/one is finished/over/done/ends; keep [on] playing after this/one; keep them/videos/episodes/songs coming [one after other]; one after other",
    contrary: {
      named:
        "stop after this/current [episode/video/track/song/chapter]; stop after episode/video; dont autoplay; play only one",
      asked:
        "{dont} autoplay/auto_play [next] [one/episode/video/song/videos]; no autoplay/auto_play; turn/switch off autoplay/auto_play; {dont} play/start/starting/playing next/another [one/episode/video/song] [{auto}]; {dont} go/jump/move/carry on to next [one/episode/video/song/book/chapter] [{auto}]; {dont} jump to next [one/episode/video]; stop after this/it/one/episode/video/song [one/episode]; only play one [episode/video]; one episode is enough; pause after episode/video; {dont} let next [one/episode/video] start/play [{auto}]; {dont} keep playing; no automatic playback/continuation; next [one/episode/video/song] should not start/play [{auto}]; i dont want next [one/episode/video/song/chapter/book] to start/play [{auto}]; {dont} start/play/run videos/clips {auto}; videos/clips should not start/play {auto}; no videos that play {auto}; i dont want autoplay; i dont want another/next video/one/film/episode/song to start/come/play/begin; {dont} start/play/begin/run next/another [one/episode/video/song/film]; stop after/when this/it/this_one/film/song/episode is_over/ends/is_finished; i dont want it to go/play/carry on [{auto}]; i dont like/want it when next video/episode/song/one begins/starts [{auto}]; one episode/video is enough [then stop]",
    },
  },
  {
    named:
      "subtitles; captions; closed captions; cc; show subtitles/captions; subtitles on; enable subtitles/captions; turn on subtitles/captions; toggle subtitles/captions; subtitles/cc; live captions; closed captioning; subtitles captions",
    asked:
      "turn/switch/put on subtitles/captions/cc/closed_captions; show/display/use/enable/activate/add/want/have/need/give_me/i_need subtitles/captions/closed_captions; turn/switch/put subtitles/captions/cc on; i want to read along/what_they_say; i cant/cannot hear what they say; with subtitles/captions; show what they say; i cant hear well; read what is said; subtitles/captions please; [put/turn/switch/set] words/text/subs/captions on; show/put/give_me/i_need/i_want/with [me] text/subs/words/writing/what_they_say_in_writing/what_they_are_saying; show what they/he/she say/says/are_saying/is_saying [in writing/as text/as words]; i am/im deaf/hard_of_hearing; i dont/cant/cannot understand/hear/make_out/catch/follow word/what_they_say/what_theyre_saying/what_they_are_saying/them/what_he_says/what_she_says; read along; they mumble/speak_too_fast/talk_too_fast; i want to read what_they_say/dialogue/dialogues/what_is_said; dialogue in writing/as_text; text to/for/of dialogue/film/video",
    words: "subtitles captions subs text writing say read deaf hearing mumble dialogue along",
    contrary: {
      words: "subtitles captions subs hide off away remove",
      named:
        "hide subtitles/captions; turn off subtitles/captions; disable captions/subtitles; subtitles off",
      asked:
        "turn/switch off subtitles/captions/cc/closed_captions; hide/remove/disable/deactivate subtitles/captions/closed_captions; no subtitles/captions; without subtitles/captions; {dont} show subtitles/captions; turn/switch subtitles/captions/cc off; i dont want/need subtitles/captions; take subtitles/captions off/away; get rid of subtitles/captions",
    },
  },
  {
    named:
      "mute; mute sound/audio/video/player; sound off; turn off sound; volume off; silence; toggle mute; audio off; no sound; mute tab; mute all; mute volume",
    asked:
      "silence/quieten/mute/shut_up it/sound/video/player/music/audio/page/volume/radio/stream/station/tv/song/track/film/show/broadcast/game; turn/switch off sound/audio/volume; turn/switch sound/audio/volume off; no sound/sounds/audio; without sound/audio; be quiet; make it silent/quiet; {dont} make any/sound/noise; i want it silent/quiet; quiet please; stop noise; play without sound; i dont want [to hear] sound/anything; turn volume to/down_to zero/nothing; kill/cut/drop sound/audio/volume/noise; cut/turn/shut sound/audio/noise out/off; volume/sound to zero/nothing; hush; shut it up; i dont want to hear it/this/that/anything; no audio",
    words: "mute sound silence silent quiet hush volume audio",
    contrary: {
      named:
        "unmute; sound on; turn on sound; unmute video; unmute sound; enable sound; volume on; tap to unmute; click for sound",
      asked:
        "unmute/un_mute [it/sound/video/player/audio]; turn/switch on sound/audio/volume; turn/switch sound/audio [back] on; i want to hear something/it/sound; with sound; give me sound; i {cannot} hear anything/it; i hear nothing; let me hear it; sound on; sound back on; sound please",
    },
  },
  {
    named:
      "sound; sounds; sound effects; play sounds; key sounds; keyboard sounds; effects; notification sounds; sound on; play sound; click sounds; system sounds; game sounds; button sounds; audio; audio effects; notification sound; message sounds; keypad sounds; enable sounds; alert sounds; sounds and effects; in app sounds",
    asked:
      "turn/switch on sound/sounds/sound_effects; play/make/use/enable sounds/sound/sound_effects; sound/sounds on; with sound/sounds; beep; i want sound/sounds; i want to hear sounds",
    contrary: {
      asked:
        "no sound/sounds/sound_effects/noise/noises/beeps/beeping; {dont} play/make [any] sound/sounds/noise/noises; turn/switch off sound/sounds/sound_effects/noise/noises; silence/mute/quieten/hush keys/buttons/sounds/sound/effects/notifications/game/keyboard/keypad/clicks; turn/switch sound/sounds/sound_effects off; make it/keys/game/notifications silent/quiet; {dont} beep; without sound/sounds; stop beeping/noise/noises/sounds; keys should not make [any] sound/noise; be quiet; i dont want [any] sound/sounds/noise; disable sound/sounds; quiet keys",
    },
  },
  {
    named:
      "play; play now; start; play video; play episode; listen; listen now; watch; watch now; start listening; play all; start playing; play book; play song; play album; play podcast; resume; continue listening; continue watching; start watching; start playback; play track; play audio; play preview",
    asked:
      "start/begin listening/watching/playing/playback; start/begin to listen/watch/play; play it/video/book/song/episode/film/movie/track/album/podcast; start/begin/run video/book/song/episode/film/movie/track/album/podcast/playback/audio; let me listen/watch [to] [it]; let it play/run; i want to listen/watch [it/to it/to book/book/video/film/episode]; i want to hear/see it; get it going; put it on; hear it; listen to book/song/episode/track/podcast/album/it; watch it/video/film/episode/movie; play from_beginning/from_start/from_where_i_stopped; continue/resume [where i stopped/where i left off/listening/watching/playing/playback]; carry on where i stopped/left_off; hit play; music please",
    contrary: {
      words: "pause halt hold freeze interrupt break moment minute second video film music",
      named: "pause; pause video; pause playback; pause track; pause audio; hold; hold playback",
      otherwise: "stop; stop playback; stop video/music",
      asked:
        "pause/stop/halt it/video/book/song/episode/film/movie/track/music/playback/playing/podcast/audio; hold on; stop listening/watching; take break; {dont} play on; hold video/song/film/music; make it stop; stop for moment; interrupt playback/video/music; stop/halt/pause/hold/freeze/interrupt it/{song}/{film}/{sounds}/playback/player for moment/second/minute/now/bit/while/sec; hold on second/moment/minute/sec; freeze it/{film}/playback/picture/frame; i need/want/take break/pause [from video/from film/from it]; one moment; wait moment/second/minute; halt [it/{song}/{film}]; someone/somebody is at door; phone is ringing; i have to answer phone/door; hang on [second/minute/moment]; i will/ill be right_back/back_in_minute",
    },
  },
  {
    named:
      "next; next [video/episode/track/song/chapter/one/clip/title/item]; skip; skip [track/song/video/episode/chapter]; skip forward; next up; play next; play next [video/episode/track/song/chapter]; skip to next [track/song/episode/chapter]; following chapter; next title; forward to next [track/song]",
    asked:
      "next one/song/track/episode/chapter/video/clip [please]; {see} next/following one/song/track/episode/chapter/video/clip; skip [it/one/song/track/episode/video/chapter]; play/start next/following/another [one/song/track/episode/chapter/video/clip]; go/jump/move/skip/switch [on/forward/ahead] to next/following [one/song/track/episode/chapter/video/clip]; one chapter/song/track/episode/video on/forward/ahead/further; one forward/on/further; go/skip/jump/move forward one chapter/song/track/episode/video; i dont like song/track; another song/track/video; not this song/one; next please; on to next one/chapter/song/episode/track; next tune/number/piece/film; i dont like/want {song} [play] another_one/another/next_one/something_else; play/put_on/hear another/other/different/something [one/song/track/tune] [else]; not this/this_one/that [one/song] next/the_next/another; [on] to next/following [one/song/track/tune/piece/video]; skip this/that/current [one/song/track/tune]; i am/im tired of {song}; enough of song/track",
    contrary: {
      named:
        "previous; previous [video/episode/track/song/chapter/one/clip/title/item]; last track/song; previous title; back to previous [track/song]; play previous; play previous [video/episode/track/song]; skip back to previous",
      asked:
        "previous/last/preceding one/song/track/episode/chapter/video/clip [again/please]; {see} previous/preceding one/song/track/episode/chapter/video/clip; play/start previous [one/song/track/episode/chapter/video/clip] [again]; go/jump/move/skip/switch [back] to previous/preceding/last [one/song/track/episode/chapter/video/clip]; one chapter/song/track/episode/video/clip back/backward/backwards/earlier; go/skip/jump/move back one/a chapter/song/track/episode/video; go/skip/jump back [one] chapter/song/track/episode/video; chapter/song/track/episode before; song/track/chapter/episode before; play last song/track again; back one chapter/song/track/episode; one back; play/hear/put_on {song}/one/last_one/last_song/previous/previous_one [before/from_before] [again]; song/tune/track/one before [this/again]; last song/track/tune/one again; [go/get/jump/skip/step] back [one] song/track/tune; [go/get/jump/skip/step] [one] song/track/tune back; back to previous/last/song_before/one_before [song/tune/track/one]; what was song/that/last before/last [song/track]; again song before",
    },
  },
  {
    named:
      "back 30 [seconds/s/sec]; rewind 30 [seconds/s/sec]; skip back 30 [seconds/s/sec]; 30 seconds back; 30s back; go back 30 seconds; jump back 30 seconds; replay 30 seconds; minus 30 seconds; 30 sec back; back 30s; rewind 30s",
    asked:
      "jump/go/skip/move/rewind/wind back [by] half_minute/30_seconds/thirty_seconds/half_a_minute; back/rewind [by] half_minute/30_seconds/thirty_seconds; rewind half_minute/thirty_seconds/30_seconds; half_minute/thirty_seconds/30_seconds back/backwards; play last half_minute/thirty_seconds/30_seconds again; repeat last half_minute/thirty_seconds/30_seconds; hear/see last half_minute/thirty_seconds/30_seconds again; last half_minute/thirty_seconds again",
  },
  {
    named:
      "back 10 [seconds/s/sec]; rewind 10 [seconds/s/sec]; skip back 10 [seconds/s/sec]; 10 seconds back; 10s back; go back 10 seconds; jump back 10 seconds; replay 10 seconds; minus 10 seconds; replay 10",
    asked:
      "jump/go/skip/move/rewind/wind back [by] 10_seconds/ten_seconds; back/rewind [by] 10_seconds/ten_seconds; 10_seconds/ten_seconds back/backwards; play/repeat/hear/see last 10_seconds/ten_seconds again; repeat last 10_seconds/ten_seconds",
  },
  {
    named:
      "back 15 [seconds/s/sec]; rewind 15 [seconds/s/sec]; skip back 15 [seconds/s/sec]; 15 seconds back; 15s back; jump back 15 seconds",
    asked:
      "jump/go/skip/move/rewind/wind back [by] 15_seconds/fifteen_seconds/quarter_of_minute/quarter_minute; back/rewind [by] 15_seconds/fifteen_seconds; 15_seconds/fifteen_seconds back/backwards; play/repeat/hear last 15_seconds/fifteen_seconds again",
  },
  {
    named:
      "forward 30 [seconds/s/sec]; skip [forward/ahead] 30 [seconds/s/sec]; 30 seconds forward/ahead; fast forward 30 seconds; jump forward 30 seconds; plus 30 seconds; forward 30s",
    asked:
      "jump/go/skip/move/wind forward/ahead/on [by] half_minute/30_seconds/thirty_seconds; forward/skip [by] half_minute/30_seconds/thirty_seconds; half_minute/thirty_seconds/30_seconds forward/ahead/on/further; skip next half_minute/thirty_seconds/30_seconds",
  },
  {
    named:
      "forward 10 [seconds/s/sec]; skip [forward/ahead] 10 [seconds/s/sec]; 10 seconds forward/ahead; jump forward 10 seconds; forward 10s",
    asked:
      "jump/go/skip/move/wind forward/ahead/on [by] 10_seconds/ten_seconds; forward/skip [by] 10_seconds/ten_seconds; 10_seconds/ten_seconds forward/ahead/on/further; skip next 10_seconds/ten_seconds",
  },
  {
    named:
      "shuffle; shuffle play; random; random order; shuffle all; play in random order; random play; toggle shuffle; shuffle songs; mix; shuffle mode; shuffle tracks; turn on shuffle; enable shuffle; shuffle queue; shuffle playlist; play randomly",
    asked:
      "play [it/songs/tracks/them/everything/list/playlist/all/music] in random/any/mixed/shuffled order; mix/shuffle [up] [songs/tracks/list/playlist/order/them/everything/music]; random order; play [songs/tracks/them/list/playlist/music] randomly/at_random/mixed_up; turn/switch on shuffle/random_order/random_play; surprise me; i dont want them in order/in_same_order; turn/switch shuffle/random_order on; songs in random order; any order; use random order; mix/shake/jumble songs/tracks/list/music/order/it/them up; random mix/selection/songs/music; play/put [songs/tracks/them/it/music] at/in random [order]; [not] always in same order; i dont want same/usual order; play songs/them in any/no_particular/different/mixed order; throw them/songs together/about; jumble order; scramble [order of] songs/tracks/order; not in usual/same/this/normal order; everything jumbled/mixed [up]",
    words: "shuffle random mix mixed order songs tracks jumble play any",
    contrary: {
      named: "play in order; turn off shuffle",
      asked:
        "turn/switch off shuffle/random_order/random_play; play [songs/tracks/them/list/playlist] in order/one_after_other/in_right_order; no shuffle/random_order/mixing; {dont} shuffle/mix [songs/tracks/them/playlist/list/up]; turn/switch shuffle off; not in random order; in order please; keep order; right order",
    },
  },
  {
    named:
      "repeat; loop; repeat all; repeat song/track; repeat one; play again; loop song/track/video; repeat mode; turn on repeat; loop playback; on repeat; repeat playlist; enable repeat; repeat this",
    asked:
      "put it/song/track/playlist/this on repeat/loop; repeat/loop [it/song/track/video/playlist/everything] [forever/endlessly/over_and_over/again]; play [it/song/track/video/playlist] over_and_over/again_and_again/in_loop/on_loop/on_repeat/endlessly/in_endless_loop/forever/in_circle; turn/switch on repeat/loop; keep repeating [it/song/track]; start again when finished/it_ends; turn/switch repeat/loop on; put it on repeat; keep playing song/track; [play it/play song/it/song] over and over [again]; again and again; keep/go_on playing {song}/it; when it/song ends/is_over/stops start/play/begin [it] again/over; play {song} again when/after it ends/is_over/is_finished; put/set/play {song} in/on/into loop/repeat; nonstop; round and round; endless loop; over again and again; let {song} run/play in [endless] loop/circles; run/hear/listen_to {song} nonstop/all_the_time/endlessly; start over/again whenever/when/once/as_soon_as it/song is/has finished/over/ended",
    words: "repeat loop again over song forever endless",
    contrary: {
      named: "turn off repeat; no repeat; repeat off",
      asked:
        "turn/switch off repeat/loop; {dont} repeat/loop/repeating [it/song/track/anything/playlist]; play [it/song/track] only/just once; stop repeating/looping; no repeat/loop; once is enough; turn/switch repeat/loop off",
    },
  },
  {
    named:
      "full screen; fullscreen; enter full screen/fullscreen; full screen mode; toggle full screen/fullscreen; maximise; maximize; view full screen; go full screen; expand to full screen; bigger player; view fullscreen",
    asked:
      "make it/video/picture/player/window/image bigger/larger/full_screen/big/fill_screen/fullscreen; fill [whole] screen; use/show [it/video/picture] on/in whole/entire/full screen; [switch/go/change] to full screen/fullscreen [mode/view]; watch/see/view/look_at [it/video/picture] on/in whole/entire/full screen; full screen/fullscreen please; show [it/video] big/full_size/full_screen/fullscreen; maximise/maximize/enlarge video/player/picture/it; i want it/to_see_it bigger/big/full_screen/fullscreen; watch [it/video] in full_screen/fullscreen; go big; blow it up; use whole screen; make [video/picture/it/film/player] fill whole/entire/full screen/monitor/display; fill/use/take whole/entire/full screen/monitor/display; blow up/enlarge/maximise/maximize picture/video/image/film/it/player; see/watch/view/have [it/video/film/picture] bigger/larger/big/on_big/on_full_screen; watch [it/film/video] on full/whole/entire screen; hide everything_else/everything_but_video/rest; use/take all/whole/entire [of] [screen/monitor] for film/video/picture/it; picture/video/film over/on/across whole/entire/full monitor/screen/display; {film}/picture is [too] tiny/small [enlarge it]",
    words: "full screen whole entire fill monitor maximise maximize big bigger enlarge blow",
    contrary: {
      named:
        "exit full screen/fullscreen; leave full screen/fullscreen; minimise; minimize; close full screen",
      asked:
        "exit/leave/end/quit/get_out_of/stop/close full_screen/fullscreen [mode]; make it/video small/smaller/normal [again]; no full screen; {dont} use full_screen; back to normal/small size/view/window",
    },
  },
  {
    named:
      "picture in picture; mini player; miniplayer; pop out; popout; pop out player; small player; floating player; pip; picture in picture mode; detach player; mini player mode",
    asked:
      "watch [it] in small/little window/corner; keep watching while i_do_something_else/browsing/i_browse; show/make/put [it/video/player] in corner/small_window/little_window; shrink player/video; float video/player; little/small/floating window/player; play in picture_in_picture; pop video/player/it out; make player/video small; keep [it/video/film] playing in/as small/little/tiny/floating/separate window/corner/box; [watch/see/keep] it/video/film while i do/work/read/browse/write [something_else/other_things/on]; i want to do/read/browse something/other else/things while_watching/at_same_time; make/put/shrink/move it/video/player/film [small/smaller/down] [in/into/to] [corner/small window]; float video/film/player/it; shrink/detach/pop_out player/video/film/it [to/into] [corner]; separate window for video; keep watching/playing [it] in corner/small_window/little_window [while i browse/while browsing/while i work]; [it/{film}/video/picture] in tiny/small/little/separate window/corner",
    words: "picture small little tiny corner window float floating shrink pop detach mini video player",
  },
  {
    named: "sleep timer; timer; set sleep timer; bedtime timer; turn off after",
    asked:
      "stop/end/turn_off/switch_off playing/playback/it/music/book [by itself] [after while/in while/later/when i fall asleep/at bedtime]; set/use/start sleep timer/sleep_timer; turn itself off [after while/later]; fall asleep with it; go to sleep with it; i want to fall asleep [to it/with it]; i am going to sleep; im going to bed/sleep; stop when im asleep/i_sleep; set timer for sleeping; stop/turn_off/switch_off/end [playing/music/it/radio/book] when/after/once i/i_am/im/ive/i_have fallen_asleep/asleep/sleeping/fall_asleep/sleep; fall asleep with/to/while it/music/book/radio/listening; turn/switch [itself/it/music/radio] off automatically/by_itself/in_half_hour/in_hour/in_30_minutes/at_night/after_half_hour/after_30_minutes/at_midnight/later; set/start/use timer to/for stop/end/sleep/turn_off/sleeping; dont play all night; stop [playing] after half_hour/30_minutes/hour/while; i am/im going to_bed/to_sleep; i often/always fall asleep [while listening]",
    words: "sleep asleep timer bed bedtime night fall stop automatically later",
  },
  {
    named:
      "add bookmark; bookmark; bookmark this; bookmark page; bookmark position; set bookmark; save bookmark; new bookmark; bookmark this page; add clip; mark position; mark page; mark spot; place bookmark",
    asked:
      "remember/mark/keep/save/note [current] spot/place/position/point/page/moment/where_i_am/passage; set/place/put/make/leave/add/create bookmark [here]; remember where i am/stopped; mark where i am/stopped; note page/place; bookmark it/spot/page/here/place; keep place; come back to spot/place/it later; put bookmark in; i want to find spot/place/page again; remember page/place/passage for later; save place",
  },
  {
    named:
      "download; download for offline; save offline; make available offline; offline; download episode; download book; save for offline; available offline; download for offline use/listening/viewing/reading; download to device; keep offline; offline access; download title; listen offline; watch offline; read offline; download audiobook; download map; use offline",
    asked:
      "download/save/keep/get it/book/episode/video/song/map/album/film/playlist [for offline/offline/to device/to phone/for later/for trip/for journey/for plane/for train]; make it/book/episode/video/map available offline; use/read/watch/listen/hear/see/have it/book/episode/video/map offline/without_internet/without_connection/on_plane/on_train/without_network; listen/watch/read offline/without_internet/without_connection; i have/will_have no internet [later/there/on_plane]; i wont have internet/connection; save/download it so i can listen/watch/read/use_it on plane/train/way/road/journey/trip; take it with me/along; i want it offline; i want to listen/watch/read without_internet/offline/on_plane/on_train; put it on phone/device; have it on phone/device; offline please; save/keep/put/store/get it/{film}/{song}/book/episode on/onto/to phone/device/computer/tablet/laptop/disk; listen/watch/read/play/hear/have [it] offline/without_internet/without_network/on_plane/on_flight/on_train/in_plane/underground; keep/save/make/have it/{film}/{song}/book [for] [when] i have/ive/ive_got/available no/without/offline [internet/network/signal/connection/reception]; make it/{film}/{song} available offline/without_internet/without_network; no internet/network/signal there/on_plane/where_i_go; for flight/plane/journey/train",
    words: "download offline save keep phone device plane flight internet network signal without available",
  },
  {
    named:
      "listen to sample; sample; play sample; preview; listen to preview; play preview; hear sample; read sample; trailer; watch trailer; play trailer; free sample; try sample; look inside; read preview; read excerpt; listen to extract; listen to excerpt; extract; excerpt; free preview; hear preview; play extract; read extract; preview book; download sample",
    asked:
      "listen to/hear/play/read/see/watch/try/show/give_me/let_me_hear bit/little/part/sample/extract/excerpt/preview/trailer/piece/some/taste [of it/first/before]; let me hear/read/see/listen_to bit/little/part/piece/some [of it] [first/before i buy]; try it before buying/i_buy/i_decide; hear what it sounds like; what does it sound like; how does it sound; read first pages/few_pages; look inside [book/it]; taste of it; get impression of it; watch/see/show/play trailer/preview; play sample; read/hear it before i buy [it]; can i try it; try it out first; sample please; hear few minutes",
  },
  {
    named:
      "my list; add to [my] list; add to watchlist; watchlist; add to watch list; add to my watchlist; watch later; save for later; save to watch later; save to list; bookmark; add to favourites; add to favorites; favourite; favorite; add to wish list; add to wishlist; add to watch later; add to reading list; read later; save to reading list; add to library; save to library; save to my list; want to read; want to watch; listen later; save episode; save to watchlist; add to saved; keep for later; add to collection; save title; add series to list; add to queue",
    asked:
      "put/add/save it/series/show/film/movie/video/book/title/song/album/article/recipe/episode [on/to/in/onto] [watch/reading/watch_later] list/watchlist/watch_list/reading_list/watch_later/favourites/favorites/library/wish_list/wishlist/collection/my_list/later_list [for later]; remember/keep/save it/series/show/film/movie/video/book/title/article/episode for later/another_time/some_other_time/weekend/tonight; watch/read/see/hear/listen_to it/series/show/film/movie/video/book/article/episode later/another_time/some_other_time/tomorrow/tonight; i want to watch/read/see/hear it/series/show/film/movie/video/book/article/episode later/another_time/tomorrow/tonight/some_time; bookmark it/article/series/show/film/movie/video/book/recipe; save to [watch/reading] list; put it/series/show/film/movie/book/video on list; i dont have time now; i will watch/read it later; favourite/favorite it/song/series/video; make it/song favourite/favorite; note it/film/series/book for later; add to list/favourites/watchlist",
    contrary: {
      named:
        "remove from [my] list; remove from watchlist; remove from watch list; remove from favourites; remove from favorites; unsave; remove from library; remove from reading list; remove from wish list; remove from wishlist; remove from shelf; delete from library; unfavourite; remove from saved; in your list; remove bookmark; take off list; remove from watch later; remove from collection; remove from my library; remove from bookshelf",
      asked:
        "{remove}/take/strike it/series/show/film/movie/video/book/title/song/article from/off/out_of/off_of [watch/reading] list/watchlist/watch_list/reading_list/favourites/favorites/library/shelf/wish_list/wishlist/collection/watch_later; i dont want it/series/show/film/book on list/shelf/watchlist [any_more]; unsave/unfavourite it/article/series; forget series/show/film/movie/book; i wont watch/read it [any_more]; strike it off list; take it off [list]; it can go from list/library/shelf; no longer on list",
    },
  },
  {
    named:
      "rate [this] [title/book/film/movie/video/episode/recipe/product/app/course/place/song/show/series/item/game/trip/stay/ride/driver/seller/delivery/purchase/order/visit]; rate it; leave rating; give rating; give stars; star rating; rate and review; write review; leave review; review; your rating; rate now; add rating; rate and comment; leave feedback; submit rating; review title; review book; review product; add review; review this; share your opinion; rate us; write a review; tell us what you think; your review; post review; review stay; review trip; evaluate",
    asked:
      "give it/book/film/movie/video/recipe/product/course/title/song/game/seller/them some/stars/rating/review/marks/points [stars]; rate/review/evaluate/judge it/book/film/movie/video/recipe/product/course/title/episode/song/game/app/place/stay/trip/seller; say/write/tell [people] what i think [of it/about it]; leave/write/give/post/add/submit stars/rating/review/opinion; tell others/people/you how i liked_it/it_was/good_it_is; i want to say how i liked it; i liked it; say how it was; write something about it; share opinion; give opinion; let others know what i think; how many stars; vote for it; i want to review/rate it; say how much i liked it",
  },
  {
    named:
      "reviews; customer reviews; all reviews; see [all] reviews; read reviews; ratings; ratings and reviews; reviews and ratings; view reviews; show reviews; show all reviews; what readers say; what customers say; opinions; listener reviews; guest reviews; user reviews; read all reviews; ratings and comments; testimonials; feedback; reader reviews; show all ratings",
    asked:
      "{see}/hear what {others}/other_customers/other_guests/other_readers/other_listeners/customers/readers/guests/buyers/listeners think/thought/say/said/wrote/write/have_said [of it/about it/about book/about product/about place]; {see} [all] [customer/reader/guest/user/other] reviews/ratings/opinions; is it any good; is it good; how good is it; how is it rated; how was it rated; what do {others}/customers/guests/readers think/say [of it/about it]; how did {others} like it; did {others} like it; opinions of {others}; what did {others} think/say [of it/about it]; was it good for {others}",
  },
  {
    named:
      "chapters; contents; table of contents; chapter list; all chapters; toc; show chapters; list of chapters; view chapters; view contents; show contents; outline; in this article; on this page; show table of contents; index",
    asked:
      "{see}/list [all] chapters/contents/table_of_contents/list_of_chapters/toc/outline; {see} table of contents; what chapters are there; which chapters are there; what is in it; how is it divided; overview of chapters; go to a/certain/another/different chapter; pick/choose chapter; jump to chapter; whats in book",
  },
  {
    named:
      "mark as finished; finished; mark finished; mark as read; mark as watched; mark as complete; mark complete; mark as completed; mark as done; mark done; i finished it; watched; i have read it; already read; already watched; completed; seen it; mark as played; mark as listened; mark as seen; set as read; set as finished",
    asked:
      "im/i_am/ive/i_have done/finished/through with it/book/course/lesson/chapter/episode/film/series/task; im/i_am done/finished; i finished/completed/ended it/book/course/lesson/chapter/episode/film/series; i have/ive finished/completed/read/watched/seen/heard/ended [all of] it/book/course/lesson/chapter/episode/film/series; mark/tick/set/check it/book/course/lesson/chapter/episode/film/series/task [off] [as] done/finished/read/watched/completed/complete/seen/over/heard; i know film/book/episode already; i know it already; tick it/lesson/chapter/episode off; seen/read/heard it already; already seen/read/heard [it]; i am through; finished with it",
    contrary: {
      named:
        "mark as unfinished; mark as unread; mark as unwatched; not finished; mark as not done; mark as incomplete; mark as unplayed",
      asked:
        "mark/set it/book/course/lesson/chapter/episode as not/not_yet done/finished/read/watched/complete; mark/set it/book/course/lesson/chapter/episode as unfinished/unread/unwatched/incomplete/unplayed; im/i_am not done/finished [yet] [with it/book]; i have not finished it/book; not finished yet",
    },
  },
  {
    named:
      "skip silence; skip silences; trim silence; skip pauses; skip silent parts; remove silence; shorten silence; cut silence; smart speed; skip gaps; shorten pauses",
    asked:
      "skip/leave_out/cut/cut_out/jump_over/shorten/trim/drop/remove/omit silence/silences/silent_parts/pauses/gaps/silent_bits/quiet_parts/breaks/long_pauses; leave silence/silences/silent_parts/pauses/gaps/quiet_parts out; cut silence/silences/pauses/silent_parts/gaps out; no pauses/silences/gaps; i dont want [to hear] pauses/silence/silences; without pauses/gaps; without silence; jump over where nobody speaks; skip parts where nobody speaks/talks",
    contrary: {
      asked:
        "{dont} skip/cut/trim/shorten/leave_out silence/silences/silent_parts/pauses/gaps; keep/leave silence/silences/pauses/gaps/silent_parts [in]",
    },
  },
  {
    named:
      "private listening; private session; incognito; private mode; incognito mode; private; hide activity; listen privately; private viewing; dont share activity; hide listening activity; private browsing; secret mode; start private session; hide what i listen to",
    asked:
      "listen/watch/browse/read/search privately/secretly/in_private/in_secret/incognito/unseen/unnoticed; {nobody} should/may/can see/know what i listen_to/hear/watch/read/play; {dont} show/share/tell {others} what i listen_to/hear/watch/read/play; {dont} show/share [listening/watching] activity [to others/with others]; hide [listening/watching] activity [from others/from friends]; hide what i listen_to/hear/watch/read/play [from others]; turn/switch on private_mode/incognito/private_session/incognito_mode; keep what i listen_to/watch/read private/secret/to_myself; i want to listen/watch/read/browse privately/secretly/unseen/in_private; start/use private/incognito session/mode; i dont want {others} to see what i listen_to/hear/watch/read; go incognito; [nobody/no_one] [should/may/must] know/see/find_out what i listen_to/hear/watch/am_listening_to/play; hide/conceal what i hear/am_hearing/listen_to/am_listening_to/watch/play/im_hearing/im_listening_to; listen/watch/hear/play in secret/private/privately/secretly/incognito; keep it secret/private/to_myself",
    words: "private privately secret incognito hide listen listening session",
    contrary: {
      named:
        "share activity; share listening activity; show activity; show what i listen to; public listening; share what i listen to",
      asked:
        "show/share [listening/watching] activity [to others/with others/with friends]; {others} may/can/should see/know what i listen_to/hear/watch/read/play; share what i listen_to/hear/watch/read/play; end/leave/turn_off/stop private/incognito session/mode; turn/switch off private_mode/incognito/private_session",
    },
  },
  {
    named:
      "stream over wi fi only; wi fi only; stream on wi fi only; download over wi fi only; only wi fi; download on wi fi only; use wi fi only; wifi only; download over wifi only; stream over wifi only; stream only on wi fi/wifi; only download on wi fi/wifi; save mobile data; data saver; save data; use less data; dont use mobile data",
    asked:
      "save/spare [mobile] data; use less [mobile] data; {dont} use [any/up] [mobile/phone] data; only [use/stream/download/play] with/on/over/in/by wifi/wi_fi/wlan; stream/download/play only with/on/over/in wifi/wi_fi; stream/download/play [it] over/on/with wifi/wi_fi only; keep off mobile data; no mobile data; not over mobile network; turn on data saver; dont waste data; {dont} stream/download over/on/with mobile/mobile_data/mobile_network/phone_network; wifi/wi_fi only; i have/ive/ive_got little/hardly_any/only_a_bit_of/not_much/almost_no [mobile] data [left/volume]; {dont} use/waste/eat [up] [all] [mobile/phone] data; my/mobile data is/runs/are running/nearly out/short/low/used_up; use/need/take less/little data/mobile_data; spare/economise_on [mobile] data/data_volume; with less data",
    words: "data mobile saver save less wifi little use",
    contrary: {
      named:
        "use mobile data; allow mobile data; stream over mobile data; stream over cellular; use cellular data; download over mobile data",
      asked:
        "use/allow mobile_data/cellular_data/mobile_network [too]; stream/download/play also/even with/on/over/without mobile_data/wifi/mobile/wi_fi/mobile_network; also without wifi/wi_fi; i have enough data; mobile data is fine; stream everywhere; not only on wifi/wi_fi; stream/download over mobile_data too",
    },
  },
  {
    named:
      "highest quality; best quality; high quality; hd; high definition; 4k; 1080p; full hd; quality high; better quality; ultra hd",
    asked:
      "highest/best/better/high/higher/top/full quality/resolution/definition [please]; in best/highest/better/full quality; show [it] in hd/high_definition/best_quality/highest_quality; sharper picture/image; make picture/image/it/video sharper/clearer; picture/image/video is blurry/blurred; its blurry; in hd",
  },
  {
    named:
      "follow; follow {person}; follow author; follow artist; follow channel; follow page; follow show; follow podcast; follow creator; subscribe; subscribe to channel; subscribe to podcast; subscribe to show; subscribe to author; follow host; follow blog; follow us; follow company; follow band; follow topic; subscribe to thread; follow project; follow shop; follow seller; follow writer; follow series; follow playlist; watch repository; follow discussion; subscribe to topic; follow thread; get updates; follow organiser; follow organizer",
    asked:
      "follow/subscribe_to author/writer/artist/channel/page/podcast/creator/host/blog/company/band/topic/series/shop/seller/thread/discussion/show/singer/musician/them/him/her/playlist/project; let me know when/if author/writer/artist/channel/band/company/they/she/he has/have/publishes/releases/posts/uploads something/anything/new [new/one/book/song/video/more]; tell/notify/inform me of/about new books/songs/videos/episodes/posts/releases [by/from/of] [author/writer/artist/channel/them/him/her/band]; keep me posted/informed/updated/up_to_date on/about/with author/writer/artist/channel/band/topic/thread/discussion/project/them; i want to follow author/writer/artist/channel/podcast/series/band/topic/company/them/him/her; stay up to date with author/writer/artist/channel/band/company/topic; hear more from author/writer/artist/channel/band/them/him/her; dont miss anything from/by/of author/writer/artist/channel/band; become follower/fan/subscriber [of author/writer/artist/channel/band/page]; subscribe [to podcast/channel/show]; i like author/writer/artist/channel",
    contrary: {
      named:
        "unfollow; unfollow author/artist/channel/page; unsubscribe; stop following; following; subscribed; unsubscribe from channel; unfollow channel",
      asked:
        "unfollow/unsubscribe_from author/writer/artist/channel/page/podcast/creator/host/blog/company/band/topic/series/shop/seller/thread/discussion/show/them/him/her; {dont}/no_longer follow/following author/writer/artist/channel/page/podcast/creator/host/blog/company/band/topic/series/thread/discussion/them/him/her; i dont want to follow author/writer/artist/channel/podcast/series/band/topic/them/him/her [any_more]; i dont want/need to hear from author/writer/artist/channel/band/them [any_more]",
    },
  },
  {
    named:
      "like; i like this/it; like [this] video/post/song/photo/picture/article/comment/story/track/album/playlist/recipe; thumbs up; give thumbs up; i like it; love; heart; helpful; upvote; applaud; clap; give like; love it; recommend; add like",
    asked:
      "like it/video/post/song/photo/picture/article/story/track/clip/episode/playlist/recipe/podcast; give it/video/post/song/photo/picture/article/story/track/clip like/thumbs_up/heart/thumb_up; i like/love it/video/post/song/photo/picture/article/story/track/clip/episode/recipe; thumbs up [for it/video/post]; put/leave like/heart/thumbs_up [on/for/under] [it/video/post/photo/picture/song]; heart it/video/post/photo/song; say i like it/video/post/song; i like it; say that i like it/video/post/song; upvote it/post; tell them i like it; show i like it; mark/note it/song/{song} as_one_i_love/as_liked/as_favourite/as_good; show/say/tell_them [that] i enjoy/love/like {song}/{film}; thumbs/thumb up from_me/please; {song} is brilliant/great/good/lovely/wonderful/fantastic [rate it up/tell them/mark it]; great/lovely/brilliant/good/nice/fantastic song/track/video/tune",
    contrary: {
      named:
        "unlike; remove like; dislike; thumbs down; i dont like it; not for me; downvote; i dislike it; give thumbs down; liked",
      asked:
        "unlike it/video/post/song/photo/picture/article/track; take back like; take like back; remove like; i dont like it/video/post/song/track/clip [any_more]; dislike it/video/post/song/track/clip; give it/video/post/song thumbs_down/dislike; thumbs down [for it/video/post]; downvote it/post; i dislike/hate it/video/post/song",
    },
  },
];
