import type { Usage } from "@legwork/protocol";
import type { Models } from "../model/registry.ts";
import type { Admission } from "./admission.ts";

/** Tokens that language models took, whoever asked. */
export type TokenCount = { input: number; output: number };

/** The same models, held to what each caller's key may use; what is used is counted, also of an act that fails later. */
export function meterModels(models: Models, admission: Admission, total: TokenCount): Models {
  return {
    async resolve(references, caller) {
      const resolved = await models.resolve(references, caller);
      if (resolved.kind === "embedded") return resolved;
      const { principal } = caller;
      const meter = {
        check: async () => (principal === undefined ? undefined : await admission.checkTokens(principal)),
        failed: (words: string) => caller.onModelFailure?.(words),
        count: (usage: Usage) => {
          caller.onTokens?.(usage);
          total.input += usage.input_tokens;
          total.output += usage.output_tokens;
          if (principal !== undefined)
            admission.countTokens(principal, usage.input_tokens + usage.output_tokens);
        },
      };
      return { ...resolved, meter };
    },
  };
}
