import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
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
