import { describe, expect, test } from 'vitest';
import { anchorOf, createAnchors, isNumberedHeading, promoteNumberedLines } from './headings.ts';

describe('anchors', () => {
  test.each([
    ['What is a Yagya?', 'what-is-a-yagya'],
    ['Что значит это слово', 'что-значит-это-слово'],
    ['  Gifts:  ghee, sesame & rice ', 'gifts-ghee-sesame-rice'],
    ['Agni — the fire', 'agni-the-fire'],
    ['1. Title', '1-title'],
    ['-- a - b --', 'a-b'],
    ['?!', 'section'],
  ])('%j is %j', (title, anchor) => expect(anchorOf(title)).toBe(anchor));

  test('of one text are all different, and none is an id of the page around', () => {
    const titles = ['Tithi', 'Tithi', 'tithi!', 'Root', 'State', 'Content', 'Article text'];
    const anchors = ['tithi', 'tithi-2', 'tithi-3', 'root-2', 'state-2', 'content-2', 'article-text-2'];
    expect(titles.map(createAnchors())).toEqual(anchors);
  });
});

describe('a numbered line is a heading', () => {
  const sixty = `1. ${'a'.repeat(57)}`;
  test.each(['1. Title', '1.  Title ', '12. Two words', '123. Title', '3. Санкальпа', sixty, `${sixty}aaa:`])('%j', (line) =>
    expect(isNumberedHeading(line)).toBe(true),
  );
  test.each([
    `${sixty}a`,
    '1. A sentence.',
    '1. Agni — the fire',
    '1. Agni (the fire)',
    '1234. Title',
    'a1. Title',
    '1) Title',
    '1.Title',
    'Title',
    '1. ',
  ])('but not %j', (line) => expect(isNumberedHeading(line)).toBe(false));
});

test('spaces at the end of a numbered line do not go into its heading', () => {
  expect(promoteNumberedLines('1. Title  ')).toBe('\n## 1. Title\n');
});

test.each([
  ['a fence may be set in by three spaces', '   ```\n1. Title\n   ```', '   ```\n1. Title\n   ```'],
  ['four spaces begin no fence', '    ```\n1. Title', '    ```\n\n## 1. Title\n'],
  ['a longer fence ends it, a shorter does not', '````\n```\n1. Title\n`````\n1. T', '````\n```\n1. Title\n`````\n\n## 1. T\n'],
  ['a fence with words does not end it', '```\n``` js\n1. Title', '```\n``` js\n1. Title'],
  ['a fence of another kind does not end it', '~~~\n```\n1. Title\n~~~\n1. T', '~~~\n```\n1. Title\n~~~\n\n## 1. T\n'],
  ['a fence with words begins one', '``` js\n1. Title\n```\n1. T', '``` js\n1. Title\n```\n\n## 1. T\n'],
  ['marks within a line are no fence', 'see ```\n1. Title', 'see ```\n\n## 1. Title\n'],
])('%s', (_, text, promoted) => expect(promoteNumberedLines(text)).toBe(promoted));

test('code between fences keeps its numbered lines', () => {
  const text = '```\n1. Title\n```\n1. Title';
  expect(promoteNumberedLines(text)).toBe('```\n1. Title\n```\n\n## 1. Title\n');
});
