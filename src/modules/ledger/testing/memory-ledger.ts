import { memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { type Fact, type Link, linkAfter } from '../chain.ts';
import type { LedgerReader, Seal, SealStore } from '../ports.ts';

/** An in-memory ledger, whose lines and seals a test may tamper with. */
export function createLedgerMemory() {
  const state = {
    ...memoryState(),
    lines: [] as (Fact & Link)[],
    heads: new Map<string, Link & { isSealed: boolean }>(),
    seals: [] as Seal[],
    sealed: [] as (Link & { seal: number })[],
  };
  const seals = {
    lockLast: async () => state.seals.at(-1),
    takeChanged: async (seal, limit, after) => {
      const changed = [...state.heads.values()].filter(({ isSealed }) => !isSealed);
      const page = pageOf(changed.toSorted(byOrder), limit, after);
      for (const head of page) head.isSealed = true;
      state.sealed.push(...page.map((head) => ({ ...head, seal })));
      return page;
    },
    add: async (seal) => void state.seals.push(seal),
  } satisfies SealStore;
  const reader = {
    lines: async (limit, after) => {
      const lines = state.lines.toSorted(byOrder).map((line) => ({ ...line, head: state.heads.get(line.orderId) ?? null }));
      return lines.filter((line) => !after || byOrder(line, after) > 0).slice(0, limit);
    },
    heads: async (limit, after) => {
      const heads = [...state.heads.values()].toSorted(byOrder);
      const hasLine = (orderId: string) => state.lines.some((line) => line.orderId === orderId);
      return pageOf(heads, limit, after).map((head) => ({ ...head, isEmpty: !hasLine(head.orderId) }));
    },
    seals: async (limit, after) => state.seals.filter(({ number }) => number > (after?.number ?? 0)).slice(0, limit),
    sealed: async (seal, limit, after) => {
      const lineAt = ({ orderId, seq }: Link) => state.lines.find((line) => line.orderId === orderId && line.seq === seq);
      const list = state.sealed.filter((each) => each.seal === seal).toSorted(byOrder);
      return pageOf(list, limit, after).map((each) => ({ ...each, presentHash: lineAt(each)?.hash ?? null }));
    },
  } satisfies LedgerReader;
  const record = (fact: Fact) => {
    const link = linkAfter(state.heads.get(fact.orderId), fact);
    state.lines.push({ ...fact, ...link });
    state.heads.set(fact.orderId, { ...link, isSealed: false });
  };
  return { state, reader, record, transact: memoryTransact(state, { seals }) };
}

function byOrder(a: Link, b: Link): number {
  if (a.orderId === b.orderId) return a.seq - b.seq;
  return a.orderId < b.orderId ? -1 : 1;
}

function pageOf<Row extends Link>(rows: readonly Row[], limit: number, after: Link | undefined): Row[] {
  return rows.filter(({ orderId }) => !after || orderId > after.orderId).slice(0, limit);
}
