import { normalize, wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import { spokenSymbol } from "./symbols.ts";

/** What icon sets call an icon → what people say that it shows. */
const table: [icons: string, pictures: string][] = [
  [
    "search, magnify, magnifying glass, find, loupe, lens",
    "magnifying glass, magnifier, looking glass, loupe, lens",
  ],
  [
    "trash, bin, delete, delete forever, garbage, recycle bin, dustbin, remove circle, trash can, rubbish",
    "bin, trash can, trash, wastebasket, waste bin, dustbin, garbage can, rubbish bin, dust bin",
  ],
  ["gear, cog, settings, gears, cogs, wheel, preferences", "gear, cog, cogwheel, gear wheel, gears, wheel"],
  ["pencil, edit, pen, pen to square, create, pencil square, mode edit, compose, draw", "pencil, pen"],
  ["paperclip, attach, attachment, attach file, clip", "paper clip, paperclip, clip"],
  ["floppy disk, save, floppy, disk, diskette, content save", "floppy disk, floppy, disk, diskette"],
  ["scissors, cut, content cut, scissor", "scissors, pair of scissors"],
  [
    "eye dropper, eyedropper, colorize, dropper, pipette, color picker",
    "eyedropper, eye dropper, pipette, dropper, colour picker, color picker",
  ],
  [
    "paint bucket, format color fill, fill drip, bucket, paint can, paintbucket, fill",
    "paint bucket, bucket, paint can, bucket of paint, paint pot",
  ],
  [
    "paint brush, brush, paintbrush, format paint, paint roller",
    "brush, paintbrush, paint brush, paint roller",
  ],
  ["font, text, type, fonts, text fields, title, format size", "letter, letter a, text tool, type tool"],
  ["bell, notifications, notification, alert, alarm bell", "bell"],
  ["lock, padlock, lock open, unlock, https", "padlock, lock"],
  ["eye, visibility, view, show, eye slash, visibility off, preview", "eye"],
  ["heart, favorite, favourite, like, suit heart, heart o, favorite border", "heart"],
  ["star, grade, star o, star border, star half, rate", "star"],
  ["bookmark, bookmarks, bookmark border, turned in", "bookmark, ribbon"],
  ["flag, report, outlined flag", "flag"],
  ["house, home, cottage", "house, little house"],
  ["envelope, mail, email, letter, inbox mail", "envelope, letter"],
  ["paper plane, send, telegram, paperplane", "paper plane, paper aeroplane, paper airplane"],
  ["phone, call, telephone, phone alt, local phone, headset", "phone, telephone, receiver, handset"],
  ["camera, photo camera, camera alt, photo", "camera"],
  ["video, videocam, video camera, camera video", "video camera, camera, camcorder"],
  ["microphone, mic, mic none, microphone alt", "microphone, mic"],
  [
    "speaker, volume, volume up, volume high, volume off, volume mute, volume xmark, sound",
    "speaker, loudspeaker",
  ],
  ["headphones, headset", "headphones"],
  ["calendar, calendar days, event, today, date range, calendar alt, calendar month", "calendar"],
  ["clock, schedule, access time, time, history", "clock"],
  ["stopwatch, timer", "stopwatch"],
  ["hourglass, hourglass half, hourglass empty", "hourglass"],
  [
    "cart, shopping cart, basket, shopping basket, bag, shopping bag, cart shopping, basket shopping",
    "trolley, cart, basket, shopping cart, shopping bag, bag",
  ],
  ["gift, card giftcard, redeem, present", "gift, present"],
  ["tag, label, tags, local offer, sell", "tag, label, price tag"],
  [
    "user, person, account, account circle, profile, avatar, user circle, circle user",
    "person, head, silhouette, figure, little man",
  ],
  ["users, people, group, user group, user friends", "people, heads, group of people, silhouettes"],
  ["user plus, person add, user add", "person with a plus"],
  ["key, vpn key, password", "key"],
  ["link, chain, insert link, attach link", "chain, chain link, link"],
  ["globe, language, public, world, earth, earth americas", "globe, world, earth"],
  [
    "map, map pin, location dot, location, place, pin, map marker, location on, room, geo, map marker alt, geo alt",
    "pin, map pin, marker, drop",
  ],
  ["compass, explore, navigation, north, near me, location arrow", "compass, compass needle, needle, arrow"],
  [
    "crosshairs, my location, gps, gps fixed, locate, target, bullseye",
    "crosshairs, target, bullseye, cross hairs",
  ],
  [
    "moon, dark mode, night, nightlight, bedtime, moon stars, nights stay, brightness 2",
    "moon, crescent moon, crescent, half moon",
  ],
  ["sun, light mode, sunny, brightness, wb sunny, brightness high", "sun"],
  ["cloud, cloud upload, cloud download, backup", "cloud"],
  ["bolt, flash, lightning, zap, flash on, electric bolt", "lightning, lightning bolt, bolt, flash"],
  ["fire, flame, local fire department, whatshot", "fire, flame"],
  ["droplet, drop, tint, water drop, water", "drop, droplet, water drop"],
  ["snowflake, ac unit", "snowflake"],
  ["leaf, eco, spa", "leaf"],
  ["tree, forest, park", "tree"],
  ["lightbulb, bulb, light, idea, lamp", "light bulb, bulb, lamp"],
  ["plug, power, electrical services", "plug"],
  ["power off, power, power settings new", "power symbol"],
  ["wrench, build, spanner, tool, tools, handyman", "wrench, spanner, tools"],
  ["hammer, gavel", "hammer"],
  ["printer, print, local printshop", "printer"],
  ["folder, folder open, directory", "folder"],
  ["file, document, description, insert drive file, page", "page, sheet, sheet of paper, document"],
  ["clipboard, content paste, paste, assignment", "clipboard"],
  ["copy, content copy, clone, file copy, duplicate", "two sheets, two pages, two squares"],
  ["book, menu book, book open", "book"],
  [
    "camera rotate, sync, refresh, rotate, autorenew, arrows rotate, arrow repeat, cached, loop, repeat",
    "round arrow, circular arrow, arrows in a circle, circling arrows, two arrows",
  ],
  [
    "arrow counterclockwise, undo, rotate left, arrow rotate left, reply",
    "arrow to the left, curved arrow to the left, arrow back",
  ],
  [
    "arrow clockwise, redo, rotate right, arrow rotate right",
    "arrow to the right, curved arrow to the right",
  ],
  [
    "shuffle, random, arrows shuffle, arrow left right shuffle",
    "crossing arrows, crossed arrows, two crossing arrows, two crossed arrows",
  ],
  ["share, share nodes, share alt, share 2, network", "share symbol"],
  [
    "download, file download, arrow down to bracket, get app",
    "arrow down, arrow pointing down, down arrow, downward arrow",
  ],
  [
    "upload, file upload, arrow up from bracket, publish",
    "arrow up, arrow pointing up, up arrow, upward arrow",
  ],
  [
    "external link, open in new, arrow up right from square, launch, box arrow up right",
    "arrow out of a box, arrow pointing out",
  ],
  [
    "arrow left, chevron left, angle left, caret left, arrow back, keyboard arrow left, navigate before, west",
    "left arrow, arrow to the left, arrow pointing left, back arrow",
  ],
  [
    "arrow right, chevron right, angle right, caret right, arrow forward, keyboard arrow right, navigate next, east",
    "right arrow, arrow to the right, arrow pointing right, forward arrow",
  ],
  [
    "arrow up, chevron up, angle up, caret up, arrow upward, keyboard arrow up, expand less, north",
    "up arrow, arrow up, arrow pointing up",
  ],
  [
    "arrow down, chevron down, angle down, caret down, arrow downward, keyboard arrow down, expand more, south",
    "down arrow, arrow down, arrow pointing down",
  ],
  ["plus, add, plus circle, circle plus, add circle, plus lg, plus square", "plus, cross"],
  ["minus, remove, dash, minus circle", "minus, dash"],
  ["xmark, close, times, x, cross, x lg, clear, x circle, cancel", "x, cross"],
  ["check, done, tick, check circle, check lg, circle check", "tick, check mark, tick mark"],
  ["question, help, circle question, question circle, help outline, question mark", "question mark"],
  ["info, circle info, info circle, information", "i, letter i"],
  [
    "exclamation, warning, triangle exclamation, exclamation triangle, error, report problem",
    "exclamation mark, warning triangle, triangle",
  ],
  [
    "bars, menu, hamburger, ham, burger, list, navicon, three bars",
    "hamburger, burger, three lines, three bars, three stripes, lines, stripes",
  ],
  [
    "ellipsis, ellipsis vertical, more vert, more horiz, dots, three dots, kebab, more, ellipsis v, ellipsis h, meatballs, three dots vertical",
    "three dots, dots, ellipsis",
  ],
  [
    "grid, grid 3x3, grid view, apps, th, table cells, border all, view module, th large",
    "grid, squares, tiles, nine dots, four squares",
  ],
  ["filter, filter list, funnel", "funnel"],
  ["sliders, tune, adjust, sliders h", "sliders"],
  [
    "play, play arrow, circle play, play circle, play fill",
    "play triangle, triangle, triangle pointing right",
  ],
  ["pause, circle pause, pause circle", "two bars, pause bars, two lines"],
  ["stop, circle stop", "square"],
  ["thumbs up, thumb up, like, hand thumbs up", "thumbs up, thumb, thumb up, raised thumb"],
  ["thumbs down, thumb down, dislike, hand thumbs down", "thumbs down, thumb down, lowered thumb"],
  [
    "face smile, smile, emoji, mood, smiley, emoji smile, insert emoticon, sentiment satisfied, emoji emotions",
    "smiley, smiley face, smile, smiling face, face",
  ],
  [
    "comment, chat, message, speech bubble, comments, chat bubble, chat left, chat dots, sms, forum",
    "speech bubble, bubble, speech balloon",
  ],
  ["image, picture, photo, images, insert photo", "picture, image, landscape, mountains"],
  [
    "chart, chart bar, bar chart, analytics, chart simple, bar chart line, insert chart, poll",
    "bars, chart, bar chart",
  ],
  ["chart line, trending up, show chart, timeline, graph up", "line chart, graph, line"],
  ["chart pie, pie chart", "pie chart, pie"],
  ["shield, security, shield check", "shield"],
  ["trophy, emoji events, cup", "trophy, cup"],
  ["crown, premium", "crown"],
  ["rocket, rocket launch", "rocket"],
  ["bug, bug report", "bug, beetle"],
  ["robot, smart toy, android", "robot"],
  ["magic, wand, wand magic, auto fix high, wand magic sparkles", "wand, magic wand"],
  ["sparkles, auto awesome, stars", "sparkles, stars, little stars"],
  ["qrcode, qr code, qr code scanner", "qr code"],
  ["terminal, console, command line, code, code slash", "terminal, prompt, angle brackets"],
  ["database, storage, server", "cylinder, database, stack"],
  ["wifi, signal wifi, network wifi", "wifi waves, waves, radio waves"],
  ["battery, battery full, battery half", "battery"],
  ["car, directions car, automobile", "car"],
  ["bus, directions bus", "bus"],
  ["train, tram, subway", "train"],
  ["plane, flight, airplane, airplanemode active", "plane, aeroplane, airplane"],
  ["bicycle, bike, directions bike, pedal bike", "bicycle, bike"],
  ["person walking, directions walk, walking", "walker, walking man, pedestrian"],
  ["bed, hotel, single bed", "bed"],
  ["utensils, restaurant, fork knife, dining", "knife and fork, fork and knife, cutlery"],
  ["mug, coffee, cup hot, local cafe", "cup, coffee cup, mug"],
  ["credit card, payment, card", "card, credit card"],
  ["wallet, account balance wallet", "wallet, purse"],
  ["coins, money, dollar sign, euro, payments, attach money", "coins, coin, banknote"],
  ["anchor", "anchor"],
  ["hand, pan tool, hand paper", "hand"],
  ["mouse pointer, arrow pointer, cursor, near me, pointer", "arrow, mouse pointer, cursor"],
  ["thumbtack, pin, push pin, keep, pin angle", "pin, push pin, drawing pin, thumbtack"],
  [
    "expand, fullscreen, maximize, open in full, arrows fullscreen",
    "four corners, four arrows, corners, square of corners",
  ],
  ["compress, fullscreen exit, minimize, close fullscreen", "four corners, corners"],
  [
    "arrows left right, swap, swap horiz, exchange, swap vert, right left, arrow left right, arrows up down",
    "two arrows, double arrow, arrows",
  ],
  ["bold, format bold, type bold", "b, letter b, bold b"],
  ["italic, format italic, type italic", "i, letter i, slanted i"],
  ["underline, format underlined, type underline", "u, letter u, underlined u"],
  ["list ul, format list bulleted, bullets", "dots and lines, bullet points"],
  ["list ol, format list numbered", "numbers and lines"],
  ["quote left, format quote, quote right", "quotation marks, inverted commas"],
  ["eraser, ink eraser", "rubber, eraser"],
  ["highlighter, highlight, marker, border color", "marker, marker pen, highlighter, highlighter pen"],
  ["panel left, sidebar, layout sidebar, side navigation, dock left", "side panel, sidebar"],
  ["crop, crop free", "crop marks, frame"],
  ["layer group, layers, stack", "stack, layers, sheets"],
  ["puzzle piece, extension", "puzzle piece, jigsaw piece"],
  ["life ring, support", "life ring, lifebelt, life buoy"],
  ["graduation cap, school", "graduation cap, mortar board"],
  ["briefcase, work", "briefcase"],
  ["building, business, apartment", "building, office block"],
  ["truck, local shipping, truck fast", "truck, lorry, van"],
  ["box, package, inventory", "box, parcel, package"],
  ["archive, box archive, inbox", "box, archive box, tray"],
  ["square, check box outline blank", "square, empty square"],
  ["circle, radio button unchecked", "circle, ring, dot"],
  [
    "right from bracket, logout, sign out, box arrow right, exit to app, door open",
    "door, open door, arrow out of a door",
  ],
  ["right to bracket, login, sign in, box arrow in right", "door, arrow into a door"],
];

let byIcon: Map<string, string[]> | undefined;

function icons(): Map<string, string[]> {
  if (byIcon) return byIcon;
  byIcon = new Map();
  for (const [names, pictures] of table) {
    for (const name of names.split(", "))
      byIcon.set(name, [...(byIcon.get(name) ?? []), ...pictures.split(", ")]);
  }
  return byIcon;
}

/** Words around the name of an icon, in class names. */
const wrapping = new Set(
  (
    "fa fas far fab fal fad fat mdi md icon icons ico ic svg btn button lucide feather octicon glyphicon ri ph ti ion ionicon carbon " +
    "material symbols symbol outlined outline rounded sharp heroicon bi ui solid regular thin duotone fill filled alt sm lg xl 2x 3x"
  ).split(" "),
);

/** How the classes of icon sets begin: `fa-fill-drip` is called “fill drip”. */
const sets = new Set(
  "fa fas far fab fal fad mdi lucide feather octicon glyphicon ri ph ti ion bi icon ic btn".split(" "),
);

/** What people say that a control shows, by the names of its icons and by its signs. */
export function picturesOf(signs: string): string[] {
  const pictures = signs.split(" ").flatMap((sign) => [...picturesOfName(sign), ...spokenSymbol(sign)]);
  return [...new Set(pictures)].slice(0, mostPictures);
}

const mostPictures = 24;

function picturesOfName(sign: string): string[] {
  const words = wordsOf(wordsOfIdentifier(sign)).map(normalize);
  const telling = words.filter((word) => !wrapping.has(word));
  // `trash3`, `share-2`: one of several drawings of the same.
  const plain = telling.map((word) => word.replace(/\d+$/u, "")).filter((word) => word !== "");
  const known = icons();
  const set = words.findIndex((word) => !sets.has(word));
  const whole =
    known.get(words.slice(set).join(" ")) ??
    known.get(telling.join(" ")) ??
    known.get(plain.join(" ")) ??
    known.get(words.join(" "));
  // `header-notifications`, `nav-search`: what a longer name ends in.
  return (
    whole ??
    known.get(plain.slice(1).slice(-2).join(" ")) ??
    known.get(plain.slice(1).slice(-1).join(" ")) ??
    []
  );
}
