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
  // Of the entry on lines 4 and 5 three fields are missing and one has a wrong type; the English text is missing, the Russian has no head.
  const index = '    - id: fire\n      category: 1\n';
  const sent = `content.yaml: |\n  format: 1\n  articles:\n${index}articles/fire.ru.md: |\n  No fence.\nstray.md: x\n`;
  const { problems } = await createReadApart(LIMITS)(Buffer.from(sent));
  expect(problems.map(({ file: part, line, code }) => `${line} ${part} ${code}`)).toEqual([
    'undefined articles/fire.en.md missing_file',
    ...Array(3).fill('4 content.yaml required'),
    '5 content.yaml type',
    '7 articles/fire.ru.md unreadable_file',
    '8 stray.md unlisted_file',
  ]);
});

test('a problem of a whole part, and a refusal of the shop, are placed at the line where the part begins', async () => {
  const { problems, problemOf } = await createReadApart(LIMITS)(file);
  expect(problems).toEqual([{ file: 'stray.md', line: 3, code: 'unlisted_file' }]);
  const refusal = { kind: 'service', id: 'fire', stage: 'published', field: 'slug', code: 'stays' } as const;
  expect(problemOf(refusal)).toEqual({ file: 'content.yaml', line: 1, field: 'fire: slug', code: 'stays' });
});
