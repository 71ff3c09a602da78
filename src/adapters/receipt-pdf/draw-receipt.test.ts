import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { createWriteInstant } from '#kernel/instant-words.ts';
import type { Language } from '#kernel/language.ts';
import { cents } from '#kernel/money.ts';
import type { Receipt } from '#modules/payments/index.ts';
import { orderNumber } from '#words/order-number.ts';
import { SCRIPT_PAYLOADS } from '../../../test/support/script-payloads.ts';
import { createDrawReceipt } from './draw-receipt.ts';
import type { SheetPlace } from './receipt-sheet.ts';
import { activePartsOf, fontFile, openPdf, textOf } from './testing/read-pdf.ts';

const text = fontFile('golos-text/400Regular/GolosText_400Regular.ttf');
const strong = fontFile('golos-text/600SemiBold/GolosText_600SemiBold.ttf');
const others = fontFile('noto-sans/400Regular/NotoSans_400Regular.ttf');

const place: SheetPlace = {
  orderUrl: (id, language) => `https://shop.example/${language}/order/${id}`,
  writeInstant: createWriteInstant('Europe/Moscow'),
  isTest: false,
};

const HASH = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b';
const item = {
  id: 'g',
  name: { ru: 'Ганеша-яга - Премиум', en: 'Ganesha Yagya - Premium' },
  price: cents(15_050),
  quantity: 2,
  weeks: 4,
};
const receipt: Receipt = {
  number: 1042,
  orderId: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  orderNumber: 1057,
  placedAt: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-20T10:05:00.000Z',
  items: [item],
  total: cents(30_100),
  paymentMethod: 'crypto',
  payments: [{ method: 'crypto', currency: 'BTC', network: 'Bitcoin', amount: '0.00500000', transactionIds: [HASH] }],
  customer: { firstName: 'Зоя', maskedEmail: 'z***@e***.com' },
  seller: {
    details: { ru: 'ООО «Огонь»\nНомер 1234567', en: 'Ogon LLC\nNo. 1234567' },
    email: 'help@shop.example',
    messenger: '@shop',
  },
};

const draw = (changes: Partial<Receipt> = {}, language: Language = 'en', shop: SheetPlace = place) =>
  createDrawReceipt(shop, { text, strong, others })({ ...receipt, ...changes }, language);

