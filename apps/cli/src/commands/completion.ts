import { Argument, Command } from "commander";
import type { Terminal } from "../output/terminal.ts";

const examples = `
Examples:
  $ legwork completion bash > ~/.local/share/bash-completion/completions/legwork
  $ legwork completion zsh > ~/.zfunc/_legwork        # with fpath+=~/.zfunc before compinit in ~/.zshrc
  $ legwork completion fish > ~/.config/fish/completions/legwork.fish`;

/** `legwork completion`: made from the same definitions that the command line is read by. */
export function completionCommand(program: Command, terminal: Terminal): Command {
  return new Command("completion")
    .summary("print what completes commands and flags in your shell")
    .description("Print the script that completes commands and flags in your shell.")
    .addArgument(new Argument("<shell>").choices(["bash", "zsh", "fish"]))
    .addHelpText("after", examples)
    .action(async (shell: "bash" | "zsh" | "fish") => {
      const { definitionsOf } = await import("../completion/definition.ts");
      const script = await scripts[shell]();
      terminal.print(script(definitionsOf(program)).trimEnd());
    });
}

const scripts = {
  bash: async () => (await import("../completion/bash.ts")).bashCompletion,
  zsh: async () => (await import("../completion/zsh.ts")).zshCompletion,
  fish: async () => (await import("../completion/fish.ts")).fishCompletion,
};
