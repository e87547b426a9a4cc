import type { ConceptEntry } from "./concept.ts";

/** Playing, recording and pictures. */
export const media: ConceptEntry[] = [
  {
    name: "play",
    kind: "action",
    words:
      "play, play back, playback, start playing, start video, start music, start playback, start film, " +
      "start song, start movie, start the podcast, watch video, resume playback, press play",
    weak: "start, watch, listen, resume",
    signs:
      "play, play circle, circle play, play arrow, play fill, play btn, player play, paused, is paused, play pause, playpause, toggle play, play toggle, ▶, ⏵, ►, ⏯",
    opposites: "pause, stop",
  },
  {
    name: "pause",
    kind: "action",
    words: "pause, hold playback, stop for a moment, pause playback",
    weak: "stop, hold, break",
    signs:
      "pause, pause circle, circle pause, player pause, playing, is playing, play pause, playpause, toggle play, play toggle, ⏸, ❚❚, ‖, ⏯",
    opposites: "play, resume",
  },
  {
    name: "resume",
    kind: "action",
    words:
      "resume, continue playing, continue watching, pick up where i left off, unpause, carry on watching",
    weak: "continue, play, restart",
    signs: "play, resume, play arrow, ▶",
    opposites: "pause, stop",
  },
  {
    name: "rewind",
    kind: "action",
    words:
      "rewind, jump back, skip back, go back ten seconds, back 10 seconds, back ten seconds, " +
      "jump back ten seconds, skip backward, skip backwards, rewind 10 seconds, jump backwards",
    weak: "back, replay",
    signs:
      "rewind, backward, fast rewind, replay 10, rotate left, skip backward, replay 30, replay 5, ⏪, ◀◀, " +
      "↺",
    opposites: "fast forward",
  },
  {
    name: "fast forward",
    kind: "action",
    words:
      "fast forward, jump ahead, skip ahead, forward 10 seconds, forward ten seconds, jump forward, " +
      "skip forward, forward 30 seconds, jump forward ten seconds, wind forward, jump on",
    weak: "forward, ahead",
    signs: "fast forward, forward, forward 10, forward 30, skip forward, forward 5, ⏩, ▶▶, ↻",
    opposites: "rewind",
  },
  {
    name: "next track",
    kind: "action",
    words:
      "next track, next song, next video, next episode, skip song, skip track, following song, " +
      "following track, skip to next song, play next, skip this song",
    weak: "next, skip",
    signs:
      "skip next, skip end, forward step, step forward, next track, player skip forward, skip forward, " +
      "skip end fill, ⏭",
    opposites: "previous track",
  },
  {
    name: "previous track",
    kind: "action",
    words:
      "previous track, previous song, last song again, song before, track before, previous episode, " +
      "previous video",
    weak: "previous, back",
    signs:
      "skip previous, skip start, backward step, step backward, previous track, player skip back, " +
      "skip back, ⏮",
    opposites: "next track",
  },
  {
    name: "shuffle",
    kind: "action",
    words: "shuffle, random order, play randomly, mix up, randomise, randomize, random",
    weak: "mix",
    signs: "shuffle, random, arrows shuffle, 🔀",
    opposites: "in order",
  },
  { name: "in order", kind: "quality", words: "in order, play in order, one after another" },
  {
    name: "loop",
    kind: "action",
    words:
      "loop, repeat song, repeat track, play again and again, repeat all, repeat one, on repeat, " +
      "play on loop",
    weak: "repeat, again",
    signs: "repeat, loop, repeat 1, repeat one, infinity, 🔁, 🔂",
  },
  {
    name: "mute",
    kind: "action",
    words:
      "mute, mute sound, turn off sound, turn off volume, turn sound off, turn sound * off, " +
      "turn volume off, switch sound * off, silence, no sound, switch off sound, sound off, " +
      "turn off audio, make silent, switch sound off",
    weak: "quiet, quieten",
    signs:
      "mute, volume mute, volume off, volume xmark, volume x, volume slash, speaker slash, volume, " +
      "volume up, volume high, speaker, 🔇, 🔈, 🔊",
    opposites: "unmute",
  },
  {
    name: "unmute",
    kind: "action",
    words:
      "unmute, turn on sound, turn sound on, sound on, turn sound * on, switch on sound, turn on audio, " +
      "switch sound on",
    signs: "unmute, volume up, volume high, volume 2, 🔊",
    opposites: "mute",
  },
  {
    name: "volume",
    kind: "thing",
    words: "volume, loudness, sound level, sound volume",
    weak: "sound, audio",
    signs: "volume, volume up, volume high, volume down, speaker, volume low, 🔊, 🔉",
  },
  {
    name: "volume up",
    kind: "action",
    words:
      "volume up, turn volume up, turn up volume, louder, turn * volume up, make * louder, " +
      "increase volume, turn sound up, turn up sound, turn music up",
    weak: "turn * up",
    signs: "volume up, volume plus",
    opposites: "volume down",
  },
  {
    name: "volume down",
    kind: "action",
    words:
      "volume down, turn volume down, turn down volume, quieter, softer sound, turn * volume down, " +
      "make * quieter, decrease volume, turn sound down, turn down sound, turn music down, lower volume, " +
      "reduce volume",
    weak: "turn * down",
    signs: "volume down, volume low, volume minus",
    opposites: "volume up",
  },
  {
    name: "subtitles",
    kind: "thing",
    words: "subtitles, captions, closed captions, subtitle, caption, cc subtitles",
    weak: "cc",
    signs: "subtitles, closed captioning, closed caption, badge cc, captions, cc",
  },
  {
    name: "playback speed",
    kind: "thing",
    words: "playback speed, playback rate, play faster, play slower",
    weak: "speed, tempo, faster, slower",
    signs: "speed, playback speed, gauge, gauge high",
  },
  {
    name: "video quality",
    kind: "thing",
    words: "video quality, resolution, picture quality, image quality, hd",
    weak: "quality, definition",
    signs: "hd, high quality, badge hd, 4k",
  },
  {
    name: "record",
    kind: "action",
    words: "record, start recording, make recording, recording, record audio, record sound, record voice",
    weak: "capture, tape",
    signs: "record, mic, microphone, record circle, record btn, fiber manual record, record vinyl, ⏺, 🔴, ●",
  },
  {
    name: "microphone",
    kind: "thing",
    words:
      "microphone, mic, voice input, dictate, dictation, voice typing, speech input, speak instead of typing",
    weak: "voice, audio input, speak",
    signs: "microphone, mic, mic fill, keyboard voice, 🎤, 🎙",
  },
  {
    name: "mute microphone",
    kind: "action",
    words:
      "mute microphone, mute myself, mute me, turn off microphone, turn microphone off, turn off mic, " +
      "turn mic off, microphone off, mic off, mute mic, switch off my microphone",
    weak: "mute",
    signs: "microphone slash, mic off, mic mute, microphone off, mic slash",
    opposites: "unmute microphone",
  },
  {
    name: "unmute microphone",
    kind: "action",
    words:
      "unmute microphone, unmute myself, unmute me, turn on microphone, turn microphone on, turn on mic, " +
      "turn mic on, microphone on, mic on",
    weak: "unmute",
    opposites: "mute microphone",
  },
  {
    name: "camera",
    kind: "thing",
    words: "camera, webcam, take picture, take photo, take photograph",
    signs: "camera, camera alt, photo camera, webcam, camera video, 📷, 📸",
  },
  {
    name: "camera off",
    kind: "action",
    words:
      "camera off, turn off camera, turn camera off, stop video, turn video off, turn off video, " +
      "switch off camera, hide my video",
    signs: "video slash, camera off, videocam off, camera video off, video off",
    opposites: "camera on",
  },
  {
    name: "camera on",
    kind: "action",
    words:
      "camera on, turn on camera, turn camera on, start my video, turn video on, turn on video, " +
      "switch on camera",
    opposites: "camera off",
  },
  {
    name: "share screen",
    kind: "action",
    words:
      "share screen, present screen, screen sharing, show my screen, share my screen, present now, " +
      "screen share",
    weak: "present",
    signs: "share screen, screen share, present to all, desktop",
  },
  {
    name: "cast",
    kind: "action",
    words: "cast, play on tv, stream to tv, airplay, cast to device",
    signs: "cast, airplay, chromecast",
  },
  {
    name: "picture in picture",
    kind: "action",
    words: "picture in picture, pip, mini player, miniplayer, pop out player",
    signs: "pip, picture in picture, picture in picture alt",
  },
  {
    name: "theatre mode",
    kind: "thing",
    words: "theatre mode, theater mode, cinema mode, wide view",
    signs: "theater mode",
  },
  {
    name: "queue",
    kind: "thing",
    words: "queue, up next, play queue, waiting list",
    weak: "line",
    signs: "queue, queue music, list ol",
  },
  {
    name: "playlist",
    kind: "thing",
    words: "playlist, play list",
    signs: "playlist, playlist play, music note list, list music",
  },
  {
    name: "add to playlist",
    kind: "action",
    words: "add to playlist, put on playlist, put * on playlist, add * to playlist",
    signs: "playlist add, add to playlist",
  },
  { name: "lyrics", kind: "thing", words: "lyrics, song text, words of song, text of song", signs: "lyrics" },
  {
    name: "song",
    kind: "thing",
    words: "song",
    weak: "title, piece, track, tune",
    signs: "music, music note, music note beamed, audiotrack, 🎵, 🎶, ♪, ♫",
  },
  { name: "album", kind: "thing", words: "album, lp", signs: "album, disc, compact disc, vinyl, 💿" },
  {
    name: "artist",
    kind: "thing",
    words: "artist, singer, musician, performer",
    weak: "group, author, band",
  },
  { name: "podcast", kind: "thing", words: "podcast", signs: "podcast, podcasts, broadcast" },
  {
    name: "radio",
    kind: "thing",
    words: "radio, radio station",
    weak: "station",
    signs: "radio, broadcast tower, 📻",
  },
  {
    name: "video",
    kind: "thing",
    words: "video, film, movie",
    weak: "recording, clip",
    signs: "video, film, movie, videocam, camera video, play btn, 🎬, 🎥, 🎞, 📹",
  },
  { name: "episode", kind: "thing", words: "episode, instalment", weak: "part" },
  { name: "season", kind: "thing", words: "season" },
  {
    name: "series",
    kind: "thing",
    words: "series, tv series, tv show",
    weak: "show, program, programme",
    signs: "tv, display, live tv, 📺",
  },
  {
    name: "live stream",
    kind: "thing",
    words: "live stream, livestream, watch live, live broadcast",
    weak: "live, stream",
    signs: "live, broadcast, sensors",
  },
  { name: "trailer", kind: "thing", words: "trailer, teaser" },
  {
    name: "audio",
    kind: "thing",
    words: "audio, sound",
    weak: "volume, noise",
    signs: "audio, sound, headphones, graphic eq, 🎧",
  },
  {
    name: "headphones",
    kind: "thing",
    words: "headphones, earphones, headset",
    signs: "headphones, headset, 🎧",
  },
  {
    name: "equaliser",
    kind: "thing",
    words: "equaliser, equalizer, sound settings",
    signs: "equalizer, sliders",
  },
];
