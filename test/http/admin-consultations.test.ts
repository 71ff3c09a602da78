import { beforeAll, describe, expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { messagesTo, newPhone, signIn } from './steps/customers.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });

interface Listed {
  readonly items: readonly { id: string; name: string; notes: { text: string }[]; answered: { at: string; by: string } | null }[];
  readonly nextCursor: string | null;
}

const operator = await signInStaff(shop, 'operator');
const list = async (query: string) => (await operator.request({ url: `/api/admin/consultations?${query}` })).json<Listed>();

/** Somebody with an account asks three times, a minute apart. The ids of the requests, oldest first. */
async function threeRequests(names: readonly [string, string, string]) {
  const anna = await signIn(shop);
  const ids: string[] = [];
  for (const name of names) {
    pass(60);
    const payload = { name, phone: '+79161234567', message: '<script>alert(1)</script>' };
    ids.push((await anna.request({ method: 'POST', url: '/api/consultations', payload })).json<{ id: string }>().id);
  }
  return { anna, ids };
}

/** The names of those requests of a list which were made under these names: the shop has others, too. */
const namesIn = ({ items }: Listed, names: readonly string[]) =>
  items.map(({ name }) => name).filter((name) => names.includes(name));

test('requests are listed newest first, page by page', async () => {
  await threeRequests(['Первая', 'Вторая', 'Третья']);
  const first = await list('limit=2');
  expect(first.items.map(({ name }) => name)).toEqual(['Третья', 'Вторая']);
  const second = await list(`limit=2&cursor=${first.nextCursor}`);
  expect(second.items.map(({ name }) => name)).toEqual(['Первая']);
});

test('a request is noted and answered, which the list tells, and opened again', async () => {
  const { request, contact } = operator;
  const names = ['Варвара', 'Василиса', 'Велимира'] as const;
  const { ids } = await threeRequests(names);
  const [oldest = ''] = ids;
  const note = { method: 'POST', url: `/api/admin/consultations/${oldest}/notes` } as const;
  const sendNote = () =>
    request({ ...note, headers: { 'idempotency-key': `note ${oldest}` }, payload: { text: ' <b>Позвонить</b> ' } });
  const [noted, again] = [await sendNote(), await sendNote()];
  expect([noted.statusCode, again.headers['idempotent-replayed'], again.json()]).toEqual([201, 'true', noted.json()]);
  const mark = { method: 'PUT', url: `/api/admin/consultations/${oldest}/answered` } as const;
  expect((await request(mark)).statusCode).toBe(204);
  expect(namesIn(await list('state=open'), names)).toEqual(['Велимира', 'Василиса']);
  const answered = await list('state=answered');
  expect(answered.items.filter(({ id }) => ids.includes(id))).toMatchObject([
    { id: oldest, answered: { at: clock().toISOString(), by: contact }, notes: [{ text: '<b>Позвонить</b>' }] },
  ]);

  expect((await request({ ...mark, method: 'DELETE' })).statusCode).toBe(204);
  expect(namesIn(await list('state=open'), names)).toHaveLength(3);
});

describe('two requests with addresses', () => {
  let alyona: string;
  let george: string;
  /** What two who answered one request at once were told. */
  let statuses: number[];
  const ask = async (payload: object, language: string) => {
    const headers = { 'accept-language': language };
    const made = await shop.request({ method: 'POST', url: '/api/consultations', payload, headers });
    return made.json<{ id: string }>().id;
  };
  const answer = (id: string, version: number, payload: object) =>
    operator.request({
      method: 'POST',
      url: `/api/admin/consultations/${id}/answers`,
      headers: { 'if-match': `"${version}"` },
      payload,
    });
  const find = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
  const toAlyona = { email: 'alyona@example.com', text: 'Подойдёт <b>Ганеша-яга</b>.\nПриходите!' };
  const toGeorge = { email: 'george@example.com', text: 'Ganesha Yagya' };

  beforeAll(async () => {
    const words = { name: 'Алёна', phone: '8 916 765-43-21', email: ' Alyona@Example.com', message: 'О новоселье' };
    alyona = await ask(words, 'ru');
    george = await ask({ name: 'George', phone: '+14155552671', message: 'Which ritual?' }, 'en');
    const answers = await Promise.all([answer(alyona, 0, toAlyona), answer(alyona, 0, toAlyona)]);
    statuses = answers.map(({ statusCode }) => statusCode);
    expect((await answer(george, 0, toGeorge)).statusCode).toBe(201);
  });

  test('of two who answer a request at once one does, and the other is told that it has changed', () => {
    expect(statuses.toSorted()).toEqual([201, 412]);
  });

  test('requests are answered by a letter in the language of each, whose words are plain text', async () => {
    const letters = await messagesTo(shop, 'alyona@example.com');
    expect(letters).toMatchObject([{ subject: 'Ответ на вашу заявку' }]);
    expect(letters[0]?.text).toContain('Здравствуйте, Алёна!');
    expect(letters[0]?.text).toContain('Подойдёт <b>Ганеша-яга</b>.\n\nПриходите!');
    expect(letters[0]?.html).not.toContain('<b>Ганеша');
    expect(await messagesTo(shop, 'george@example.com')).toMatchObject([{ subject: 'Our answer to your request' }]);
  });

  test('requests are listed with their answers and the members who sent them', async () => {
    const { items } = await list('state=answered');
    expect(items.find(({ id }) => id === alyona)).toMatchObject({
      email: 'alyona@example.com',
      clientId: null,
      version: 1,
      answers: [{ email: 'alyona@example.com', sentBy: operator.contact }],
      answered: { by: operator.contact },
    });
  });

  test('a request is neither answered nor noted without words', async () => {
    const text = '  ';
    expect((await answer(george, 1, { ...toGeorge, text })).statusCode).toBe(400);
    const note = { method: 'POST', url: `/api/admin/consultations/${george}/notes`, payload: { text } } as const;
    expect((await operator.request(note)).statusCode).toBe(400);
  });

  test('requests are found by name, contact and words, of the request and of its answer', async () => {
    for (const q of [
      'алена',
      'АЛЁНА новосел',
      '+7 916 765-43-21',
      '+7 916 765',
      '8 (916) 765',
      '8916765',
      '7654321',
      'alyona@ex',
      'ганеша-яга приходите',
    ])
      expect([q, await find(q)]).toEqual([q, [alyona]]);
    expect(await find('george ganesha')).toEqual([george]);
    for (const q of ['алена george', '%', '_____', 'нет такого']) expect([q, await find(q)]).toEqual([q, []]);
  });

  test('a request is found by the phone by which its author signs in, when another was typed', async () => {
    const phone = newPhone();
    const payload = { name: 'Мария', phone: '+79160000055', message: '' };
    const { id } = (await (await signIn(shop, phone)).request({ method: 'POST', url: '/api/consultations', payload })).json<{
      id: string;
    }>();
    expect(await find(phone)).toEqual([id]);
  });

  test('a request is found by an e-mail in Cyrillic letters, with the letter io as with ie', async () => {
    const id = await ask({ name: 'Пётр', phone: '+79160000088', email: 'лёша@пример.рф', message: '' }, 'ru');
    for (const q of ['лёша@пример.рф', 'леша@']) expect(await find(q)).toEqual([id]);
  });
});

test('a client who is made of a request has it from then on, and a request that has an account keeps it', async () => {
  const ask = { name: 'Борис', phone: '+79160000077', message: 'О сыне' };
  const { id } = (await shop.request({ method: 'POST', url: '/api/consultations', payload: ask })).json<{ id: string }>();
  const make = (email: string, consultation: string) => {
    const payload = { email, language: 'ru', profile: { firstName: 'Борис', lastName: 'Орлов' }, consultation };
    const headers = { 'idempotency-key': `client-${email}` };
    return operator.request({ method: 'POST', url: '/api/admin/clients', headers, payload });
  };
  const made = (await make('boris@example.com', id)).json<{ id: string }>();
  // A second client of the same request does not take it; a request that does not exist stops nobody.
  expect((await make('boris-2@example.com', id)).statusCode).toBe(201);
  expect((await make('boris-3@example.com', '00000000-0000-4000-8000-000000000009')).statusCode).toBe(201);
  expect((await list(`q=${id}`)).items).toMatchObject([{ id, clientId: made.id, email: 'boris@example.com' }]);
});
