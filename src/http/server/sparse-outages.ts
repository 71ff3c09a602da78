/** After a line about an outage no other one is written for so long. */
const SILENT_MS = 1000;

/** How pino writes a line: the facts first, then the words. */
type Write = (...line: unknown[]) => void;

/**
 * Makes the hook of the log that writes at most one line a second about an outage, because each request and each task meets it again. The
 * field `unlogged` of the next line counts the lines that were left out. All other lines are written. `now` counts milliseconds.
 */
export function sparseOutages(isOutage: (facts: object) => boolean, now: () => number = () => performance.now()) {
  let silentUntil = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  return function logMethod(this: unknown, line: unknown[], write: Write): void {
    const [facts, ...words] = line;
    if (typeof facts !== 'object' || facts === null || !isOutage(facts)) write.apply(this, line);
    else if (now() < silentUntil) unlogged += 1;
    else {
      silentUntil = now() + SILENT_MS;
      const counted = { ...facts, unlogged };
      unlogged = 0;
      write.apply(this, [counted, ...words]);
    }
  };
}
