import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { Order } from '#modules/orders/order.ts';
import { anErasedOrder, anItem } from '#modules/orders/testing/orders.ts';
import type { Certificate } from './certificate.ts';
import { createIssueCertificates } from './issue-certificates.ts';
import { type KnownKey, publicKeyOf, publishedKey } from './keys.ts';
import { checkSignature, readText } from './signed-text.ts';
import { aReport, aSeal, completed, createCertificatesMemory } from './testing/memory-certificates.ts';

const aKey = (id: string) => ({ id, privateKey: generateKeyPairSync('ed25519').privateKey });
const [first, second] = [aKey('2026-a'), aKey('2026-b')];

/** A shop on the day after its last report, whose ledger was just sealed. */
function setUp(memory = createCertificatesMemory(), keys = [first]) {
  memory.state.seals = [aSeal(7, '2026-11-30')];
  const { clock, pass } = createTestClock('2026-11-30T00:05:00.000Z');
  const shop = { publicUrl: 'https://shop.example', isTest: false, fireZone: async () => 'Asia/Kolkata' };
  const issueWith = (others: typeof keys) =>
    createIssueCertificates({ ...shop, transact: memory.transact, certificates: memory.reader, clock, keys: others });
  return { ...memory, clock, pass, issueWith, issue: issueWith(keys) };
}

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'utf8'));

/** What the page that checks a certificate finds. */
function check(keys: readonly KnownKey[], certificate: Certificate | undefined) {
  const { code = '', text = '', signature = '' } = certificate ?? {};
  const signed = Uint8Array.from(Buffer.from(signature, 'base64'));
  return checkSignature({ code, text: bytesOf(text), signature: signed, keys: keys.map(publishedKey) });
}

test('a certificate comes with the first seal of a day after the last report, and once', async () => {
  const shop = setUp();
  shop.state.seals = [];
  expect(await shop.issue()).toBe(false);
  shop.state.seals.push(aSeal(1, '2026-11-29'));
  await shop.issue();
  expect(shop.state.certificates).toEqual([]);
  shop.state.seals.push(aSeal(2, '2026-11-30'));
  expect(await shop.issue()).toBe(false);
  await shop.issue();
  expect(shop.state.certificates).toHaveLength(1);
  expect(await check(shop.state.keys, shop.state.certificates[0])).toBe('fits');
});

