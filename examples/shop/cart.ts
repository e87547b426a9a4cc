import { findProduct, type Product } from "./catalogue.ts";
import type { CartLine, Totals, Visitor } from "./state.ts";

const largestQuantity = 10;

export const coupons: Record<string, number> = { TRAIL10: 10 };

export type DeliveryOption = { id: string; label: string; price: number };

export const deliveryOptions: readonly [DeliveryOption, ...DeliveryOption[]] = [
  { id: "standard", label: "Standard, 3–5 working days", price: 450 },
  { id: "express", label: "Express, next working day", price: 995 },
  { id: "pickup", label: "Collect from the shop in Keswick", price: 0 },
];

export type CartItem = CartLine & { key: string; product: Product; total: number };

export function itemsOf(visitor: Visitor): CartItem[] {
  return visitor.cart.flatMap((line) => {
    const product = findProduct(line.productId);
    if (!product) return [];
    return [{ ...line, key: keyOf(line), product, total: product.price * line.quantity }];
  });
}

export function countOf(visitor: Visitor): number {
  return visitor.cart.reduce((count, line) => count + line.quantity, 0);
}

export function totalsOf(visitor: Visitor, delivery = 0): Totals {
  const subtotal = itemsOf(visitor).reduce((sum, item) => sum + item.total, 0);
  const percent = visitor.coupon ? (coupons[visitor.coupon] ?? 0) : 0;
  const discount = Math.round((subtotal * percent) / 100);
  return { subtotal, discount, delivery, total: subtotal - discount + delivery };
}

export function keyOf(line: Pick<CartLine, "productId" | "colour">): string {
  return `${line.productId}:${line.colour}`;
}

export function mostOf(product: Product): number {
  return Math.min(product.stock, largestQuantity);
}

export function allowedQuantity(product: Product, wanted: number): number {
  const whole = Number.isFinite(wanted) ? Math.trunc(wanted) : 1;
  return Math.max(1, Math.min(mostOf(product), whole));
}

export function addLine(visitor: Visitor, added: CartLine): void {
  const product = findProduct(added.productId);
  if (!product) return;
  const present = visitor.cart.find((line) => keyOf(line) === keyOf(added));
  const quantity = allowedQuantity(product, (present?.quantity ?? 0) + added.quantity);
  if (present) present.quantity = quantity;
  else visitor.cart.push({ ...added, quantity });
}
