import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const slider = (stepSize: number, page = 0) =>
  `<div id="volume" role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="100" aria-valuenow="20" style="width: 200px; height: 20px; background: silver"></div><output></output><script>
volume.onkeydown = ({ key }) => { const by = { ArrowRight: ${stepSize}, ArrowUp: ${stepSize}, ArrowLeft: -${stepSize}, ArrowDown: -${stepSize}, PageUp: ${page}, PageDown: -${page}, Home: -1000, End: 1000 }[key]; if (by === undefined) return; volume.ariaValueNow = String(Math.max(0, Math.min(100, Number(volume.ariaValueNow) + by))); document.querySelector("output").textContent = "Now " + volume.ariaValueNow; };
</script>`;

for (const [size, page, wanted] of [
  [1, 0, "33"],
  [1, 10, "87"],
  [5, 25, "0"],
  [5, 0, "100"],
  [5, 10, "15"],
] as const) {
  test(`a slider in steps of ${size} and ${page} is set to ${wanted}`, async ({ session, server }) => {
    server.page("/", slider(size, page));
    await session.navigate(server.url("/"));

    const result = await session.act(`set the volume to ${wanted}`);

    expect(result, result.message).toMatchObject({ success: true });
    expect(await session.pageText()).toContain(`Now ${wanted}`);
  });
}

test("a value between two steps, or outside the range, cannot be set", async ({ session, server }) => {
  server.page("/", slider(5));
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#volume", "33"))).toMatchObject({
    success: false,
    code: "unknown_option",
  });
  expect(await session.act(step("fill", "#volume", "300"))).toMatchObject({
    success: false,
    code: "unknown_option",
  });
  expect(await session.act(step("fill", "#volume", "loud"))).toMatchObject({
    success: false,
    code: "not_understood",
  });
});

test("a spin button that hears of the arrows up and down alone", async ({ session, server }) => {
  server.page(
    "/",
    `<div id="flues" role="spinbutton" tabindex="0" aria-label="Flues" aria-valuemin="1" aria-valuemax="9" aria-valuenow="1">1</div><script>
flues.onkeydown = ({ key }) => { const by = { ArrowUp: 1, ArrowDown: -1 }[key]; if (by) flues.textContent = flues.ariaValueNow = String(Number(flues.ariaValueNow) + by); };
</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("set the flues to 4")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("4");
  expect(await session.act("one flue less")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("3");
});

test("a slider that follows no keys is told of", async ({ session, server }) => {
  server.page("/", slider(0));
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#volume", "33"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});