test('a certificate says rituals, days at the fire, place, files and seal, and names nobody', async () => {
  const { state, issue } = setUp();
  await issue();
  const [certificate] = state.certificates;
  const signed = readText(bytesOf(certificate?.text ?? ''));
  expect(signed).toEqual({
    format: 'certificate-2',
    shop: 'https://shop.example',
    code: certificate?.code,
    test: false,
    order: 1042,
    issuedAt: '2026-11-30T00:05:00.000Z',
    // In Moscow the last day is still the 28th.
    rituals: [{ name: completed.items[0]?.name, from: '2026-11-01', to: '2026-11-29', place: 'Варанаси', parts: [] }],
    files: [{ sha256: 'a'.repeat(64), kind: 'picture', ritual: 0 }],
    seal: { number: 7, day: '2026-11-30', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    key: '2026-a',
  });
  // Words of the report and of the order's contact and wishes.
  expect(certificate?.text).not.toMatch(/Анна|Иван|example\.com|мамы/);
});

test('the parts of each ritual are told by the clocks at the fire, with all their ahutis', async () => {
  const { state, issue } = setUp();
  const part = { position: 0, days: 2, firstAt: new Date('2026-11-01T20:00:00Z'), lastAt: new Date('2026-11-02T20:00:00.500Z') };
  state.parts = [
    { ...part, name: { ru: 'Хома', en: 'Homa' }, ahutis: 216 },
    { ...part, position: 1, name: { ru: 'Чужая', en: 'Foreign' } },
  ];
  await issue();
  const told = { days: 2, first: '2026-11-02T01:30:00+05:30', last: '2026-11-03T01:30:00+05:30' };
  expect(readText(bytesOf(state.certificates[0]?.text ?? ''))?.rituals[0]?.parts).toEqual([
    { name: { ru: 'Хома', en: 'Homa' }, ahutis: 216, ...told },
  ]);
  expect(await check(state.keys, state.certificates[0])).toBe('fits');
});

/** On the day of the seal, which does not hold it. */
const corrected = new Date('2026-11-30T00:00:00Z');

/** Between the list of what is due and the lock of the order something happens. */
function setUpWith(happen: (state: ReturnType<typeof createCertificatesMemory>['state']) => void) {
  const memory = createCertificatesMemory();
  const { due } = memory.reader;
  memory.reader.due = async (before, limit) => {
    const ids = await due(before, limit);
    happen(memory.state);
    return ids;
  };
  return setUp(memory);
}

test.each<[string, string, Parameters<typeof setUpWith>[0], [string, Date][]]>([
  ['another instance has issued meanwhile', 'nothing is due any more', ({ dues }) => dues.clear(), []],
  [
    'was corrected meanwhile',
    'the next seal is waited for',
    ({ dues }) => dues.set(completed.id, corrected),
    [[completed.id, corrected]],
  ],
])('an order whose certificate %s gets none with this seal: %s', async (_, __, happen, duesAfter) => {
  const { issue, state } = setUpWith(happen);
  await issue();
  expect([state.certificates, [...state.dues]]).toEqual([[], duesAfter]);
});

test('a key that another instance ends in the same moment signs nothing', async () => {
  const { issue, state } = setUpWith((meanwhile) => {
    meanwhile.keys = meanwhile.keys.map((key) => ({ ...key, until: new Date('2026-11-30T00:05:00Z') }));
  });
  await expect(issue()).rejects.toThrow('2026-a has ended');
  expect(state.certificates).toEqual([]);
});

test('a certificate has its members in the order of the form, and its lines as JSON.stringify breaks them', async () => {
  const { state, issue } = setUp();
  await issue();
  const text = state.certificates[0]?.text ?? '';
  expect(Object.keys(JSON.parse(text))).toEqual([
    ...['format', 'shop', 'code', 'test', 'order', 'issuedAt', 'rituals', 'files', 'seal', 'key'],
  ]);
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
});

test.each<[string, Order, (typeof aReport)[]]>([
  ['is not completed', { ...completed, status: 'ready' } as Order, [aReport]],
  ['lacks a report', { ...completed, items: [...completed.items, anItem()] } as Order, [aReport]],
  ['has a draft alone', completed, [{ ...aReport, sentAt: undefined } as unknown as typeof aReport]],
  ['was erased', anErasedOrder('completed'), [aReport]],
])('an order that %s gets none, and is asked no more', async (_, order, reports) => {
  const { state, issue } = setUp(createCertificatesMemory(order, reports));
  await issue();
  expect([state.certificates, state.dues.size]).toEqual([[], 0]);
});

test('a shop without keys issues none, and keeps what is due until it has one', async () => {
  const { state, issue, issueWith } = setUp(createCertificatesMemory(), []);
  expect(await issue()).toBe(false);
  expect([state.certificates, state.keys]).toEqual([[], []]);
  await issueWith([first])();
  expect(state.certificates).toHaveLength(1);
});

test('another certificate revokes the one that a former version of the shop left valid', async () => {
  const { state, issue, pass } = setUp();
  await issue();
  state.dues.set(completed.id, corrected);
  pass(24 * 3600);
  state.seals.push(aSeal(8, '2026-12-01'));
  await issue();
  expect(state.certificates.map(({ revoked }) => revoked)).toEqual([undefined, { at: new Date('2026-12-01T00:05:00Z') }]);
});

test('a run takes fifty orders, and says that more may be due', async () => {
  const { state, issue } = setUp();
  for (let number = 0; number < 50; number += 1) state.dues.set(`gone ${number}`, new Date('2026-11-29T10:00:00Z'));
  expect([await issue(), state.certificates.length, state.dues.size]).toEqual([true, 1, 1]);
  expect([await issue(), state.dues.size]).toEqual([false, 0]);
});

test('when another key comes first the former ends, and what each has signed fits', async () => {
  const shop = setUp();
  await shop.issue();
  shop.pass(3600);
  shop.state.dues.set(completed.id, new Date('2026-11-29T10:00:00Z'));
  await shop.issueWith([second, first])();
  expect(shop.state.keys.map(({ id, until }) => [id, until])).toEqual([
    ['2026-a', shop.clock()],
    ['2026-b', undefined],
  ]);
  expect(shop.state.certificates.map(({ keyId }) => keyId)).toEqual(['2026-b', '2026-a']);
  for (const certificate of shop.state.certificates) expect(await check(shop.state.keys, certificate)).toBe('fits');
});

test('a key that stands behind another begins once it is the first', async () => {
  const { state, clock, issueWith } = setUp();
  await issueWith([first, second])();
  expect(state.keys.map(({ id, until }) => [id, until])).toEqual([['2026-a', undefined]]);
  await issueWith([second, first])();
  expect(state.keys.map(({ id, until }) => [id, until])).toEqual([
    ['2026-a', clock()],
    ['2026-b', undefined],
  ]);
});

test('a key that ended as it began has never signed, and begins once it is the first', async () => {
  const { state, clock, issue, issueWith } = setUp();
  await issue();
  state.keys.push({ id: '2026-b', publicKey: publicKeyOf(second), since: clock(), until: clock() });
  await issueWith([second, first])();
  expect(state.keys.find(({ id }) => id === '2026-b')).toEqual({ id: '2026-b', publicKey: publicKeyOf(second), since: clock() });
});

test('a key that has ended may stand behind another, and is refused as the first', async () => {
  const { pass, issue, issueWith } = setUp();
  await issue();
  pass(1);
  await issueWith([second, first])();
  await issueWith([second, first])();
  await expect(issueWith([first])()).rejects.toThrow('2026-a has ended');
});

test('a name stands for one key for ever', async () => {
  const { issue, issueWith } = setUp();
  await issue();
  await expect(issueWith([aKey('2026-a')])()).rejects.toThrow('2026-a was another key before');
});
