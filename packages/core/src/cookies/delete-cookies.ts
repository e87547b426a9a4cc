import type { Input, Output } from "@legwork/protocol";
import type { SessionContext } from "../services.ts";

/** Deletes the cookies that have all of what is named; without anything named, all. */
export async function deleteCookies(
  filter: Input<"deleteCookies">,
  { session: { browserContext }, actionId }: SessionContext,
): Promise<Output<"deleteCookies">> {
  const before = await browserContext.cookies();
  const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
  const isMeant = (cookie: object) =>
    wanted.every(([key, value]) => cookie[key as keyof typeof cookie] === value);
  await browserContext.clearCookies(Object.fromEntries(wanted));
  return { deleted: before.filter(isMeant).length, actionId };
}
