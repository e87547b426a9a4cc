/** Opens a shop for each line `open` that it reads, and prints what one knows for a line with its number. */
import { createInterface } from "node:readline";
import { startShop, type Shop } from "@legwork/example-shop";

const shops: Shop[] = [];
const tell = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  if (line === "open") {
    const shop = await startShop();
    tell({ number: shops.push(shop) - 1, url: shop.url });
  } else tell(shops[Number(line)]?.state);
}
await Promise.all(shops.map((shop) => shop.close()));
