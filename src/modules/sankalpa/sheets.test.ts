import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import type { InvitedPerson } from '#modules/plans/index.ts';
import { aPerson } from '#modules/plans/testing/circle.ts';
import { EMPTY_BIRTH_FIELDS } from '#modules/profiles/index.ts';
import { createSankalpaMemory } from './testing/memory-sankalpa.ts';

const orderId = uuid(100);
const anna = userCaller();
const priest = staffCaller('priest');
const startDate = '2026-12-21' as CalendarDate;
const order = (item: Parameters<typeof anItem>[0] = {}) =>
  anOrder('paid', { userId: 'anna', items: [anItem({ startDate, ...item })] });
const first = { position: 0 };
const hour = { position: 0, day: '2026-12-21', time: '17:45' };

const partsOf = async (shop = createSankalpaMemory(order()), wanted = hour) =>
  (await shop.viewSankalpa(priest, orderId, wanted)).parts.map(({ iast }) => iast);

test('the formula names the place, all that the sky says of the hour, and the purpose', async () => {
  expect(await partsOf()).toEqual([
    'oṃ tatsat | adya śrībrahmaṇo dvitīyaparārdhe śrīśvetavārāhakalpe vaivasvatamanvantare aṣṭāviṃśatitame kaliyuge kaliprathamacaraṇe jambūdvīpe bharatakhaṇḍe āryāvartaikadeśe vārāṇasīkṣetre agniśālāyām',
    'vaikramābde 2083 śakābde 1948 dakṣiṇāyane hemantartau mārgaśīrṣamāse śuklapakṣe trayodaśyāṃ tithau somavāsare kṛttikānakṣatre siddhayoge kaulavakaraṇe meṣasthe candre dhanuḥsthe sūrye',
    'eteṣāṃ sakuṭumbānām āyurārogyābhivṛddhyarthaṃ śrīmahāgaṇapatiprītyarthaṃ gaṇapatihomam ahaṃ kariṣyāmi ||',
  ]);
});

test('before sunrise it is still the weekday of the day before', async () => {
  const [, early] = await partsOf(undefined, { ...hour, time: '04:00' });
  expect(early).toContain('ravivāsare');
});

test('when no hour is named, it is the beginning of the ritual on that day, else the sunrise', async () => {
  const begunAt = new Date('2026-12-21T12:15:00Z');
  const begun = createSankalpaMemory(order({ begunAt }));
  expect((await begun.viewSankalpa(priest, orderId, { position: 0, day: '2026-12-21' })).at).toEqual(begunAt);
  const next = await begun.viewSankalpa(priest, orderId, { position: 0, day: '2026-12-22' });
  expect([next.nth, next.at.toISOString().slice(0, 13)]).toEqual([2, '2026-12-22T01']);
});

test('an unknown gotra becomes Kashyapa, and the line of a person has a star only when it is known', async () => {
  const known = { firstName: 'Анна', lastName: 'Иванова', birthNakshatra: '6', gotra: 'Бхарадваджа' };
  const birth = { ...EMPTY_BIRTH_FIELDS, ...known };
  const { lines } = await createSankalpaMemory(order(), { birth }).viewSankalpa(priest, orderId, hour);
  expect(lines.map(({ name, iast }) => [name.iast, iast])).toEqual([
    ['Annā Ivanovā', 'bhāradvājagotre ārdrānakṣatre'],
    ['Pyotr Orlov', 'kāśyapagotre'],
  ]);
  expect(lines[1]?.meaning.ru).toBe('готра не названа: Кашьяпа · звезда неизвестна: не произносится');
});

test('the wishes are those of the plan and of the order', async () => {
  const { wishes } = await createSankalpaMemory(order()).viewSankalpa(priest, orderId, hour);
  expect(wishes).toEqual(['О здоровье мамы', 'Для мамы']);
});

test.each([
  ['the same wish in the plan is not said twice', 'Мир'],
  ['spaces in the plan are no wish', ' '],
])('of an order with a wish, %s', async (_, wishes) => {
  const shop = createSankalpaMemory({ ...order(), specialInstructions: ' Мир ' } as Order);
  shop.state.wishes = wishes;
  expect((await shop.viewSankalpa(priest, orderId, hour)).wishes).toEqual(['Мир']);
});

test.each([
  ['of the first day before the ritual begins', '2026-12-21', '2026-12-21', 1],
  ['of the end date after the ritual', '2026-10-01', '2026-10-29', 28],
  ['of today during the ritual', '2026-11-18', '2026-11-20', 3],
])('a sheet for which no day is named is %s', async (_, begins, day, nth) => {
  const shop = createSankalpaMemory(order({ startDate: begins as CalendarDate }));
  expect(await shop.viewSankalpa(priest, orderId, first)).toMatchObject({ day, nth, days: 28 });
});

