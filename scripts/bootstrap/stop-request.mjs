const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const watchMilliseconds = 250;

/**
 * Calls the listener with the signal that asks this process to stop; returns a function that ends the watch.
 * npm passes SIGTERM only to the shell between it and us, and that shell dies alone: a parent that is gone under npm
 * therefore counts as SIGTERM, and without this the service would outlive it.
 */
export function onStopRequest(listener) {
  for (const signal of signals) process.on(signal, listener);
  const watch = process.env.npm_lifecycle_event ? watchParent(() => listener("SIGTERM")) : undefined;
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, listener);
  };
}

function watchParent(onGone) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, watchMilliseconds);
  return watch.unref();
}
