import { z } from "zod";

/** What only a person can get past. */
export const obstacleKinds = ["captcha", "second_factor", "login_wall"] as const;

export type ObstacleKind = (typeof obstacleKinds)[number];

export const needsHuman = z
  .object({
    kind: z
      .enum(obstacleKinds)
      .describe(
        "`captcha`: a proof of being human. `second_factor`: a code that no variable gives. `login_wall`: the page asks to sign in, and no variable was given.",
      ),
    message: z.string(),
    pageUrl: z.string().describe("Address of the page; values of variables are masked."),
    liveViewUrl: z
      .string()
      .optional()
      .describe(
        "Where a person takes control of the session, for an hour at most. In no record. Absent for callers that came by no address.",
      ),
  })
  .meta({ id: "NeedsHuman", description: "What stands in the way, and where a person can deal with it." });

export type NeedsHuman = z.infer<typeof needsHuman>;
