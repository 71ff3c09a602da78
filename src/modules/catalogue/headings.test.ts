import { describe, expect, test, vi } from 'vitest';
import { anchorOf, createAnchors, isNumberedHeading, promoteNumberedLines } from './headings.ts';

describe('the anchor of a heading', () => {
  test.each([
    ['What is a Yagya?', 'what-is-a-yagya'],
    ['Что значит это слово', 'что-значит-это-слово'],
    ['  Gifts:  ghee, sesame & rice ', 'gifts-ghee-sesame-rice'],
    ['Agni — the fire', 'agni-the-fire'],
    ['1. Title', '1-title'],
    ['-- a - b --', 'a-b'],
    ['  (Fire)  ', 'fire'],
    ['?!', 'section'],
  ])('of %j is %j', (title, anchor) => expect(anchorOf(title)).toBe(anchor));

  test('is unique within a text, and never an id of the page around the text', () => {
    const titles = ['Tithi', 'Tithi', 'tithi!', 'Root', 'State', 'Content', 'Good days', 'Tier: basic'];
    const anchors = ['tithi', 'tithi-2', 'tithi-3', 'root-2', 'state-2', 'content-2', 'good-days-2', 'tier-basic-2'];
    expect(titles.map(createAnchors())).toEqual(anchors);
  });

  test('is found at once in a text of twelve thousand headings, of which half are equal and half have a number', () => {
    const [next, looks] = [createAnchors(), vi.spyOn(Set.prototype, 'has')];
    const headings = 12_000;
    for (let count = 0; count < headings; count += 1) next(count % 2 ? 'Tithi' : `Tithi ${count}`);
    expect(looks.mock.calls.length).toBeLessThan(3 * headings);
    looks.mockRestore();
  });
});

describe('a numbered line', () => {
  const sixty = `1. ${'a'.repeat(57)}`;
  test.each(['1. Title', '1.  Title   ', '12. Two words', '123. Title', '3. Санкальпа', sixty, `${sixty}aaa:`])(
    'like %j is a heading',
    (line) => expect(isNumberedHeading(line)).toBe(true),
  );
  test.each([
    `${sixty}a`,
    '1. A sentence.',
    '1. A sentence.  ',
    ' 1. Title',
    '1. Agni — the fire',
    '1. Agni (the fire)',
    '1234. Title',
    'a1. Title',
    '1) Title',
    '1.Title',
    'Title',
    '1. ',
  ])('like %j is not a heading', (line) => expect(isNumberedHeading(line)).toBe(false));
});

test.each([
  ['a heading made from a numbered line has no spaces at its end', '1. Title  ', '\n## 1. Title\n'],
  ['a block of code keeps its numbered lines', '```\n1. Title\n```\n1. T', '```\n1. Title\n```\n\n## 1. T\n'],
  ['a fence may be indented by three spaces', '   ```\n1. Title\n   ```', '   ```\n1. Title\n   ```'],
  ['a line indented by four spaces is not a fence', '    ```\n1. Title', '    ```\n\n## 1. Title\n'],
  [
    'a code block ends with a longer fence, but not with a shorter fence',
    '````\n```\n1. Title\n`````\n1. T',
    '````\n```\n1. Title\n`````\n\n## 1. T\n',
  ],
  ['a code block does not end with a fence and words', '```\n``` js\n1. Title', '```\n``` js\n1. Title'],
  [
    'a code block does not end with a fence of another kind',
    '~~~\n```\n1. Title\n~~~\n1. T',
    '~~~\n```\n1. Title\n~~~\n\n## 1. T\n',
  ],
  ['a code block ends with spaces around its fence', '~~~\n1. Title\n ~~~~ \n1. T', '~~~\n1. Title\n ~~~~ \n\n## 1. T\n'],
  ['a code block may begin with a fence and words', '``` js\n1. Title\n```\n1. T', '``` js\n1. Title\n```\n\n## 1. T\n'],
  ['backticks inside a line are not a fence', 'see ```\n1. Title', 'see ```\n\n## 1. Title\n'],
  ['a line that begins with code is not a fence', '```x``` is\n1. Title', '```x``` is\n\n## 1. Title\n'],
])('%s', (_, text, promoted) => expect(promoteNumberedLines(text)).toBe(promoted));
