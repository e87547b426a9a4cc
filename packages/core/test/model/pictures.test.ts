import { expect, test } from "vitest";
import { takesPictures } from "../../src/model/pictures.ts";

test.each([
  ["openai/gpt-5.1", true],
  ["openai/o3-mini", false],
  ["anthropic/claude-sonnet-4-5", true],
  ["google/gemini-2.5-flash", true],
  ["ollama/qwen3", false],
  ["ollama/qwen2.5-vl", true],
  ["vllm/meta-llama/Llama-3.2-11B-Vision-Instruct", true],
  ["vllm/openai/gpt-oss-20b", false],
  ["lab/evolution", false],
])("whether %s can be shown pictures: %s", (name, sees) => {
  expect(takesPictures({ name })).toBe(sees);
});
