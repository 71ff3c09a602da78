import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 200;

/** Looks again and again until something is so. Throws the complaint when it is not so after as many seconds. */
export async function until(isSo: () => Promise<boolean>, seconds: number, complaint: string): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(complaint);
    await setTimeout(PAUSE_MS);
  }
}
