import { spawnSync } from "node:child_process";

const oldest = [3, 9];
const candidates = ["python3", "python3.13", "python3.12", "python3.11", "python3.10", "python3.9", "python"];
const question = "import sys; print('%d.%d.%d' % sys.version_info[:3])";

/**
 * A Python that can make virtual environments, or why there is none. Each is asked, since a name on the PATH may stand for
 * nothing (as those of pyenv do).
 */
export function findPython(names = candidates) {
  const found = [];
  for (const program of names) {
    const version = ask(program, question);
    if (version === undefined) continue;
    const [major, minor] = version.split(".").map(Number);
    if (major !== oldest[0] || minor < oldest[1]) found.push(`${program} is ${version}`);
    else if (ask(program, "import venv, ensurepip; print('yes')") === undefined)
      found.push(`${program} ${version} cannot make virtual environments (Debian: apt install python3-venv)`);
    else return { program, version };
  }
  const seen = found.length === 0 ? "there is none" : found.join("; ");
  return { reason: `It needs Python ${oldest.join(".")} or newer with venv: ${seen}.` };
}

function ask(program, words) {
  const { status, stdout } = spawnSync(program, ["-c", words], { encoding: "utf8", timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}
