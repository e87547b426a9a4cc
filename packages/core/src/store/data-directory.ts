import { LegworkError } from "@legwork/protocol";

/**
 * Does something in the data directory.
 * @throws LegworkError `invalid_request` where the file system refuses it, which names the setting and what to do.
 */
export async function inDataDirectory<Result>(
  directory: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOfSystem(error)) throw error;
    throw new LegworkError(
      "invalid_request",
      `The data directory ${directory} cannot be used: ${reasonOf(error)}. Set LEGWORK_DATA_DIR to another one, or make this one writable for the user that runs this program.`,
      { cause: error },
    );
  }
}

const reasons: Record<string, string> = {
  EEXIST: "there is a file of that name",
  ENOTDIR: "a part of its path is a file",
  EACCES: "the user that runs this program may not write there",
  EPERM: "the system does not permit it",
  EROFS: "its disk can only be read",
  ENOSPC: "its disk is full",
};

function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}

function reasonOf({ code = "", message }: NodeJS.ErrnoException): string {
  const reason = reasons[code];
  return reason === undefined ? message : `${reason} (${code})`;
}