describe('the text of a receipt', () => {
  test.each<[Language, string[]]>([
    [
      'ru',
      [
        ...['Ведические ритуалы', 'Чек № 1042', '20 ноября 2026', 'Ганеша-яга — Премиум', '1 месяц × 2', '301 $'],
        ...['Транзакция', '0,00500000 BTC', 'ООО «Огонь»', 'Номер 1234567'],
      ],
    ],
    [
      'en',
      [
        ...['Vedic Rituals', 'Receipt no. 1042', '20 November 2026', 'Ganesha Yagya — Premium', '1 month × 2', '$301'],
        ...['Transaction', '0.00500000 BTC', 'Ogon LLC', 'No. 1234567'],
      ],
    ],
  ])('in %s names the order, its items, the payment, the customer and the seller', async (language, words) => {
    const text = await textOf(await draw({}, language));
    const always = [HASH, 'Зоя, z***@e***.com', 'help@shop.example', `${orderNumber(1057, language)}, ${receipt.orderId}`];
    for (const word of [...words, ...always]) expect(text).toContain(word);
    expect(text).not.toMatch(/тестовом|test mode/);
  });

  test.each([
    [
      'ru',
      /10 марта 2027 г\. — 7 апреля 2027 г\. Первый день по панчанге\. Хороший день: титхи Шукла Чатуртхи, накшатра Шравана\. За: Четвёртый титхи\./,
    ],
    [
      'en',
      /10 March 2027 – 7 April 2027 The first day by the almanac\. A good day: tithi Shukla Chaturthi, nakshatra Shravana\. For it: The fourth\./,
    ],
  ] as const)('in %s tells the days of a ritual, and what the almanac said of the first', async (language, words) => {
    const reason = {
      code: 'tithi-4',
      weight: 3,
      text: { ru: 'Четвёртый титхи', en: 'The fourth' },
      source: { ru: '', en: '' },
    } as const;
    const advice = { quality: 'good', tithi: 4, nakshatra: 22, for: [reason], against: [] } as const;
    const startDate = '2027-03-10' as CalendarDate;
    expect(await textOf(await draw({ items: [{ ...item, startDate, advice }] }, language))).toMatch(words);
    const silent = await textOf(await draw({ items: [{ ...item, startDate }] }, language));
    expect(silent).toMatch(/2027/);
    expect(silent).not.toMatch(/панчанге|almanac/);
  });

  test('in a shop that takes no real money says that none was paid, and that nobody sells there', async () => {
    const noSeller = { ...receipt.seller, details: { ru: '', en: '' } };
    const text = await textOf(await draw({ seller: noSeller }, 'en', { ...place, isTest: true }));
    expect(text).toContain('no real money was paid');
    expect(text).toContain('there is no seller');
  });

  test('names money by card with the name that Stripe gives to it', async () => {
    const card = await textOf(await draw({ paymentMethod: 'card', payments: [{ method: 'card', transactionIds: ['pi_3Mt'] }] }));
    expect(card).toMatch(/By card.*pi_3Mt/);
  });

  test('names money that a partner took as confirmed by a person', async () => {
    expect(await textOf(await draw({ paymentMethod: 'manual', payments: [] }))).toContain('With confirmation by a person');
  });

  test('of an order whose coins were a part names after them the way by which the rest came', async () => {
    expect(await textOf(await draw({ paymentMethod: 'manual' }))).toMatch(/0\.00500000 BTC.*With confirmation by a person/);
    expect(await textOf(await draw({ paymentMethod: 'card' }))).toMatch(/0\.00500000 BTC.*By card/);
    expect(await textOf(await draw({ paymentMethod: 'crypto' }))).not.toMatch(/With confirmation by a person|By card/);
  });

  test('of money that was taken back names no way by which the customer pays anew', async () => {
    const text = await textOf(await draw({ paymentMethod: 'card', takenBackAt: '2026-11-21T08:00:00.000Z' }));
    expect(text).toContain('0.00500000 BTC');
    expect(text).not.toContain('By card');
  });

  test('tells what came beyond the total, and where each part of it is', async () => {
    expect(await textOf(await draw())).not.toContain('Came in all');
    const parts = { returned: cents(1000), onItsWay: cents(0), waiting: cents(200), kept: cents(0) };
    const sums = { came: cents(31_300), over: cents(1200), ...parts };
    const text = await textOf(await draw({ surplus: sums }));
    expect(text).toMatch(/Came in all \$313 .*More than the order cost \$12 .*sent back \$10 .*awaits our decision \$2/);
    expect(text).not.toMatch(/on its way back|kept by the shop/);
    expect(await textOf(await draw({ surplus: { ...sums, waiting: cents(0), kept: cents(200) } }, 'ru'))).toContain(
      'осталось у магазина',
    );
  });

  test('of the largest order stands on several pages, and nothing is left out', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ ...item, name: { ru: '', en: `Ritual ${index}.` } }));
    const pdf = await draw({ items });
    expect((await openPdf(pdf)).numPages).toBeGreaterThan(1);
    const text = await textOf(pdf);
    expect(items.filter(({ name }) => !text.includes(name.en))).toEqual([]);
  });
});

test.each(['अन्ना', 'Λένα', 'Dương', 'Ţepeş'])(
  'a name with letters that the usual font lacks is set in one that has them: %s',
  async (firstName) => {
    const pdf = await draw({ customer: { firstName, maskedEmail: '' } });
    expect(await textOf(pdf)).toContain(firstName);
    expect(Buffer.from(pdf).toString('latin1')).toContain('NotoSans');
    expect(Buffer.from(await draw()).toString('latin1')).not.toContain('NotoSans');
  },
);

test('screen readers find the language, the title and the parts of a receipt', async () => {
  const document = await openPdf(await draw({}, 'ru'));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Language: 'ru', Title: 'Чек № 1042, Ведические ритуалы' });
  expect((await document.getMarkInfo())?.Marked).toBe(true);
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const tag of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${tag}"`);
});

test('the same receipt is the same file', async () => {
  const [first, second] = [await draw(), await draw()];
  expect(Buffer.compare(first, second)).toBe(0);
  expect(Buffer.compare(first, await draw({ number: 1043 }))).not.toBe(0);
});

test('each of 200 attacks in names is text on the receipt, and makes neither a link nor a script', async () => {
  const items = SCRIPT_PAYLOADS.map((attack) => ({ ...item, name: { ru: attack, en: attack } }));
  const customer = { firstName: SCRIPT_PAYLOADS.join(' '), maskedEmail: '<a href=javascript:alert(1)>' };
  const pdf = await draw({ items, customer });
  // The font has no signs for control characters.
  const printed = (text: string) => text.replace(/[^!-~]/g, '');
  const text = printed(await textOf(pdf));
  // Once as an item, once in the customer's name.
  expect(SCRIPT_PAYLOADS.filter((attack) => text.split(printed(attack)).length < 1 + 2)).toEqual([]);
  expect(text).toContain(printed(customer.maskedEmail));
  expect(await activePartsOf(pdf)).toEqual([]);
});
