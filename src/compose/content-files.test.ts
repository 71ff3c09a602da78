import { expect, test } from 'vitest';
import { createReadApart } from './content-files.ts';

const LIMITS = { milliseconds: 60_000, megabytes: 256 };
const file = Buffer.from('content.yaml: |\n  format: 1\nstray.md: x\n');

test.each([
  ['time', { ...LIMITS, milliseconds: 1 }, file],
  ['memory', { ...LIMITS, megabytes: 32 }, Buffer.from(`list: [${'x, '.repeat(24_000)}]`)],
])('a file that takes too much %s is refused as too complex', async (_, limits, sent) => {
  const read = await createReadApart(limits)(sent);
  expect(read).toMatchObject({ texts: { services: [], articles: [] }, problems: [{ file: '', code: 'too_complex' }] });
});

test('parts that are missing are told first, then problems from the beginning of the file to its end', async () => {
  const index = '    - id: fire\n      category: 1\n';
  const sent = `content.yaml: |\n  format: 1\n  articles:\n${index}articles/fire.ru.md: |\n  No fence.\nstray.md: x\n`;
  const { problems } = await createReadApart(LIMITS)(Buffer.from(sent));
  const parts = new Set(problems.map(({ file: part }) => part));
  expect([...parts]).toEqual(['articles/fire.en.md', 'content.yaml', 'articles/fire.ru.md', 'stray.md']);
  expect(problems.map(({ line }) => line)).toEqual([undefined, 4, 4, 4, 5, 7, 8]);
});

test('a problem of a whole part, and a refusal of the shop, are placed at the line where the part begins', async () => {
  const { problems, problemOf } = await createReadApart(LIMITS)(file);
  expect(problems).toEqual([{ file: 'stray.md', line: 3, code: 'unlisted_file' }]);
  const refusal = { kind: 'service', id: 'fire', stage: 'published', field: 'slug', code: 'stays' } as const;
  expect(problemOf(refusal)).toEqual({ file: 'content.yaml', line: 1, field: 'fire: slug', code: 'stays' });
});
