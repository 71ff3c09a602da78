import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { aPerson } from '#modules/plans/testing/circle.ts';
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

test('the formula names place, years, way of the Sun, season, month, half, tithi, weekday, star, yoga, karana, Moon and Sun of the hour', async () => {
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

test('the hour is the beginning of the ritual on that day, else the sunrise', async () => {
  const begunAt = new Date('2026-12-21T12:15:00Z');
  const begun = createSankalpaMemory(order({ begunAt }));
  expect((await begun.viewSankalpa(priest, orderId, { position: 0, day: '2026-12-21' })).at).toEqual(begunAt);
  const next = await begun.viewSankalpa(priest, orderId, { position: 0, day: '2026-12-22' });
  expect([next.nth, next.at.toISOString().slice(0, 13)]).toEqual([2, '2026-12-22T01']);
});

test('an unknown gotra becomes Kashyapa, and the line of a person has a star only when it is known', async () => {
  const birth = {
    firstName: 'Анна',
    lastName: 'Иванова',
    birthDate: '05.03.1988',
    birthTime: '07:40',
    isTimeUncertain: '',
    birthPlace: 'Казань',
    birthNakshatra: '6',
    birthRashi: '',
    gotra: 'Бхарадваджа',
    isGotraUnknown: '',
  } as const;
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

test('the same wish in plan and order stands once, and spaces are no wish', async () => {
  const shop = createSankalpaMemory(
    anOrder('paid', { userId: 'anna', items: [anItem({ startDate })], specialInstructions: ' Мир ' }),
  );
  shop.state.wishes = 'Мир';
  expect((await shop.viewSankalpa(priest, orderId, hour)).wishes).toEqual(['Мир']);
  shop.state.wishes = ' ';
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
  const items = [anItem()];
  const shop = createSankalpaMemory(anOrder('paid', { userId: 'anna', items }));
  expect(await shop.viewSankalpa(priest, orderId, first)).toMatchObject({ day: '2026-11-20', nth: null, orderNumber: 1042 });
});

test('a sheet is drawn in the language of its reader', async () => {
  const { sheet, pdf } = await createSankalpaMemory(order()).printSankalpa(priest, orderId, hour, 'en');
  expect([sheet.day, pdf.toString()]).toEqual(['2026-12-21', '%PDF en']);
});

const vera = { ...aPerson({ name: 'Вера Белова', gotra: 'Атри' }), guardian: '', answer: null };

test('an invited person reads and answers their own line, and the list of the desk shows the answer until the line changes', async () => {
  const shop = createSankalpaMemory(order(), { invited: [{ ...vera, number: 1 }] });
  const { print, ...line } = await shop.viewOwnLine(vera);
  expect(line).toMatchObject({ name: { iast: 'Verā Belovā' }, iast: 'ātreyagotre', state: 'unread' });
  const confirmation = { print, state: 'confirmed', words: 'x' } as const;
  await shop.answerOwnLine('token', 1, confirmation);
  expect(shop.state.ownAnswers).toEqual([{ token: 'token', version: 1, ...confirmation, words: '' }]);
  const stale = shop.answerOwnLine('token', 1, { ...confirmation, print: 'another' });
  await expect(stale).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(shop.answerOwnLine('token', 1, { print, state: 'change_asked', words: ' ' })).rejects.toEqual(
    refusal('invalid_request', field('required', 'words')),
  );
  await shop.answerOwnLine('token', 2, { print, state: 'change_asked', words: ' Верочка ' });
  expect(shop.state.ownAnswers.at(-1)).toEqual({ token: 'token', version: 2, print, state: 'change_asked', words: 'Верочка' });
  const answer = { print, state: 'change_asked', words: 'Верочка', at: new Date() } as const;
  const listed = async (changes: object) => {
    const known = createSankalpaMemory(order(), { invited: [{ ...vera, answer, ...changes, number: 1 }] });
    return (await known.listNames(priest, orderId)).map((name) => name.said);
  };
  expect((await listed({})).at(-1)).toEqual({ state: 'change_asked', words: 'Верочка' });
  expect((await listed({ gotra: 'Бхарадваджа' })).at(-1)).toEqual({ state: 'changed', words: '' });
  expect((await listed({})).slice(0, -1)).toEqual([null, null]);
});

test('the desk reads the data of an invited person; the customer sees a number and a state, and confirms the other lines', async () => {
  const invited = [{ ...vera, number: 1 }];
  const [shop, alone] = [createSankalpaMemory(order(), { invited }), createSankalpaMemory(order())];
  const read = await shop.viewOwnSankalpa(anna, orderId, first);
  expect(read.lines).toHaveLength((await alone.viewOwnSankalpa(anna, orderId, first)).lines.length);
  expect(read.invited).toEqual([{ number: 1, state: 'ready' }]);
  expect(JSON.stringify(read)).not.toMatch(/Белов|Belov|Атри|[Aa]tri/);
  expect(read.print).toMatch(/^[0-9a-f]{32}$/);
  expect(read.print).toBe((await alone.viewOwnSankalpa(anna, orderId, first)).print);
  const atDesk = await shop.viewSankalpa(priest, orderId, first);
  expect([atDesk.lines.at(-1)?.name.person.name, atDesk.invited]).toEqual(['Вера Белова', []]);
  expect(JSON.stringify(await shop.listOwnNames(anna))).not.toContain('Белов');
  const corrected = shop.spellName(priest, orderId, { name: 'Вера Белова', iast: 'Verā', version: 0, note: '' });
  await expect(corrected).rejects.toEqual(refusal('not_found'));
});

test('the customer confirms the lines, and has to confirm again when one of them changes', async () => {
  const shop = createSankalpaMemory(order());
  const read = await shop.viewOwnSankalpa(anna, orderId, first);
  const answer = { ...first, print: read.print, state: 'confirmed', words: 'ignored', version: 0 } as const;
  expect(await shop.answerSankalpa(anna, orderId, answer)).toMatchObject({ state: 'confirmed', answer: { words: '' } });
  await expect(shop.answerSankalpa(anna, orderId, answer)).rejects.toEqual(refusal('changed_meanwhile'));
  await shop.spellName(priest, orderId, { name: 'Пётр Орлов', iast: 'Pyatr', version: 0, note: '' });
  expect((await shop.viewSankalpa(priest, orderId, hour)).state).toBe('changed');
  await expect(shop.answerSankalpa(anna, orderId, { ...answer, version: 1 })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('one of two answers at the same time is stored, and the other is refused', async () => {
  const shop = createSankalpaMemory(order());
  const { print } = await shop.viewOwnSankalpa(anna, orderId, first);
  const answer = { ...first, print, state: 'confirmed', words: '', version: 0 } as const;
  const attempts = [shop.answerSankalpa(anna, orderId, answer), shop.answerSankalpa(anna, orderId, answer)];
  expect(await Promise.allSettled(attempts)).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'changed_meanwhile' } }]);
  expect(shop.state.answers).toHaveLength(1);
});

test.each<[string, Order[]]>([
  ['is erased', [anErasedOrder('paid')]],
  ['goes to another account', [{ ...order(), userId: 'boris' }]],
  ['is gone', []],
])('an answer is refused when its order %s in the same moment', async (_, orders) => {
  const shop = createSankalpaMemory(order());
  const { print } = await shop.viewOwnSankalpa(anna, orderId, first);
  shop.meanwhile.happen = () => {
    shop.state.orders = orders;
  };
  const answer = { ...first, print, state: 'confirmed', words: '', version: 0 } as const;
  await expect(shop.answerSankalpa(anna, orderId, answer)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.answers).toEqual([]);
});

test('an answer with a version that was never stored is refused', async () => {
  const shop = createSankalpaMemory(order());
  const { print } = await shop.viewOwnSankalpa(anna, orderId, first);
  const answer = { ...first, print, state: 'confirmed', words: '', version: 3 } as const;
  await expect(shop.answerSankalpa(anna, orderId, answer)).rejects.toEqual(refusal('changed_meanwhile'));
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

test('a wish for a change needs words, and a performed ritual takes no answer', async () => {
  const shop = createSankalpaMemory(order());
  const { print } = await shop.viewOwnSankalpa(anna, orderId, first);
  const asked = { ...first, print, state: 'change_asked', words: ' ', version: 0 } as const;
  await expect(shop.answerSankalpa(anna, orderId, asked)).rejects.toEqual(refusal('invalid_request', field('required', 'words')));
  const answered = await shop.answerSankalpa(anna, orderId, { ...asked, words: ' Маму зовут Ольга ' });
  expect(answered).toMatchObject({ state: 'change_asked', answer: { words: 'Маму зовут Ольга', version: 1 } });
  const at = new Date('2027-01-20T10:00:00Z');
  const over = createSankalpaMemory(order({ begunAt: at, performedAt: at }));
  await expect(over.answerSankalpa(anna, orderId, { ...asked, words: 'Ольга' })).rejects.toEqual(refusal('illegal_transition'));
});

test('a sheet is for the owner and the desk alone, of a paid order, and for days of the ritual', async () => {
  const shop = createSankalpaMemory(order());
  await expect(shop.viewOwnSankalpa(guest, orderId, first)).rejects.toEqual(refusal('not_signed_in'));
  await expect(shop.viewOwnSankalpa(userCaller({ userId: 'boris' }), orderId, first)).rejects.toEqual(refusal('not_found'));
  await expect(shop.printSankalpa(anna, orderId, first, 'ru')).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.viewSankalpa(priest, orderId, { position: 1 })).rejects.toEqual(refusal('not_found'));
  const noDay = refusal('invalid_request', field('no_such_day', 'query', 'day'));
  for (const day of ['2026-12-20', '2027-01-19'])
    await expect(shop.viewSankalpa(priest, orderId, { ...hour, day })).rejects.toEqual(noDay);
  for (const other of [anOrder('pending', { userId: 'anna' }), anErasedOrder('paid')])
    await expect(createSankalpaMemory(other).viewSankalpa(priest, orderId, first)).rejects.toEqual(refusal('not_found'));
});
