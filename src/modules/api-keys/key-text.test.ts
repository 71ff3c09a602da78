import { expect, test } from 'vitest';
import { hintOf, modeOfKey, newKeyText } from './key-text.ts';

test('a key tells its mode at sight, and no two keys are the same', () => {
  const texts = Array.from({ length: 200 }, () => newKeyText('sandbox'));
  expect(new Set(texts).size).toBe(200);
  for (const text of texts) expect(text).toMatch(/^vrk_sandbox_[0-9A-Za-z]{36}$/);
  expect([modeOfKey(texts[0] ?? ''), modeOfKey(newKeyText('live'))]).toEqual(['sandbox', 'live']);
});

test('a key that was cut, changed by one character, or given another mode is no key', () => {
  const text = newKeyText('live');
  for (let length = 0; length < text.length; length++) expect(modeOfKey(text.slice(0, length))).toBeUndefined();
  for (let place = 0; place < text.length; place++) {
    const other = text[place] === 'x' ? 'y' : 'x';
    expect(modeOfKey(`${text.slice(0, place)}${other}${text.slice(place + 1)}`)).toBeUndefined();
  }
  expect(modeOfKey(text.replace('live', 'sandbox'))).toBeUndefined();
  for (const around of [` ${text}`, `${text} `, `${text}\n`, `${text}x`]) expect(modeOfKey(around)).toBeUndefined();
});

test('whoever knows the rule can check a key without asking the shop: CRC-32 of what stands before, in base 62', () => {
  const checked = `vrk_live_${'A'.repeat(30)}`;
  expect(modeOfKey(`${checked}1jPb3a`)).toBe('live');
});

test('the hint shows nothing of the random part', () => {
  const text = newKeyText('live');
  expect(hintOf(text)).toBe(`vrk_live_…${text.slice(-4)}`);
});
