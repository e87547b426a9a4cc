/**
 * A control that products of one domain have, and what gives away that it is meant. Texts have “; ” between alternatives, as
 * those of usual controls, and words of groups in braces. Words are compared without endings, and articles and possessives
 * are left out on both sides.
 */
export type ClueEntry = {
  /** What controls that do it are called, as a whole; signs of icons too. */
  named: string;
  /**
   * What asks for it wherever it stands in a sentence whose other words say nothing else. “..” stands for up to three words in
   * between. Each has to mean this and nothing else in its domain.
   */
  clues: string;
  /** What is told as the reason to want it: it counts where nothing is asked for besides. */
  reasons?: string;
  /** Words one of which the page says in its title, a heading or around the control. */
  page?: string;
};

/** Groups of words that clues name in braces. */
export const clueGroups: Record<string, string> = {
  it: "it/them/this/these/that/thing/things/one/ones/item/items/stuff/product/products/order/purchase/purchases/goods/parcel/package/shoes/dress/shirt/jacket/lamp/book",
  parcel: "parcel/package/delivery/shipment/order/box/item/items/stuff/things/goods/purchase/it",
  bought: "bought/ordered/purchased/got/paid_for",
  buy: "buy/order/purchase/get",
  see: "see/view/look_at/read/check/find/show/check_out/have_look_at/look_up/go_to/take_me_to/get_to/bring_me_to/open/look_through/go_through",
  want: "want/would_like/id_like/need/wish/id_love/would_love/like/love",
  send: "send/ship/post/mail/deliver/forward",
  somebody: "somebody/someone/anybody/anyone/person/human/real_person/people/agent/staff",
  friend:
    "friend/friends/sister/brother/mother/mum/mom/father/dad/wife/husband/partner/colleague/somebody/someone/others/girlfriend/boyfriend/family/son/daughter/flatmate/everyone/people/mate/mates",
  cant: "cant/cannot/can_not/couldnt/could_not/am_unable_to/im_unable_to/not_able_to",
  dont: "dont/do_not/wont/will_not/didnt/did_not/no_longer/never/would_rather_not/id_rather_not/rather_not/dont_want_to/do_not_want_to/not/without",
  change: "change/edit/update/correct/fix/alter/modify/amend/adjust/switch",
  money: "money/cash/payment/funds/dosh",
};
