import type { ConceptEntry } from "./concept.ts";

/** Events, plans, deadlines and what has been. */
export const calendar: ConceptEntry[] = [
  {
    name: "event",
    kind: "thing",
    words: "event, calendar entry, calendar event",
    weak: "meeting, appointment, date, entry",
    signs: "event, calendar event",
  },
  {
    name: "appointment",
    kind: "thing",
    words: "appointment",
    weak: "meeting, event, date, slot, visit",
    signs: "calendar check, event available",
  },
  {
    name: "make appointment",
    kind: "action",
    words:
      "make appointment, book appointment, new appointment, add appointment, arrange appointment, " +
      "request appointment, schedule appointment, see doctor, book slot, get appointment",
    weak: "book, new event",
    signs: "calendar plus, event add",
  },
  {
    name: "new event",
    kind: "action",
    words:
      "new event, add event, create event, new calendar entry, add to calendar, put in calendar, " +
      "put * in calendar, new meeting, add meeting, put in diary, put * in diary, put * in my calendar, " +
      "add * to calendar",
    weak: "add, new appointment, book appointment, make appointment, add appointment",
    signs: "calendar plus, calendar add, event add",
  },
  {
    name: "meeting",
    kind: "thing",
    words: "meeting, conference, get together",
    weak: "call, appointment, event",
    signs: "meeting, handshake, meeting room",
  },
  {
    name: "schedule",
    kind: "action",
    words: "schedule, send later, publish later, set date for, schedule for later",
    weak: "plan, later, timing, planner, book, arrange",
    signs: "schedule, schedule send, clock, calendar plus, calendar clock",
  },
  {
    name: "reschedule",
    kind: "action",
    words:
      "reschedule, postpone, move appointment, change appointment, push back, change date, " +
      "move to another day, move to another date, another time, defer, change time",
    weak: "put * off, move, later, snooze, delay",
    signs: "reschedule, calendar clock, event repeat",
  },
  {
    name: "remind",
    kind: "action",
    words: "reminder, remind me, set reminder, remind, give me reminder",
    weak: "alert, alarm, notify me",
    signs: "reminder, bell, alarm, alarm clock, alarm add, notification add, ⏰, 🔔",
  },
  {
    name: "snooze",
    kind: "action",
    words: "snooze, put * off until later, remind again",
    weak: "later, postpone",
    signs: "snooze, zzz, clock, alarm snooze, 💤",
  },
  {
    name: "alarm",
    kind: "thing",
    words: "alarm, alarm clock, wake up call, wake me up, wake me at, wake up at, wake up time",
    weak: "alert",
    signs: "alarm, alarm clock, ⏰",
  },
  {
    name: "timer",
    kind: "thing",
    words: "timer, countdown, egg timer, count down",
    weak: "clock, stopwatch",
    signs: "timer, hourglass, hourglass split, av timer, ⏲, ⏳, ⌛",
  },
  {
    name: "stopwatch",
    kind: "thing",
    words: "stopwatch, stop watch, lap timer",
    signs: "stopwatch, timer, ⏱",
  },
  {
    name: "deadline",
    kind: "thing",
    words: "deadline, due date, due by, due on, complete by, finish by, target date, date due",
    weak: "due, until, end date",
    signs: "calendar x, hourglass end, event busy",
  },
  {
    name: "duration",
    kind: "thing",
    words: "duration, how long it takes, length of time, time needed, running time",
    weak: "length, how long, period",
    signs: "duration, timelapse, hourglass",
  },
  {
    name: "period",
    kind: "thing",
    words: "date range, time range, time frame, timeframe, time span, from when to when",
    weak: "range, between, dates, period",
    signs: "date range, calendar range",
  },
  {
    name: "time zone",
    kind: "thing",
    words: "time zone, timezone, utc offset",
    signs: "timezone, globe, public",
  },
  {
    name: "history",
    kind: "thing",
    words:
      "history, version history, older versions, revision history, past versions, previous versions, " +
      "change history, see changes, page history",
    weak: "versions, revisions, log, activity, past, recent",
    signs: "history, clock rotate left, clock history, rotate left clock, counterclockwise clock",
  },
  {
    name: "recent",
    kind: "thing",
    words: "recent, recently used, recently viewed, last used, recently opened",
    weak: "latest, history, last",
    signs: "recent, clock, history, schedule",
  },
  {
    name: "upcoming",
    kind: "quality",
    words: "upcoming, coming up, future events, still to come, coming soon",
    weak: "next, future",
    opposites: "past",
  },
  {
    name: "past",
    kind: "quality",
    words: "past, already over, past events, previous events",
    weak: "previous, history, old",
    opposites: "upcoming",
  },
  {
    name: "overdue",
    kind: "quality",
    words: "overdue, late payment, past due, behind schedule, too late",
    weak: "late",
  },
  {
    name: "newest first",
    kind: "quality",
    words:
      "newest first, most recent first, latest first, latest at top, most recent, sort by newest, " +
      "latest on top, newest on top, recent first",
    weak: "newest, latest, new",
    opposites: "oldest first",
  },
  {
    name: "oldest first",
    kind: "quality",
    words: "oldest first, earliest first, oldest on top, oldest at top",
    weak: "oldest, earliest",
    opposites: "newest first",
  },
  {
    name: "opening hours",
    kind: "thing",
    words:
      "opening hours, opening times, hours of opening, business hours, when you are open, when open, " +
      "when are you open, office hours, working hours",
    weak: "hours, times",
    signs: "clock, schedule, business hours",
  },
  {
    name: "birthday",
    kind: "thing",
    words: "birthday, date of birth, birth date, birthdate, dob, born, day of birth, born on",
    signs: "birthday, cake, birthday cake, cake candles, 🎂",
  },
  { name: "age", kind: "thing", words: "age, how old, years old" },
  {
    name: "holiday",
    kind: "thing",
    words: "holiday, vacation, annual leave, time off, leave request, day off, days off, absence, pto",
    weak: "leave, trip",
    signs: "beach access, umbrella beach, palm tree, 🏖, 🌴",
  },
];
