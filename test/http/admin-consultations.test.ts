import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { messagesTo, signIn } from './steps/customers.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });

interface Listed {
  readonly items: readonly { id: string; name: string; notes: { text: string }[]; answered: { at: string; by: string } | null }[];
  readonly nextCursor: string | null;
}

test('requests are listed newest first, answered, opened again, and noted', async () => {
  const anna = await signIn(shop);
  const ask = async (name: string) => {
    pass(60);
    const payload = { name, phone: '+79161234567', message: '<script>alert(1)</script>' };
    return (await anna.request({ method: 'POST', url: '/api/consultations', payload })).json<{ id: string }>().id;
  };
  const ids = [await ask('Первая'), await ask('Вторая'), await ask('Третья')];
  const { request, contact } = await signInStaff(shop, 'operator');
  const list = async (query: string) => (await request({ url: `/api/admin/consultations?${query}` })).json<Listed>();
  const names = ({ items }: Listed) => items.map(({ name }) => name);

  const first = await list('limit=2');
  expect(names(first)).toEqual(['Третья', 'Вторая']);
  expect(names(await list(`limit=2&cursor=${first.nextCursor}`))).toEqual(['Первая']);

  const [oldest = ''] = ids;
  const note = { method: 'POST', url: `/api/admin/consultations/${oldest}/notes` } as const;
  expect((await request({ ...note, payload: { text: ' <b>Позвонить</b> ' } })).statusCode).toBe(201);
  expect((await request({ ...note, payload: { text: '  ' } })).statusCode).toBe(400);
  const mark = { method: 'PUT', url: `/api/admin/consultations/${oldest}/answered` } as const;
  expect((await request(mark)).statusCode).toBe(204);
  expect(names(await list('state=open'))).toEqual(['Третья', 'Вторая']);
  const answered = await list('state=answered');
  expect(answered.items).toMatchObject([
    { id: oldest, answered: { at: clock().toISOString(), by: contact }, notes: [{ text: '<b>Позвонить</b>' }] },
  ]);

  expect((await request({ ...mark, method: 'DELETE' })).statusCode).toBe(204);
  expect(names(await list('state=open'))).toHaveLength(3);

  // With the account its requests go, and with them what the staff noted.
  expect((await anna.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
  expect(names(await list(''))).toEqual([]);
});

test('a request is answered by mail in its language, once, and found by name, contact and words', async () => {
  const ask = async (payload: object, language: string) =>
    (await shop.request({ method: 'POST', url: '/api/consultations', payload, headers: { 'accept-language': language } })).json<{
      id: string;
    }>().id;
  const id = await ask({ name: 'Алёна', phone: '8 916 765-43-21', email: ' Alyona@Example.com', message: 'О новоселье' }, 'ru');
  const other = await ask({ name: 'George', phone: '+14155552671', message: 'Which ritual?' }, 'en');
  const { request, contact } = await signInStaff(shop, 'operator');
  const find = async (q: string) =>
    (await request({ url: `/api/admin/consultations?q=${encodeURIComponent(q)}` })).json<Listed>().items.map((item) => item.id);
  const answer = (version: number, of = id, text = 'Подойдёт <b>Ганеша-яга</b>.\nПриходите!') =>
    request({
      method: 'POST',
      url: `/api/admin/consultations/${of}/answers`,
      headers: { 'if-match': `"${version}"` },
      payload: { email: of === id ? 'alyona@example.com' : 'george@example.com', text },
    });
  const answers = await Promise.all([answer(0), answer(0)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 412]);
  const letters = await messagesTo(shop, 'alyona@example.com');
  expect(letters).toMatchObject([{ subject: 'Ответ на вашу заявку' }]);
  expect(letters[0]?.text).toContain('Здравствуйте, Алёна!');
  expect(letters[0]?.text).toContain('Подойдёт <b>Ганеша-яга</b>.\n\nПриходите!');
  expect(letters[0]?.html).not.toContain('<b>Ганеша');
  const [listed] = (await request({ url: '/api/admin/consultations?state=answered' })).json<{ items: object[] }>().items;
  expect(listed).toMatchObject({
    id,
    email: 'alyona@example.com',
    clientId: null,
    version: 1,
    answers: [{ email: 'alyona@example.com', sentBy: contact }],
    answered: { by: contact },
  });
  expect((await answer(0, other, 'Ganesha Yagya')).statusCode).toBe(201);
  expect((await answer(1, other, '  ')).statusCode).toBe(400);

  for (const q of ['алена', 'АЛЁНА новосел', '+7 916 765-43-21', '7654321', 'alyona@ex', 'ганеша-яга приходите'])
    expect([q, await find(q)]).toEqual([q, [id]]);
  expect(await find('george ganesha')).toEqual([other]);
  for (const q of ['алена george', '%', '_____', 'нет такого']) expect([q, await find(q)]).toEqual([q, []]);
});

test('a client who is made of a request has it from then on, and a request that has an account keeps it', async () => {
  const ask = { name: 'Борис', phone: '+79160000077', message: 'О сыне' };
  const { id } = (await shop.request({ method: 'POST', url: '/api/consultations', payload: ask })).json<{ id: string }>();
  const { request } = await signInStaff(shop, 'operator');
  const make = (email: string, consultation: string) => {
    const payload = { email, language: 'ru', profile: { firstName: 'Борис', lastName: 'Орлов' }, consultation };
    const headers = { 'idempotency-key': `client-${email}` };
    return request({ method: 'POST', url: '/api/admin/clients', headers, payload });
  };
  const made = (await make('boris@example.com', id)).json<{ id: string }>();
  expect((await make('boris-2@example.com', id)).statusCode).toBe(201);
  expect((await make('boris-3@example.com', '00000000-0000-4000-8000-000000000009')).statusCode).toBe(201);
  const listed = await request({ url: `/api/admin/consultations?q=${id}` });
  expect(listed.json<{ items: object[] }>().items).toMatchObject([{ id, clientId: made.id, email: 'boris@example.com' }]);
});
