import { addLine, allowedQuantity, coupons, keyOf } from "../cart.ts";
import { findProduct, type Product } from "../catalogue.ts";
import { redirect, type Reply } from "../reply.ts";
import type { CartLine, Notice } from "../state.ts";
import { field, returnPath, type Visit } from "../visit.ts";

export function addToCart(visit: Visit): Reply {
  const product = findProduct(field(visit, "product"));
  visit.visitor.notice = product ? add(visit, product) : problem("We do not sell that product.");
  return redirect(returnPath(visit));
}

function add(visit: Visit, product: Product): Notice {
  if (product.stock === 0) return problem(`${product.name} is out of stock.`);
  const colour = field(visit, "colour");
  addLine(visit.visitor, {
    productId: product.id,
    colour: product.colours.includes(colour) ? colour : product.colours[0],
    quantity: allowedQuantity(product, Number(field(visit, "quantity") || 1)),
  });
  return { kind: "success", text: `${product.name} was added to your cart.` };
}

export function setQuantities(visit: Visit): Reply {
  for (const line of visit.visitor.cart) {
    const wanted = field(visit, fieldNameOf(line));
    const product = findProduct(line.productId);
    if (wanted && product) line.quantity = allowedQuantity(product, Number(wanted));
  }
  return redirect("/cart");
}

export function removeFromCart(visit: Visit): Reply {
  const { visitor } = visit;
  const removed = visitor.cart.find((line) => keyOf(line) === field(visit, "line"));
  visitor.cart = visitor.cart.filter((line) => line !== removed);
  const name = removed && findProduct(removed.productId)?.name;
  if (name) visitor.notice = { kind: "success", text: `${name} was removed from your cart.` };
  return redirect("/cart");
}

export function applyCoupon(visit: Visit): Reply {
  const code = field(visit, "coupon").toUpperCase();
  const percent = coupons[code];
  if (percent === undefined) {
    visit.visitor.notice = problem(`The code “${code}” is not valid.`);
    return redirect("/cart");
  }
  visit.visitor.coupon = code;
  visit.visitor.notice = { kind: "success", text: `${code} takes ${percent}% off.` };
  return redirect("/cart");
}

export function fieldNameOf(line: CartLine): string {
  return `quantity:${keyOf(line)}`;
}

function problem(text: string): Notice {
  return { kind: "problem", text };
}
