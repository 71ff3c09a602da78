import { setTimeout } from 'node:timers/promises';
import { ShopError } from './errors.ts';

interface GroupWork<Item, Result> {
  /** Does the work of several items in one go; the results are in the order of the items. */
  readonly together: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Does the work of an item whose group has failed. */
  readonly alone: (item: Item) => Promise<Result>;
  /** True for an error that every item would meet, such as a database that is away. */
  readonly isMetByAll: (error: unknown) => boolean;
  /** The least time between the beginnings of two groups, in which the next one gathers. */
  readonly apartMs: number;
}

const MOST_IN_GROUP = 100;
const MOST_WAITING = 1000;

/** A caller whose item waits, and the promise of its result. */
interface WaitingCaller<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does the work of many callers in groups, so that they share the cost of one transaction: a lone item is done at once, and what comes
 * while a group is at work, or soon after it began, makes the next group. Each caller gets the result of its own item, and only after the
 * work of its group is done. When a group fails because of one item, the others do not: each is then done alone. Rejects with
 * `unavailable` when a thousand callers wait.
 */
export function createGroups<Item, Result>(work: GroupWork<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: WaitingCaller<Item, Result>[] = [];
  let isAtWork = false;

  async function workOff(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      await Promise.all([doGroup(work, waiting.splice(0, MOST_IN_GROUP), waiting), setTimeout(work.apartMs)]);
    }
    isAtWork = false;
  }

  return (item) => {
    if (waiting.length >= MOST_WAITING) return Promise.reject(new ShopError('unavailable'));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (!isAtWork) void workOff();
    return promise;
  };
}

/**
 * Does the work of a group, and ends without an error, whatever happens to the group. An error that every item would meet rejects those
 * too who still wait: they would meet it later.
 */
async function doGroup<Item, Result>(
  { together, alone, isMetByAll }: GroupWork<Item, Result>,
  group: readonly WaitingCaller<Item, Result>[],
  waiting: WaitingCaller<Item, Result>[],
): Promise<void> {
  try {
    const results = await together(group.map(({ item }) => item));
    for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
  } catch (error) {
    if (isMetByAll(error)) {
      for (const { reject } of [...group, ...waiting.splice(0)]) reject(error);
      return;
    }
    for (const { item, resolve } of group) resolve(alone(item));
  }
}
