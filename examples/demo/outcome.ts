import { isDeepStrictEqual } from "node:util";
import type { ShopState } from "@legwork/example-shop";
import { customer, question } from "./tour.ts";

const { userName, password: _, ...address } = customer;

/** What the shop's own books have to say after the tour. Amounts in pence. */
function expectedOf(state: ShopState): Record<string, { expected: unknown; actual: unknown }> {
  const visitor = state.visitors.at(0);
  const order = state.orders.at(0);
  return {
    "number of visitors": { expected: 1, actual: state.visitors.length },
    "choice of cookies": { expected: "none", actual: visitor?.cookieChoice },
    "sign-ins": { expected: [{ visitor: 1, userName, remembered: false }], actual: state.signIns },
    "number of orders": { expected: 1, actual: state.orders.length },
    "items of the order": {
      expected: [
        { productId: "trail-kettle", colour: "Graphite", quantity: 2, name: "Trail Kettle", price: 3_400 },
      ],
      actual: order?.items,
    },
    "address of the order": { expected: address, actual: order?.address },
    "delivery of the order": { expected: "express", actual: order?.deliveryOption },
    "amounts of the order": {
      expected: { subtotal: 6_800, discount: 680, delivery: 995, total: 7_115 },
      actual: order && {
        subtotal: order.subtotal,
        discount: order.discount,
        delivery: order.delivery,
        total: order.total,
      },
    },
    "messages to support": { expected: [{ visitor: 1, text: question }], actual: state.messages },
    "preferences that were saved": {
      expected: [{ fullName: customer.fullName, email: customer.email, offers: "on" }],
      actual: state.submissions.map(({ values }) => ({
        fullName: values["fullName"],
        email: values["email"],
        offers: values["offers"],
      })),
    },
    "preferences now": { expected: null, actual: visitor?.preferences },
    "cart now": { expected: [], actual: visitor?.cart },
  };
}

/** Prints, point by point, whether the shop has what was asked for; true when it has all of it. */
export function checkOutcome(state: ShopState): boolean {
  const points = Object.entries(expectedOf(state));
  const wrong = points.filter(([, { expected, actual }]) => !isDeepStrictEqual(actual, expected));
  for (const [name, point] of points) {
    const fits = !wrong.some(([wrongName]) => wrongName === name);
    console.log(`  ${fits ? "✓" : "✗"} ${name}`);
    if (!fits)
      console.log(
        `      expected ${JSON.stringify(point.expected)}\n      found    ${JSON.stringify(point.actual)}`,
      );
  }
  return wrong.length === 0;
}
