import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { type Fact, hashOf } from './chain.ts';
import type { Seal } from './ports.ts';
import { createSealLedger } from './seal.ts';
import { createLedgerMemory } from './testing/memory-ledger.ts';
import { createVerifyLedger } from './verify.ts';

const [first, second] = [uuid(1), uuid(2)];

function aFact(orderId: string, received: number): Fact {
  const at = new Date(`2026-11-20T10:00:0${received}Z`);
  return { orderId, paymentId: null, gateway: 'sandbox', kind: 'reported', at, data: { received: `${received}` } };
}

/** Two orders of three lines each. Both are sealed on the first day, and the second again after another line on the second day. */
async function sealedLedger() {
  const memory = createLedgerMemory();
  let today = '2026-11-20';
  const sealWith = (keys: readonly string[]) =>
    createSealLedger({ transact: memory.transact, clock: () => new Date(`${today}T12:00:00Z`), keys });
  for (const received of [1, 2, 3]) for (const order of [second, first]) memory.record(aFact(order, received));
  await sealWith(['key'])();
  today = '2026-11-21';
  memory.record(aFact(second, 4));
  await sealWith(['key'])();
  const verify = (keys: readonly string[] = ['key']) => createVerifyLedger(memory.reader, keys)();
  const nextDay = () => {
    today = '2026-11-22';
  };
  return { ...memory, verify, sealWith, nextDay };
}

type Ledger = Awaited<ReturnType<typeof sealedLedger>>;

const lineOf = ({ state }: Ledger, orderId: string, seq: number) => {
  const index = state.lines.findIndex((line) => line.orderId === orderId && line.seq === seq);
  return { index, line: state.lines[index] as (typeof state.lines)[number] };
};
const remove = (ledger: Ledger, orderId: string, seq: number) => ledger.state.lines.splice(lineOf(ledger, orderId, seq).index, 1);
const change = (ledger: Ledger, orderId: string, seq: number, changes: Partial<Ledger['state']['lines'][number]>) => {
  const { index, line } = lineOf(ledger, orderId, seq);
  ledger.state.lines[index] = { ...line, ...changes };
};
const changeSeal = ({ state }: Ledger, number: number, changes: Partial<Seal>) => {
  state.seals = state.seals.map((seal) => (seal.number === number ? { ...seal, ...changes } : seal));
};

/** Writes a chain anew from a line on, as somebody would who knows how the shop does it and has no key. */
function rewrite(ledger: Ledger, orderId: string, from: number) {
  const { state } = ledger;
  for (let seq = from; ; seq += 1) {
    const { line } = lineOf(ledger, orderId, seq);
    if (!line) return;
    const hash = hashOf(line, seq, seq === 1 ? undefined : lineOf(ledger, orderId, seq - 1).line.hash);
    change(ledger, orderId, seq, { hash });
    state.heads.set(orderId, { orderId, seq, hash, isSealed: true });
  }
}

test('a ledger that nobody touched is whole, and says how much was looked at', async () => {
  const { verify } = await sealedLedger();
  expect(await verify()).toEqual({ lines: 7, chains: 2, seals: 2, lastSeal: expect.any(String), broken: undefined });
});

test('a seal that the shop makes while the ledger is looked at is not missing', async () => {
  const { reader, state } = await sealedLedger();
  const [earlier] = state.seals;
  let reads = 0;
  // The second seal comes after the seals were read, and before its list is.
  const seals: typeof reader.seals = async (limit, after) => (reads++ === 0 && earlier ? [earlier] : reader.seals(limit, after));
  expect((await createVerifyLedger({ ...reader, seals }, ['key'])()).broken).toBeUndefined();
  expect(reads).toBe(2);
});

test('an empty ledger is whole', async () => {
  const { reader } = createLedgerMemory();
  expect(await createVerifyLedger(reader, ['key'])()).toMatchObject({ lines: 0, chains: 0, seals: 0, broken: undefined });
});

