import type { UsualEntry } from "./usual.ts";

/** How loud, large and fast it is: what is too much of it is told, or how it is to be. */
export const degrees: UsualEntry[] = [
  {
    named:
      "volume up; louder; increase volume; raise volume; turn volume up; turn up [volume]; turn it up; sound up; make louder; vol up; more volume",
    asked:
      "[{sounds}] {is} [{degree}] too quiet/faint/silent [for me]; {sounds} {is} [{degree}] too low/soft/weak [for me]; [{sounds}] {is} not/isnt/arent loud enough [for me]; " +
      "{sounds} is/isnt not/loud loud_enough/enough; make it/{sounds} [{degree}] louder; [{degree}] louder; turn it/{sounds} up [{degree}]; turn up it/{sounds}; speak up; more volume; " +
      "increase/raise volume/loudness/sound_level; i want/need/would_like it/{sounds} [{degree}] louder; crank it up; pump up volume",
    hinted:
      "i/we {cannot} hear it/anything/them/him/her/word/thing/sound/video/music/{sounds} [properly/well/enough]; i/we {cannot} hear",
    contrary: {
      named:
        "volume down; quieter; decrease volume; lower volume; reduce volume; turn volume down; turn down [volume]; turn it down; sound down; softer; make quieter; vol down; less volume",
      asked:
        "[{sounds}] {is} [{degree}] too loud/noisy [for me/in here/for neighbours]; {sounds} hurts my_ears; [my] ears hurt; make it/{sounds} [{degree}] quieter/softer; [{degree}] quieter; not so loud; less loud/volume/noise; " +
        "turn it/{sounds} down [{degree}]; turn down it/{sounds}; keep it down; lower/reduce/decrease volume/loudness/sound_level; i want/need/would_like it/{sounds} [{degree}] quieter/softer",
    },
  },
  {
    named: "mute; mute sound/audio/video/player; sound off; turn off sound; toggle mute",
    hinted: "[{sounds}] {is} [{degree}] too loud/noisy [for me/in here/for neighbours]; not so loud",
  },
  {
    named:
      "text up; larger/bigger text/font/letters/type/print; large text/font/letters/type/print; increase text/font [size]; text/font larger/bigger; font/text size up/larger; enlarge text; increase size of text; make text larger/bigger; zoom text",
    asked:
      "{texts} {is} [{degree}] too small/tiny/little/fine [for me/to read/for my eyes]; {is} [{degree}] too small to read; make {texts} [{degree}] bigger/larger/big/large; {texts} should/could/must be [{degree}] bigger/larger; " +
      "i want/need/would_like {texts} [{degree}] bigger/larger; [{degree}] bigger/larger/large/big {texts}; enlarge/increase/magnify/raise {texts} [size]; i {cannot} read {texts} [without glasses]; {texts} {is} not/isnt/arent big/large enough; write it bigger/larger",
    hinted:
      "i {cannot} read it/anything/word/thing [without glasses]; i {cannot} read; i need glasses [for it]; i [dont/do_not] have not_got/my/no glasses [on/with_me/here]; i forgot glasses; {is} [{degree}] too small [for me]",
    contrary: {
      named:
        "text down; smaller text/font/letters/type/print; small text/font/letters/type/print; decrease/reduce text/font [size]; text/font smaller; font/text size down/smaller; make text smaller",
      asked:
        "{texts} {is} [{degree}] too big/large/huge [for me]; make {texts} [{degree}] smaller/small; {texts} should/could/must be [{degree}] smaller; i want/need/would_like {texts} [{degree}] smaller; [{degree}] smaller/small {texts}; reduce/decrease/shrink {texts} [size]",
      hinted: "{is} [{degree}] too big/large/huge [for me]",
    },
  },
  {
    named:
      "faster; speed up; increase speed; play faster; faster playback; quicker; speed it up; raise speed; go faster",
    asked:
      "[{sounds}] {is} [{degree}] too slow/slowly [for me]; [{sounds}] {is} not/isnt fast/quick enough; make it/{sounds} [{degree}] faster/quicker; [{degree}] faster/quicker; speed it/{sounds} up; speed up it/{sounds}; i want/need/would_like it [{degree}] faster/quicker; hurry it up",
    contrary: {
      named:
        "slower; slow down; decrease speed; reduce speed; lower speed; play slower; slower playback; slow it down; go slower",
      asked:
        "[{sounds}] {is} [{degree}] too fast/quick/quickly [for me]; make it/{sounds} [{degree}] slower; [{degree}] slower; slow it/{sounds} down; slow down it/{sounds}; not so fast; i want/need/would_like it [{degree}] slower; i {cannot} keep_up/follow [so fast]",
    },
  },
];
