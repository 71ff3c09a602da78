import { firstWords } from './first-words.ts';

// Both processes import this file before any other. The packages of development bring their own Node; that of the machine may be older.

/** The oldest Node on which the build runs. */
export const OLDEST_NODE = 24;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    firstWords('fatal', `The shop needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`),
  );
  // The operator's commands end with 2 when they are not carried out; so does this.
  process.exit(2);
}
