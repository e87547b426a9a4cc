import type { UsualEntry } from "./usual.ts";

/** Getting from one to the next of whatever a page shows one at a time: slides, pictures, moves, changes. */
export const turning: UsualEntry[] = [
  {
    named:
      "next; next {unit}; following {unit}; forward; step forward; go forward; {unit} forward; one {unit} forward; go to next {unit}; show next {unit}",
    asked:
      "next/following {unit} [please]; {see}/go_on_to/move_on_to/move_to/skip_to/jump_to/advance_to/proceed_to/continue_to/continue_with/turn_to/flip_to/step_to/swipe_to/on_to next/following/coming {unit}; go/move/skip/jump/step/advance/turn/flip on/forward/forwards/ahead/further/onward/onwards one/a {unit}; go/move/skip/jump/step/advance one {unit} on/forward/forwards/ahead/further/onward; advance one {unit}; one {unit} on/forward/forwards/ahead/further; turn/flip page; turn/flip over; turn page over; {unit} after; {unit} after this/that/it",
    contrary: {
      named:
        "previous; previous {unit}; preceding {unit}; prior {unit}; backward; step back; step backward; {unit} back; one {unit} back; go to previous {unit}; show previous {unit}",
      asked:
        "previous/preceding/prior {unit} [please]; {see}/go_to/go_back_to/move_back_to/move_to/skip_back_to/skip_to/jump_back_to/jump_to/return_to/turn_back_to/turn_to/flip_back_to/step_back_to/back_to previous/preceding/prior {unit}; go/move/skip/jump/step/turn/flip/page/take_me back/backward/backwards one/a {unit}; go/move/skip/jump/step one {unit} back/backward/backwards; one {unit} back/backward/backwards; turn/flip page back; turn/flip back page; {unit} before; {unit} before this/that/it; {unit} i had before",
    },
  },
  {
    named:
      "first; first {unit}; go to start; to start; skip to start; jump to start; go to beginning; start of {unit}",
    asked:
      "{see}/go_to/go_back_to/move_to/skip_to/skip_back_to/jump_to/jump_back_to/return_to/back_to/turn_to/flip_to [very] first/opening/starting {unit}; go/jump/skip/move back to start/beginning/starting_position",
    contrary: {
      named:
        "last; last {unit}; go to end; to end; skip to end; jump to end; final {unit}; latest {unit}; end of {unit}",
      asked:
        "{see}/go_to/go_on_to/move_to/skip_to/jump_to/turn_to/flip_to/fast_forward_to [very] last/final/latest/current {unit}",
    },
  },
  {
    named:
      "up; go up; up one level; one level up; level up; parent; parent folder; parent directory; folder up; one up; to parent folder",
    asked:
      "go/move/step/climb/navigate up one/a folder/level/directory/step; go/move/step/climb/navigate one folder/level/directory up/higher; up one folder/level/directory; one folder/level/directory up/higher; {see}/go_to/go_back_to/go_up_to/move_to/back_to/return_to parent/containing/enclosing/upper/outer folder/directory; folder/directory above",
  },
];
