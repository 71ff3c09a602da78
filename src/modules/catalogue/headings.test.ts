import { describe, expect, test } from 'vitest';
import { anchorOf, isNumberedHeading, promoteNumberedLines } from './headings.ts';

describe('anchors', () => {
  test.each([
    ['What is a Yagya?', 'what-is-a-yagya'],
    ['Что значит это слово', 'что-значит-это-слово'],
    ['  Gifts:  ghee, sesame & rice ', 'gifts-ghee-sesame-rice'],
    ['Agni — the fire', 'agni-the-fire'],
    ['1. Title', '1-title'],
    ['?!', 'section'],
  ])('%j is %j', (title, anchor) => expect(anchorOf(title)).toBe(anchor));
});

describe('a numbered line is a heading', () => {
  const sixty = `1. ${'a'.repeat(57)}`;
  test.each(['1. Title', '12. Two words', '3. Санкальпа', sixty, `${sixty}aaa:`])('%j', (line) =>
    expect(isNumberedHeading(line)).toBe(true),
  );
  test.each([`${sixty}a`, '1. A sentence.', '1. Agni — the fire', '1. Agni (the fire)', '1) Title', '1.Title', 'Title', '1. '])(
    'but not %j',
    (line) => expect(isNumberedHeading(line)).toBe(false),
  );
});

test('code between fences keeps its numbered lines', () => {
  const text = '```\n1. Title\n```\n1. Title';
  expect(promoteNumberedLines(text)).toBe('```\n1. Title\n```\n\n## 1. Title\n');
});