test('a ritual without a date has a sheet of today, which is no day of it', async () => {
  const shop = createSankalpaMemory(anOrder('paid', { userId: 'anna', items: [anItem()] }));
  expect(await shop.viewSankalpa(priest, orderId, first)).toMatchObject({ day: '2026-11-20', nth: null, orderNumber: 1042 });
});

test('a sheet is drawn in the language of its reader', async () => {
  const { sheet, pdf } = await createSankalpaMemory(order()).printSankalpa(priest, orderId, hour, 'en');
  expect([sheet.day, pdf.toString()]).toEqual(['2026-12-21', '%PDF en']);
});

const vera: InvitedPerson = { ...aPerson({ name: 'Вера Белова', gotra: 'Атри' }), guardian: '', answer: null };

describe('the line of an invited person', () => {
  const invitedShop = (changes: Partial<InvitedPerson> = {}) =>
    createSankalpaMemory(order(), { invited: [{ ...vera, ...changes, number: 1 }] });

  test('is read by them with their own data', async () => {
    const line = await invitedShop().viewOwnLine(vera);
    expect(line).toMatchObject({ name: { iast: 'Verā Belovā' }, iast: 'ātreyagotre', state: 'unread' });
  });

  test('is confirmed without words', async () => {
    const shop = invitedShop();
    const { print } = await shop.viewOwnLine(vera);
    await shop.answerOwnLine('token', 1, { print, state: 'confirmed', words: 'x' });
    expect(shop.state.ownAnswers).toEqual([{ token: 'token', version: 1, print, state: 'confirmed', words: '' }]);
  });

  test('is confirmed only as it was read', async () => {
    const stale = invitedShop().answerOwnLine('token', 1, { print: 'another', state: 'confirmed', words: '' });
    await expect(stale).rejects.toEqual(refusal('changed_meanwhile'));
  });

  test('is to be changed in words, which are needed', async () => {
    const shop = invitedShop();
    const { print } = await shop.viewOwnLine(vera);
    const ask = (words: string) => shop.answerOwnLine('token', 1, { print, state: 'change_asked', words });
    await expect(ask(' ')).rejects.toEqual(refusal('invalid_request', field('required', 'words')));
    await ask(' Верочка ');
    expect(shop.state.ownAnswers).toEqual([{ token: 'token', version: 1, print, state: 'change_asked', words: 'Верочка' }]);
  });

  test.each([
    ['as it was given', {}, { state: 'change_asked', words: 'Верочка' }],
    ['as one to a former line once the line has changed', { gotra: 'Бхарадваджа' }, { state: 'changed', words: '' }],
  ])('has its answer in the list of the desk %s', async (_, changes, said) => {
    const { print } = await invitedShop().viewOwnLine(vera);
    const answer = { print, state: 'change_asked', words: 'Верочка', at: new Date() } as const;
    const names = await invitedShop({ answer, ...changes }).listNames(priest, orderId);
    expect(names.map((name) => name.said)).toEqual([null, null, said]);
  });

  test('is read by the desk', async () => {
    const atDesk = await invitedShop().viewSankalpa(priest, orderId, first);
    expect([atDesk.lines.at(-1)?.name.person.name, atDesk.invited]).toEqual(['Вера Белова', []]);
  });

  test('is a number and a state to the customer, who confirms the other lines', async () => {
    const read = await invitedShop().viewOwnSankalpa(anna, orderId, first);
    expect(read.invited).toEqual([{ number: 1, state: 'ready' }]);
    expect(JSON.stringify(read)).not.toMatch(/Белов|Belov|Атри|[Aa]tri/);
    const alone = await createSankalpaMemory(order()).viewOwnSankalpa(anna, orderId, first);
    expect([read.lines.length, read.print]).toEqual([alone.lines.length, alone.print]);
    expect(read.print).toMatch(/^[0-9a-f]{32}$/);
  });

  test('has a name that the customer does not list, and nobody corrects', async () => {
    const shop = invitedShop();
    expect(JSON.stringify(await shop.listOwnNames(anna))).not.toContain('Белов');
    const corrected = shop.spellName(priest, orderId, { name: 'Вера Белова', iast: 'Verā', version: 0, note: '' });
    await expect(corrected).rejects.toEqual(refusal('not_found'));
  });
});

/** A shop, and the customer's confirmation of the lines as they stand. */
async function readLines(of: Order = order()) {
  const shop = createSankalpaMemory(of);
  const { print } = await shop.viewOwnSankalpa(anna, orderId, first);
  return { shop, answer: { ...first, print, state: 'confirmed', words: '', version: 0 } as const };
}

