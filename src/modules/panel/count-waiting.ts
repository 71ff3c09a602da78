import type { Caller } from '#kernel/caller.ts';
import { requirePermission, roleMay } from '#kernel/permissions.ts';
import { WAITING, type WaitingReader, type WaitingThing } from './ports.ts';

/** Counting ends here, and this number stands for all higher ones. */
const MOST_COUNTED = 100;

const THINGS = Object.keys(WAITING) as readonly WaitingThing[];

/** Counts what waits for the staff, of what the caller may read; null for all else. Throws like `requirePermission`. */
export function createCountWaiting({ waiting }: { readonly waiting: WaitingReader }) {
  return async (caller: Caller): Promise<Readonly<Record<WaitingThing, number | null>>> => {
    const { role } = requirePermission(caller, 'panel.enter');
    const readable = THINGS.filter((thing) => roleMay(role, WAITING[thing]));
    const counts = readable.length === 0 ? {} : await waiting.count(readable, MOST_COUNTED);
    return Object.fromEntries(THINGS.map((thing) => [thing, counts[thing] ?? null])) as Record<WaitingThing, number | null>;
  };
}
