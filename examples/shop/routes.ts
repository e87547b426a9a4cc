import { addToCart, applyCoupon, removeFromCart, setQuantities } from "./pages/cart-changes.ts";
import { cartPage } from "./pages/cart.ts";
import { chatPage, sendMessage } from "./pages/chat.ts";
import { checkoutPage, placeOrder } from "./pages/checkout.ts";
import { homePage } from "./pages/home.ts";
import { chooseCookies, subscribe } from "./pages/layout-forms.ts";
import { orderPage } from "./pages/order.ts";
import { deleteData, savePreferences } from "./pages/preferences-changes.ts";
import { preferencesPage, savedPreferencesPage } from "./pages/preferences.ts";
import { productPage } from "./pages/product.ts";
import { productsPage } from "./pages/products.ts";
import { signIn, signInPage, signOut } from "./pages/sign-in.ts";
import { contact, hoursPage, priceList, supportPage } from "./pages/support.ts";
import { trackPage } from "./pages/track.ts";
import { get, post, type Route } from "./router.ts";

export const routes: Route[] = [
  get("/", homePage),
  get("/sign-in", signInPage),
  post("/sign-in", signIn),
  post("/sign-out", signOut),
  get("/products", productsPage),
  get("/products/:id", productPage),
  get("/cart", cartPage),
  post("/cart/items", addToCart),
  post("/cart/quantities", setQuantities),
  post("/cart/remove", removeFromCart),
  post("/cart/coupon", applyCoupon),
  get("/checkout", checkoutPage),
  post("/checkout", placeOrder),
  get("/orders/:number", orderPage),
  get("/track", trackPage),
  get("/preferences", preferencesPage),
  post("/preferences", savePreferences),
  get("/preferences/saved", savedPreferencesPage),
  post("/preferences/delete", deleteData),
  get("/support", supportPage),
  post("/support/contact", contact),
  get("/support/chat", chatPage),
  post("/support/chat", sendMessage),
  get("/support/hours", hoursPage),
  get("/support/price-list.csv", priceList),
  post("/newsletter", subscribe),
  post("/cookie-choice", chooseCookies),
];
