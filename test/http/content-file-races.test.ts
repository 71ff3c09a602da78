import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const editor = await signInStaff(shop, 'editor');
const admin = await signInStaff(shop, 'administrator');
const FILES = '/api/admin/content/files';
const headers = { 'content-type': 'application/yaml' };
const plan = (member: typeof editor, payload: string) =>
  member.request({ method: 'POST', url: `${FILES}/plan`, payload, headers });

test('one file is read at a time, and an editor who sends another meanwhile is told when to come again', async () => {
  const { payload } = await editor.request({ url: FILES });
  const both = await shop.database.queries.transaction().execute(async (transaction) => {
    await sql`lock table services in access exclusive mode`.execute(transaction);
    // The first of them waits for the table of the rituals.
    const requests = [plan(editor, payload), plan(admin, payload)];
    const refused = await Promise.race(requests);
    expect([refused.json(), refused.headers['retry-after']]).toMatchObject([{ status: 503, code: 'unavailable' }, '5']);
    return requests;
  });
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503]);
  expect((await plan(admin, payload)).json<components['schemas']['ContentPlan']>()).toMatchObject({ texts: [], refusals: [] });
});

test('while a hostile file is read, others are served', async () => {
  const payload = `content.yaml: "${'\\n'.repeat(7 * 1024 * 1024)}"`;
  const answers: string[] = [];
  const ask = async (member: typeof editor) => answers.push(`plan ${(await plan(member, payload)).statusCode}`);
  const both = [ask(editor), ask(admin)];
  // One of them is told to come again, so the other's file is being read.
  await Promise.race(both);
  answers.push(`services ${(await shop.request({ url: '/api/services' })).statusCode}`);
  await Promise.all(both);
  expect(answers).toEqual(['plan 503', 'services 200', 'plan 200']);
});

test('of ten who take the same plan at once one changes the texts, and the others are refused', async () => {
  const editors = await Promise.all(Array.from({ length: 10 }, () => signInStaff(shop, 'editor')));
  const file = (await editor.request({ url: FILES })).payload.replace('price: 300\n', 'price: 320\n');
  const { etag } = (await plan(editor, file)).headers;
  const takePlan = { method: 'POST', url: FILES, payload: file, headers: { ...headers, 'if-match': `${etag}` } } as const;
  const statuses = (await Promise.all(editors.map(({ request }) => request(takePlan)))).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 412, 503].includes(status))).toBe(true);
});
