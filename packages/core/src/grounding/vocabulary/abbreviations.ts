/** How authors shorten words in names that only machines read, and the words. */
const table =
  "ccw counterclockwise, cw clockwise, prev previous, nxt next, fwd forward, bwd backward, bck back, vol volume, arr arrow, arw arrow, " +
  "msg message, msgs messages, notif notification, notifs notifications, cfg settings, conf settings, " +
  "config settings, prefs preferences, del delete, rm remove, dl download, cal calendar, fav favourite, favs favourites, " +
  "qty quantity, pwd password, pw password, usr user, acct account, acc account, cat category, inc increase, incr increase, " +
  "dec decrease, decr decrease, max maximum, min minimum, temp temperature, info information, num number, loc location, " +
  "sel select, subs subtitles, cc captions, mic microphone, cam camera, tel phone, snap snapshot, spk speaker, bkmk bookmark, " +
  "bg background, fg foreground, clr clear, hdr header, ftr footer, srch search, addr address, " +
  "attach attachment, auth login, avg average, cmt comment, cnt count, " +
  "conv conversation, cust customer, dest destination, dept department, desc descending, asc ascending, dict dictionary, doc document, " +
  "docs documents, dur duration, exp export, ext extension, freq frequency, hist history, hum humidity, imp import, inv invoice, " +
  "kbd keyboard, lang language, lib library, lnk link, lvl level, mgmt management, mov movie, nav navigation, opt option, " +
  "opts options, org organisation, param parameter, perc percent, pct percent, pic picture, pics pictures, pos position, " +
  "proj project, pub publish, rec record, ref reference, reg register, req request, rev reverse, " +
  "sched schedule, sett settings, sig signature, spd speed, stat status, stats statistics, sync synchronise, sys system, " +
  "tbl table, thumb thumbnail, tmpl template, trans translate, txt text, ver version, vid video, wk week, yr year";

export const abbreviated: ReadonlyMap<string, string> = new Map(
  table
    .split(", ")
    .map((each) => each.split(" "))
    .map(([short = "", word = ""]) => [short, word] as const),
);