test.each<[string, (ledger: Ledger) => unknown, object]>([
  [
    'a changed amount',
    (ledger) => change(ledger, first, 2, { data: { received: '9' } }),
    { orderId: first, seq: 2, problem: /was changed/ },
  ],
  ['a removed first line', (ledger) => remove(ledger, first, 1), { orderId: first, seq: 1, problem: /is missing/ }],
  ['a removed middle line', (ledger) => remove(ledger, first, 2), { orderId: first, seq: 2, problem: /is missing/ }],
  ['a removed last line', (ledger) => remove(ledger, first, 3), { orderId: first, seq: 3, problem: /is missing/ }],
  [
    'a removed last line whose chain was made to end before it',
    (ledger) => {
      remove(ledger, second, 4);
      rewrite(ledger, second, 3);
    },
    { orderId: second, seq: 4, problem: /missing; seal 2 of 2026-11-21 holds it/ },
  ],
  [
    'two swapped lines',
    (ledger) => {
      const [two, three] = [lineOf(ledger, first, 2).line, lineOf(ledger, first, 3).line];
      // The place 20 is only on the way: two lines of one place could not be told apart.
      change(ledger, first, 2, { ...three, seq: 20 });
      change(ledger, first, 3, { ...two, seq: 3 });
      change(ledger, first, 20, { seq: 2 });
    },
    { orderId: first, seq: 2, problem: /was changed/ },
  ],
  [
    'a chain of another order, put in its place',
    (ledger) => {
      for (const seq of [1, 2, 3]) change(ledger, first, seq, { ...lineOf(ledger, second, seq).line, orderId: first });
    },
    { orderId: first, seq: 1, problem: /was changed/ },
  ],
  [
    'an added line',
    (ledger) =>
      ledger.state.lines.push({
        ...lineOf(ledger, first, 3).line,
        seq: 4,
        hash: hashOf(aFact(first, 3), 4, lineOf(ledger, first, 3).line.hash),
      }),
    { orderId: first, seq: 4, problem: /not written by the shop/ },
  ],
  [
    'a last line that was changed with its hash',
    (ledger) => {
      const data = { received: '9' };
      const { line } = lineOf(ledger, first, 3);
      change(ledger, first, 3, { data, hash: hashOf({ ...line, data }, 3, lineOf(ledger, first, 2).line.hash) });
    },
    { orderId: first, seq: 3, problem: /chain ended with another/ },
  ],
  [
    'a chain that was written anew',
    (ledger) => {
      change(ledger, first, 1, { data: { received: '9' } });
      rewrite(ledger, first, 1);
    },
    { orderId: first, seq: 3, problem: /seal 1 of 2026-11-20 holds another line/ },
  ],
  [
    'an order without its lines',
    (ledger) => {
      ledger.state.lines = ledger.state.lines.filter(({ orderId }) => orderId !== second);
    },
    { orderId: second, seq: 1, problem: /missing, with all others/ },
  ],
  ['a forged seal', (ledger) => changeSeal(ledger, 2, { signature: 'forged' }), { seal: 2, problem: /forged/ }],
  ['a changed seal', (ledger) => changeSeal(ledger, 1, { day: '2026-11-19' as Seal['day'] }), { seal: 1, problem: /forged/ }],
  ['a removed seal', (ledger) => ledger.state.seals.shift(), { seal: 1, problem: /is missing/ }],
  ['a removed last seal', (ledger) => ledger.state.seals.pop(), { seal: 2, problem: /is missing/ }],
  [
    'a seal of another past, though signed',
    (ledger) => {
      const [one] = ledger.state.seals;
      changeSeal(ledger, 2, { ...(one as Seal), number: 2 });
    },
    { seal: 2, problem: /hash of the seal before/ },
  ],
  ['a seal of another count', (ledger) => changeSeal(ledger, 1, { chains: 9 }), { seal: 1, problem: /list of last lines/ }],
  [
    'a seal of another digest',
    (ledger) => changeSeal(ledger, 1, { digest: 'other' }),
    { seal: 1, problem: /list of last lines/ },
  ],
  ['a list that lacks a chain', (ledger) => ledger.state.sealed.shift(), { seal: 1, problem: /list of last lines/ }],
])('%s is found and named', async (_, tamper, expected) => {
  const ledger = await sealedLedger();
  tamper(ledger);
  const { problem, ...where } = expected as { problem: RegExp };
  expect((await ledger.verify()).broken).toEqual({ ...where, problem: expect.stringMatching(problem) });
});

test('a seal of a key that was taken away is vouched for by the next seal, and by nothing else', async () => {
  const { verify, sealWith, nextDay } = await sealedLedger();
  expect(await verify(['new', 'key'])).toMatchObject({ broken: undefined });
  expect(await verify(['new'])).toMatchObject({ broken: { seal: 1, problem: expect.stringMatching(/forged/) } });
  nextDay();
  await sealWith(['new'])();
  expect(await verify(['new'])).toMatchObject({ seals: 3, broken: undefined });
});
