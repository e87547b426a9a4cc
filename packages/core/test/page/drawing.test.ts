import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const canvas = `<canvas width="300" height="200"></canvas>`;
const drawing = `const canvas = document.querySelector("canvas"); const context = canvas.getContext("2d");`;

const drawings: [string, string][] = [
  [
    "on the canvas at once",
    `${canvas}<script>${drawing} canvas.onclick = () => context.fillRect(10, 10, 5, 5);</script>`,
  ],
  [
    "on the canvas a moment later",
    `${canvas}<script>${drawing} canvas.onclick = () => setTimeout(() => context.fillRect(10, 10, 5, 5), 200);</script>`,
  ],
  [
    "below the fold",
    `<p style="height: 3000px">x</p>${canvas}<script>${drawing} canvas.onclick = () => context.fillRect(10, 10, 5, 5);</script>`,
  ],
  [
    "by WebGL",
    `${canvas}<script>const canvas = document.querySelector("canvas"); const gl = canvas.getContext("webgl"); canvas.onclick = () => { gl.clearColor(1, 0, 0, 1); gl.clear(gl.COLOR_BUFFER_BIT); };</script>`,
  ],
];

test.for(drawings)("a click that draws %s is a success", async ([, body], { session, server }) => {
  server.page("/", body);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "canvas"))).toMatchObject({
    success: true,
    effect: { repainted: true },
  });
});

test("a click that draws in a frame is a success", async ({ session, server }) => {
  server.page("/inner", (drawings[0] as [string, string])[1]);
  server.page("/", `<p style="height: 2000px">x</p><iframe src="/inner" width="400" height="300"></iframe>`);
  await session.navigate(server.url("/"));

  expect(
    await session.act(step("click", "xpath=/html[1]/body[1]/iframe[1]/html[1]/body[1]/canvas[1]")),
  ).toMatchObject({ success: true, effect: { repainted: true } });
});

const others: [string, string][] = [
  ["draws nothing", `${canvas}<script>${drawing} context.fillRect(10, 10, 5, 5);</script>`],
  [
    "draws where the pointer is alone",
    `${canvas}<script>${drawing} canvas.onmousemove = ({ offsetX, offsetY }) => context.fillRect(offsetX, offsetY, 5, 5);</script>`,
  ],
  [
    "runs by itself",
    `${canvas}<script>${drawing} let x = 0; setInterval(() => { x = (x + 1) % 300; context.clearRect(0, 0, 300, 200); context.fillRect(x, 10, 20, 20); }, 4);</script>`,
  ],
];

test.for(others)("a click on a canvas that %s is no success", async ([, body], { session, server }) => {
  server.page("/", body);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "canvas"))).toMatchObject({ success: false, code: "no_effect" });
});
