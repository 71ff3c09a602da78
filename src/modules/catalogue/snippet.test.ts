import { expect, test } from 'vitest';
import { wordsOf } from './search-words.ts';
import { snippetOf } from './snippet.ts';

const snippet = (text: string, ...places: number[]) => snippetOf(text, wordsOf(text, 1000), places);
const said = (parts: readonly { text: string; match: boolean }[]) =>
  parts.map(({ text, match }) => (match ? `[${text}]` : text)).join('');

test('a short text is shown whole, with its signs, and the words found are marked', () => {
  expect(said(snippet('«Agni», the fire:\nagni again.', 1, 4))).toBe('«[Agni]», the fire: [agni] again.');
});

test('a heading, a cell or a point of a list does not run into what follows', () => {
  const text = 'When to begin\nThe Moon decides.\nDuration\n27 days\n“Agni?”\nSo they ask';
  expect(said(snippet(text, 3, 4, 7))).toBe('When to [begin] · [The] Moon decides. [Duration] · 27 days · “Agni?” So they ask');
});

test('a hit in the title alone has no snippet', () => {
  expect(snippet('A text.')).toEqual([]);
  expect(snippet('A text.', 99)).toEqual([]);
});

/** The snippet of a text whose words are their numbers, and those of them that match. */
function matched(length: number, places: number[]) {
  const text = Array.from({ length }, (_, index) => `${index + 1}`).join(' ');
  const parts = snippetOf(text, wordsOf(text, length), places);
  return { text: parts.map((part) => part.text).join(''), matches: parts.filter((part) => part.match).map((part) => part.text) };
}

test('a part of 32 words begins five before the match, and marks its last word', () => {
  const { text, matches } = matched(100, [20, 46, 47]);
  expect([text.slice(0, 5), text.slice(-5), matches]).toEqual(['… 15 ', ' 46 …', ['20', '46']]);
});

test('a snippet begins before the match from which on most others stand within 27 words: five of its 32 stand before it', () => {
  expect(matched(100, [10, 37, 50, 51]).matches).toEqual(['37', '50', '51']);
  expect(matched(200, [10, 36, 100, 130]).matches).toEqual(['10', '36']);
  expect(matched(200, [10, 37, 100, 126]).matches).toEqual(['100', '126']);
  expect(matched(200, [10, 60, 61, 110]).matches).toEqual(['60', '61']);
});

test('many spaces of a text are one in its part', () => {
  const text = 'Sacred   fire\t burns';
  expect(snippetOf(text, wordsOf(text, 9), [2]).map((part) => part.text)).toEqual(['Sacred ', 'fire', ' burns']);
});
