import {
  CLIENT_CAPABILITIES_META_KEY,
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type ClientCapabilities,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { text } from "./fixture-contents.ts";

type State = { round: number };

/** Signs what a client carries from one round to the next. */
export const stateCodec = createRequestStateCodec<State>({ key: crypto.getRandomValues(new Uint8Array(32)) });

const askName = inputRequired.elicit({
  message: "What is your name?",
  requestedSchema: z.object({ name: z.string() }),
});
const askModel = (words: string) =>
  inputRequired.createMessage({ messages: [{ role: "user", content: text(words) }], maxTokens: 100 });
const confirm = inputRequired.elicit({
  message: "Please confirm",
  requestedSchema: z.object({ ok: z.boolean() }),
});
const named = z.object({ name: z.string() });
const answered = (words: string) => ({ content: [text(words)] });

/** The tools of the 2026 era, which answer what they need and are called again with it. */
export function registerRounds(server: McpServer): void {
  registerSingleQuestions(server);
  registerQuestionsWithState(server);
  registerQuestionsByCapability(server);
  server.registerPrompt(
    "test_input_required_result_prompt",
    { description: "Needs an answer of the user first" },
    ({ mcpReq }) => {
      const given = acceptedContent(mcpReq.inputResponses, "user_context");
      if (given === undefined) {
        const requestedSchema = z.object({ context: z.string() });
        const question = inputRequired.elicit({
          message: "What context should the prompt use?",
          requestedSchema,
        });
        return inputRequired({ inputRequests: { user_context: question } });
      }
      return { messages: [{ role: "user", content: text(`In the context of ${String(given["context"])}`) }] };
    },
  );
}

function registerSingleQuestions(server: McpServer): void {
  const greet = ({ mcpReq }: ServerContext) => {
    const given = acceptedContent(mcpReq.inputResponses, "user_name", named);
    return given === undefined
      ? inputRequired({ inputRequests: { user_name: askName } })
      : answered(`Hello, ${given.name}!`);
  };
  server.registerTool("test_input_required_result_elicitation", { description: "Asks for a name" }, greet);
  server.registerTool("test_streaming_elicitation", { description: "Asks for a name" }, greet);

  const ask = ({ mcpReq }: ServerContext) => {
    const given = inputResponse(mcpReq.inputResponses, "capital_question");
    return given.kind === "sampling"
      ? answered(JSON.stringify(given.result.content))
      : inputRequired({ inputRequests: { capital_question: askModel("What is the capital of France?") } });
  };
  server.registerTool("test_input_required_result_sampling", { description: "Asks a model" }, ask);
  server.registerTool("test_missing_capability", { description: "Needs sampling" }, ask);

  server.registerTool(
    "test_input_required_result_list_roots",
    { description: "Asks for roots" },
    ({ mcpReq }) => {
      const given = inputResponse(mcpReq.inputResponses, "client_roots");
      return given.kind === "roots"
        ? answered(given.roots.map(({ uri }) => uri).join(", "))
        : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
    },
  );
}

function registerQuestionsWithState(server: McpServer): void {
  const confirmed = async ({ mcpReq }: ServerContext) => {
    const given = acceptedContent(mcpReq.inputResponses, "confirm");
    if (given !== undefined && mcpReq.requestState<State>()?.round === 1) return answered("state-ok");
    return inputRequired({
      inputRequests: { confirm },
      requestState: await stateCodec.mint({ round: 1 }),
    });
  };
  for (const name of ["request_state", "tampered_state"])
    server.registerTool(`test_input_required_result_${name}`, { description: "Keeps state" }, confirmed);

  server.registerTool(
    "test_input_required_result_multiple_inputs",
    { description: "Asks three questions at once" },
    async ({ mcpReq }) => {
      const { inputResponses = {} } = mcpReq;
      if (["user_name", "greeting", "client_roots"].every((key) => key in inputResponses))
        return answered("All three are answered.");
      const inputRequests = {
        user_name: askName,
        greeting: askModel("Generate a greeting"),
        client_roots: inputRequired.listRoots(),
      };
      return inputRequired({ inputRequests, requestState: await stateCodec.mint({ round: 1 }) });
    },
  );
  server.registerTool(
    "test_input_required_result_multi_round",
    { description: "Asks twice" },
    async ({ mcpReq }) => {
      const round = mcpReq.requestState<State>()?.round ?? 0;
      if (round === 2 && acceptedContent(mcpReq.inputResponses, "step2") !== undefined)
        return answered("Both steps are done.");
      const isSecond = round === 1 && acceptedContent(mcpReq.inputResponses, "step1") !== undefined;
      const step = isSecond
        ? { step2: askFor("Step 2: What is your favorite color?", "color") }
        : { step1: askFor("Step 1: What is your name?", "name") };
      return inputRequired({
        inputRequests: step,
        requestState: await stateCodec.mint({ round: isSecond ? 2 : 1 }),
      });
    },
  );
}

const askFor = (message: string, field: string) =>
  inputRequired.elicit({ message, requestedSchema: z.object({ [field]: z.string() }) });

function registerQuestionsByCapability(server: McpServer): void {
  server.registerTool(
    "test_input_required_result_capabilities",
    { description: "Asks only what the client can answer" },
    ({ mcpReq }) => {
      const envelope: Record<string, unknown> = { ...mcpReq.envelope };
      const { elicitation, sampling } = (envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}) as ClientCapabilities;
      const inputRequests = {
        ...(elicitation === undefined ? {} : { user_name: askName }),
        ...(sampling === undefined ? {} : { greeting: askModel("Generate a greeting") }),
      };
      return inputRequired({ inputRequests });
    },
  );
}
