/** A virtual environment of the package's own, with what its tests need: its Python, or why there is none. */
export function prepareEnvironment():
  | { program: string; reason?: undefined }
  | { program?: undefined; reason: string };
