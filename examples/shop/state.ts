/** What the shop knows. Amounts are whole pence. */
export type ShopState = {
  visitors: Visitor[];
  signIns: SignIn[];
  orders: Order[];
  submissions: Submission[];
  subscriptions: string[];
  messages: Message[];
  lookups: Lookup[];
};

export type Visitor = {
  number: number;
  userName: string | null;
  cookieChoice: "all" | "none" | null;
  subscribed: boolean;
  cart: CartLine[];
  coupon: string | null;
  preferences: FieldValues | null;
  /** Shown once, on the next page that this visitor sees. */
  notice: Notice | null;
};

export type Notice = { kind: "success" | "problem"; text: string };
export type CartLine = { productId: string; colour: string; quantity: number };
export type SignIn = { visitor: number; userName: string; remembered: boolean };
export type Message = { visitor: number; text: string };

/** An order that somebody asked after. */
export type Lookup = { visitor: number; number: string; found: boolean };

export type FieldValues = Record<string, string | string[]>;
export type Submission = { visitor: number; form: "contact" | "preferences"; values: FieldValues };

export type Totals = { subtotal: number; discount: number; delivery: number; total: number };
export type OrderItem = CartLine & { name: string; price: number };
export type Order = Totals & {
  number: number;
  visitor: number;
  items: OrderItem[];
  deliveryOption: string;
  address: { fullName: string; email: string; street: string; city: string; country: string };
};

export function createState(): ShopState {
  return {
    visitors: [],
    signIns: [],
    orders: [],
    submissions: [],
    subscriptions: [],
    messages: [],
    lookups: [],
  };
}

export function addVisitor(state: ShopState): Visitor {
  const visitor: Visitor = {
    number: state.visitors.length + 1,
    userName: null,
    cookieChoice: null,
    subscribed: false,
    cart: [],
    coupon: null,
    preferences: null,
    notice: null,
  };
  state.visitors.push(visitor);
  return visitor;
}
