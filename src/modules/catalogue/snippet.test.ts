import { expect, test } from 'vitest';
import { wordsOf } from './search-words.ts';
import { snippetOf } from './snippet.ts';

const snippet = (text: string, ...places: number[]) => snippetOf(text, wordsOf(text, 1000), places);
const said = (parts: readonly { text: string; match: boolean }[]) =>
  parts.map(({ text, match }) => (match ? `[${text}]` : text)).join('');

test('a short text is shown whole, with its signs, and the words found are marked', () => {
  expect(said(snippet('«Agni», the fire:\nagni again.', 1, 4))).toBe('«[Agni]», the fire: [agni] again.');
});

test('a snippet of a long text is the part with the most matches, and marks where it was cut', () => {
  const filler = Array.from({ length: 100 }, (_, index) => `word${'a'.repeat((index % 5) + 1)}`).join(' ');
  const text = `fire ${filler} fire and more fire ${filler}`;
  const found = said(snippet(text, 1, 102, 105));
  expect(found).toMatch(/^… .*\[fire\] and more \[fire\].* …$/);
  expect(found.split(' ')).toHaveLength(34);
});

test('a heading, a cell or a point of a list does not run into what follows', () => {
  const text = 'When to begin\nThe Moon decides.\nDuration\n27 days\n“Agni?”\nSo they ask';
  expect(said(snippet(text, 3, 4, 7))).toBe('When to [begin] · [The] Moon decides. [Duration] · 27 days · “Agni?” So they ask');
});

test('a hit in the title alone has no snippet', () => {
  expect(snippet('A text.')).toEqual([]);
  expect(snippet('A text.', 99)).toEqual([]);
});
