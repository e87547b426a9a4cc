/** Milliseconds that this process computed while `work` ran: what others do on the machine counts little in it. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