test('the customer confirms the lines, without words', async () => {
  const { shop, answer } = await readLines();
  const confirmed = await shop.answerSankalpa(anna, orderId, { ...answer, words: 'ignored' });
  expect(confirmed).toMatchObject({ state: 'confirmed', answer: { words: '' } });
});

test('the customer has to confirm again when a line changes', async () => {
  const { shop, answer } = await readLines();
  await shop.answerSankalpa(anna, orderId, answer);
  await shop.spellName(priest, orderId, { name: 'Пётр Орлов', iast: 'Pyatr', version: 0, note: '' });
  expect((await shop.viewSankalpa(priest, orderId, hour)).state).toBe('changed');
  await expect(shop.answerSankalpa(anna, orderId, { ...answer, version: 1 })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('one of two answers at the same time is stored, and the other is refused', async () => {
  const { shop, answer } = await readLines();
  const attempts = [shop.answerSankalpa(anna, orderId, answer), shop.answerSankalpa(anna, orderId, answer)];
  expect(await Promise.allSettled(attempts)).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'changed_meanwhile' } }]);
  expect(shop.state.answers).toHaveLength(1);
});

test.each<[string, Order[]]>([
  ['is erased', [anErasedOrder('paid')]],
  ['goes to another account', [{ ...order(), userId: 'boris' }]],
  ['is gone', []],
])('an answer is refused when its order %s in the same moment', async (_, orders) => {
  const { shop, answer } = await readLines();
  shop.meanwhile.happen = () => {
    shop.state.orders = orders;
  };
  await expect(shop.answerSankalpa(anna, orderId, answer)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.answers).toEqual([]);
});

test('an answer with a version that was never stored is refused', async () => {
  const { shop, answer } = await readLines();
  await expect(shop.answerSankalpa(anna, orderId, { ...answer, version: 3 })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(shop.state.answers).toEqual([]);
});

test('a date that the place of the fire never had has no sheet', async () => {
  const shop = createSankalpaMemory(order({ startDate: '2011-12-20' as CalendarDate }), { fire: 'apia' });
  await expect(shop.viewSankalpa(priest, orderId, { position: 0, day: '2011-12-30' })).rejects.toEqual(refusal('not_found'));
});

test('an answer by a link that is not personal is refused', async () => {
  const confirmation = { print: '', state: 'confirmed', words: '' } as const;
  await expect(createSankalpaMemory(order()).answerOwnLine('token', 1, confirmation)).rejects.toEqual(refusal('not_found'));
});

test('a wish for a change needs words', async () => {
  const { shop, answer } = await readLines();
  const ask = (words: string) => shop.answerSankalpa(anna, orderId, { ...answer, state: 'change_asked', words });
  await expect(ask(' ')).rejects.toEqual(refusal('invalid_request', field('required', 'words')));
  const asked = { state: 'change_asked', answer: { words: 'Маму зовут Ольга', version: 1 } };
  expect(await ask(' Маму зовут Ольга ')).toMatchObject(asked);
});

test('a performed ritual takes no answer', async () => {
  const at = new Date('2027-01-20T10:00:00Z');
  const { shop, answer } = await readLines(order({ begunAt: at, performedAt: at }));
  await expect(shop.answerSankalpa(anna, orderId, answer)).rejects.toEqual(refusal('illegal_transition'));
});

test('a sheet is for the owner and the desk alone', async () => {
  const shop = createSankalpaMemory(order());
  await expect(shop.viewOwnSankalpa(guest, orderId, first)).rejects.toEqual(refusal('not_signed_in'));
  await expect(shop.viewOwnSankalpa(userCaller({ userId: 'boris' }), orderId, first)).rejects.toEqual(refusal('not_found'));
  await expect(shop.printSankalpa(anna, orderId, first, 'ru')).rejects.toEqual(refusal('not_allowed'));
});

test.each(['2026-12-20', '2027-01-19'])('%s, before the first day of the ritual or after its last, has no sheet', async (day) => {
  const noDay = refusal('invalid_request', field('no_such_day', 'query', 'day'));
  await expect(createSankalpaMemory(order()).viewSankalpa(priest, orderId, { ...hour, day })).rejects.toEqual(noDay);
});

test.each([
  ['a position that its order does not have', order(), 1],
  ['an unpaid order', anOrder('pending', { userId: 'anna' }), 0],
  ['an erased order', anErasedOrder('paid'), 0],
])('a ritual of %s has no sheet', async (_, of, position) => {
  await expect(createSankalpaMemory(of).viewSankalpa(priest, orderId, { position })).rejects.toEqual(refusal('not_found'));
});
