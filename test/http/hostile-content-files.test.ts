import { expect, inject, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

type Plan = components['schemas']['ContentPlan'];

const FILES = '/api/admin/content/files';
const MOST_REFUSALS = 200;
/** Of a longer name the beginning is told. */
const LONGEST_NAME = 200;

const shop = await openShop();
const editor = await signInStaff(shop, 'editor');

const send = (url: string, payload: string | Buffer, type = 'application/yaml') =>
  editor.request({ method: 'POST', url, payload, headers: { 'content-type': type } });
const plan = (payload: string | Buffer) => send(`${FILES}/plan`, payload);

const many = (count: number, line: (number: number) => string) => Array.from({ length: count }, (_, at) => line(at)).join('');

/** What one refusal of the plan says, at the least. */
type Attack = [name: string, file: string | Buffer, refusal: object];

/** One of each kind. Each starts a process that reads the file. */
const FEW: Attack[] = [
  ['nothing', '', { section: null, code: 'unreadable_file', line: 1 }],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), { section: null, line: null, code: 'not_utf8' }],
  ['a key that stands twice', 'a: x\nb: y\na: z\n', { code: 'unreadable_file', line: 3 }],
  ['2,000 files', many(2000, (at) => `k${at}: x\n`), { section: null, code: 'too_many_files' }],
  [
    'references to references',
    `a: &a [x]\n${many(30, (at) => `k${at}: &k${at} [*${at ? `k${at - 1}` : 'a'}, *${at ? `k${at - 1}` : 'a'}]\n`)}`,
    { code: 'unreadable_file' },
  ],
  ['a tag of a program', 'content.yaml: !!js/function "x"\n', { section: 'content.yaml', code: 'unreadable_file' }],
  ['15 MB in one text', `content.yaml: |\n  ${'x'.repeat(15 * 1024 * 1024)}\n`, { section: 'content.yaml' }],
  ['another format', 'content.yaml: |\n  format: 2\n', { section: 'content.yaml', line: 2, code: 'other_format' }],
];

const MORE: Attack[] = [
  ['a word', 'fire', { code: 'unreadable_file', line: 1 }],
  ['a list', '- 1\n- 2\n', { code: 'unreadable_file', line: 1 }],
  ['50,000 keys of which the last is the first', `${many(49_999, (at) => `k${at}: x\n`)}k0: y\n`, { code: 'unreadable_file' }],
  ['50,000 files', many(50_000, (at) => `k${at}: x\n`), { code: expect.stringMatching(/^(unreadable_file|too_many_files)$/) }],
  ['a reference', 'a: &a x\nb: *a\n', { code: 'unreadable_file', line: 2 }],
  ['lists within 100,000 lists', '['.repeat(100_000), { code: 'unreadable_file' }],
  ['maps within 1,500 maps', many(1500, (at) => `${' '.repeat(at)}a:\n`), {}],
  ['a million items', many(1_000_000, () => '- \n'), { code: 'unreadable_file', line: null }],
  ['several documents', 'a: x\n---\nb: y\n', { code: 'unreadable_file' }],
  ['a name of a prototype', '__proto__: x\nconstructor: y\n', { section: 'content.yaml', code: 'missing_file' }],
  ['a name without end', `${'x'.repeat(900)}: 3\n`, { section: null, field: `${'x'.repeat(LONGEST_NAME)}…` }],
  ['a number in place of a text', 'content.yaml: 3\n', { field: 'content.yaml', code: 'type', line: 1 }],
];

test.each<Attack>([...FEW, ...(inject('crowd') === 'few' ? [] : MORE)])(
  '%s is refused in words, and nothing comes of it',
  async (_, file, refusal) => {
    const answer = await plan(file);
    expect(answer.statusCode).toBe(200);
    const { plan: name, texts, refusals } = answer.json<Plan>();
    expect([name, texts]).toEqual([null, []]);
    expect(refusals).toContainEqual(expect.objectContaining({ code: expect.stringMatching(/./), ...refusal }));
    expect(refusals.length).toBeLessThanOrEqual(MOST_REFUSALS);
  },
);

test('a file of more than 16 MB is refused in words', async () => {
  const large = await plan(Buffer.alloc(16 * 1024 * 1024 + 1, 'x'));
  expect(large.json()).toMatchObject({ status: 413, code: 'payload_too_large', detail: expect.any(String) });
});

test('what is no YAML by its media type is refused', async () => {
  const other = await send(`${FILES}/plan`, '{}', 'application/json');
  expect(other.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
});

test('nothing is imported without the name of a plan', async () => {
  expect((await send(FILES, 'x')).statusCode).toBe(400);
});
