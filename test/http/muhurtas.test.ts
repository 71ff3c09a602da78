import { describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];
const shop = await openShop({ env: { LOG_LEVEL: 'silent' } });
const editor = await signInStaff(shop, 'editor');

const ask = (ritual: string, query: string) => shop.request({ url: `/api/services/${ritual}/muhurtas?${query}` });
const days = async (ritual: string, query: string) => (await ask(ritual, query)).json<Wire['MuhurtaDays']>().items;
const codes = (reasons: readonly Wire['MuhurtaReason'][] = []) => reasons.map(({ code }) => code);

const RULES = '/api/admin/services/saraswati/muhurta-rules';
const rule = (other: Partial<Wire['MuhurtaRule']> = {}): Wire['MuhurtaRule'] => ({
  on: 'tithi',
  values: ['5'],
  weight: 2,
  text: 'Пятый титхи',
  text_en: 'The fifth',
  source: 'Обычай',
  source_en: 'Custom',
  ...other,
});

describe('good days', () => {
  test('good days for Ganesha are led by his birthday, with every reason and its source', async () => {
    const september = await days('ganesha', 'from=2027-09-01&days=10');
    const [best] = september.filter(({ rank }) => rank === 1);
    expect(best).toMatchObject({ date: '2027-09-04', quality: 'best', isClosed: false, isFull: false });
    expect(best).toMatchObject({ tithi: { number: 4, name_en: 'Shukla Chaturthi' }, nakshatra: { name_en: 'Chitra' } });
    expect(codes(best?.for)).toEqual(expect.arrayContaining(['festival-ganesha-chaturthi', 'tithi-4']));
    for (const { text, text_en, source, source_en } of best?.for ?? []) {
      for (const words of [text, text_en, source, source_en]) expect(words).not.toBe('');
    }
    expect(september.map(({ date }) => date)).toEqual(september.map(({ date }) => date).toSorted());
    expect(september.map(({ rank }) => rank).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('good days are judged at the fire, and a city adds the hours of its own Sun alone', async () => {
    const query = 'from=2027-06-20&days=3';
    const here = await days('maha-mrityunjaya', query);
    const reykjavik = await days('maha-mrityunjaya', `${query}&city=reykjavik`);
    expect(reykjavik.map(({ hoursThere: _, ...day }) => day)).toEqual(here);
    for (const { hours, hoursThere = [] } of reykjavik) {
      expect(hours.length).toBeGreaterThan(0);
      expect(hoursThere).not.toEqual(hours);
    }
  });

  test('good days are told of a ritual by its address, and by its id', async () => {
    expect(await days('mahalakshmi', 'from=2026-11-08&days=1')).toMatchObject([
      { for: expect.arrayContaining([expect.objectContaining({ code: 'festival-diwali' })]) },
    ]);
    expect((await ask('lakshmi', 'days=1')).statusCode).toBe(200);
  });

  test.each([
    ['an unknown ritual', 'nothing', 'days=1', 404],
    ['an unknown city', 'ganesha', 'days=1&city=nowhere', 404],
    ['a day beyond the almanac', 'ganesha', 'from=2100-12-31&days=2', 400],
    ['more than a year', 'ganesha', 'days=367', 400],
  ])('good days of %s are refused', async (_, ritual, query, status) => {
    expect((await ask(ritual, query)).statusCode).toBe(status);
  });

  test('good days say which of them are closed', async () => {
    const administrator = await signInStaff(shop, 'administrator');
    const items = [{ from: '2026-12-31', to: '2027-01-02', reason: 'Праздник', reason_en: 'A feast' }];
    await change(administrator, '/api/admin/settings/closed-days', { method: 'PUT', payload: { items } });
    const listed = await days('ganesha', 'from=2026-12-30&days=5');
    expect(listed.map(({ isClosed }) => isClosed)).toEqual([false, true, true, true, false]);
  });
});

describe('the rules of a ritual', () => {
  const readRules = () => editor.request({ url: RULES });
  const put = (items: readonly Wire['MuhurtaRule'][], etag?: string) =>
    change(editor, RULES, { method: 'PUT', payload: { items }, etag });

  test('the rules of a ritual are those that the shop opens with, and hold at once when an editor changes them; the log tells which', async () => {
    const first = (await readRules()).json<Wire['MuhurtaRules']>().items;
    expect(first.length).toBeGreaterThan(5);
    const stored = await put([rule({ values: ['10'], weight: 3, text_en: 'The tenth' })]);
    expect(stored.json()).toEqual({ items: [rule({ values: ['10'], weight: 3, text_en: 'The tenth' })] });
    // The bright tenth of Magha.
    expect((await days('saraswati', 'from=2027-02-10&days=10')).filter(({ quality }) => quality === 'best')).toMatchObject([
      { for: [{ code: 'tithi-10', text_en: 'The tenth', weight: 3 }] },
    ]);
    const administrator = await signInStaff(shop, 'administrator');
    const log = (await administrator.request({ url: '/api/admin/audit?limit=5' })).payload;
    expect(log).toContain('service.muhurta_rules_changed');
    expect(log).toContain('The tenth');
    await put(first);
  });

  test('the rules of a ritual may be none: then its days have no reasons', async () => {
    const { items } = (await readRules()).json<Wire['MuhurtaRules']>();
    expect((await put([])).statusCode).toBe(200);
    const listed = await days('saraswati', 'from=2027-02-10&days=10');
    expect(listed.flatMap((day) => [...codes(day.for), ...codes(day.against)])).toEqual([]);
    await put(items);
  });

  test('of two editors of a ritual’s rules at once only one changes them', async () => {
    const { headers, payload } = await readRules();
    const { items } = JSON.parse(payload) as Wire['MuhurtaRules'];
    const answers = await Promise.all([put(items.slice(1), `${headers.etag}`), put(items.slice(2), `${headers.etag}`)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    await put(items);
  });

  test.each<[string, Wire['MuhurtaRule'], string]>([
    ['a tithi that there is none', rule({ values: ['4', '31'] }), '/items/0/values/1'],
    ['no value', rule({ values: [] }), '/items/0/values'],
    ['no sentence', rule({ text_en: '' }), '/items/0/text_en'],
    ['a sentence of spaces alone', rule({ text_en: ' ' }), '/items/0/text_en'],
    ['a source of spaces alone', rule({ source: ' ' }), '/items/0/source'],
  ])('the rules of a ritual are refused with %s, at the field', async (_, wrong, pointer) => {
    const answer = await put([wrong]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ pointer: expect.stringContaining(pointer) }]);
  });

  test('the rules of a ritual that the shop does not have are not found', async () => {
    expect((await editor.request({ url: '/api/admin/services/nothing/muhurta-rules' })).statusCode).toBe(404);
  });
});
