import { describe, expect, test } from 'vitest';
import { changedFields, createShortening } from './changed-fields.ts';

describe('a change shows', () => {
  /** What is shown of a text before and after a change: what differs, with 40 characters on each side. */
  const changeOf = (before: string, after: string) =>
    changedFields({ text: before }, { text: after }).map((change) => [change.before, change.after]);

  test('short texts whole', () => {
    expect(changeOf('Ganesha Yagya', 'Ganesha Homa')).toEqual([['Ganesha Yagya', 'Ganesha Homa']]);
  });

  test('a new text without what it had before, and without its empty fields', () => {
    expect(changedFields(undefined, { text: 'Fire', empty: '' })).toEqual([{ field: 'text', before: null, after: 'Fire' }]);
  });

  test('of long texts the part between the first and the last difference, with some words around it', () => {
    const [left, right] = ['a'.repeat(100), 'z'.repeat(100)];
    expect(changeOf(`${left}one${right}`, `${left}two${right}`)).toEqual([
      [`…${'a'.repeat(40)}one${'z'.repeat(40)}…`, `…${'a'.repeat(40)}two${'z'.repeat(40)}…`],
    ]);
  });

  test('what was added or removed when the rest repeats itself', () => {
    expect(changeOf('fire, fire', 'fire, fire, fire')).toEqual([['fire, fire', 'fire, fire, fire']]);
    expect(changeOf('fire', 'fire fire')).toEqual([['fire', 'fire fire']]);
  });

  test('no halves of letters where a long text is cut', () => {
    const [left, right] = [`${'🔥'.repeat(30)}b`, '🌊'.repeat(30)];
    expect(changeOf(`${left}one.${right}`, `${left}two.${right}`)).toEqual([
      // Of 40 characters two are a letter, and each sign takes two.
      [`…${'🔥'.repeat(19)}bone.${'🌊'.repeat(19)}…`, `…${'🔥'.repeat(19)}btwo.${'🌊'.repeat(19)}…`],
    ]);
  });

  test('a single letter instead of an ellipsis', () => {
    const left = 'a'.repeat(41);
    expect(changeOf(`${left}x${left}`, `${left}y${left}`)).toEqual([[`${left}x${left}`, `${left}y${left}`]]);
  });

  test('no letter twice when a long text grows or shrinks by one', () => {
    const long = 'b'.repeat(100);
    expect(changeOf(long, `${long}b`)).toEqual([[`…${'b'.repeat(40)}`, `…${'b'.repeat(41)}`]]);
    expect(changeOf(`${long}b`, long)).toEqual([[`…${'b'.repeat(41)}`, `…${'b'.repeat(40)}`]]);
  });
});

describe('of long passages a plan', () => {
  /** A million characters of passages have room, sixteen times these sixty thousand. */
  const change = { field: 'text', before: '🔥'.repeat(15_000), after: 'x'.repeat(30_000) };

  test('shows as many whole as it has room for, and of the others the first 600 characters', () => {
    const shown = createShortening()(Array(18).fill(change));
    expect(shown.slice(0, 16)).toEqual(Array(16).fill(change));
    const beyond = { ...change, before: `${'🔥'.repeat(300)}…`, after: `${'x'.repeat(600)}…` };
    expect(shown.slice(16)).toEqual([beyond, beyond]);
  });

  test('cuts no letter in halves', () => {
    const tooLong = { ...change, before: null, after: `x${'🔥'.repeat(500_000)}` };
    expect(createShortening()([tooLong])).toEqual([{ ...tooLong, after: `x${'🔥'.repeat(299)}…` }]);
  });

  test('shows short ones whole also when it has no room left', () => {
    const shorten = createShortening();
    shorten([{ ...change, before: null, after: 'x'.repeat(1_000_000) }]);
    const short = { field: 'name', before: 'Yagya', after: 'Homa' };
    expect(shorten([{ ...short, after: 'y'.repeat(600) }])).toEqual([{ ...short, after: 'y'.repeat(600) }]);
  });
});
