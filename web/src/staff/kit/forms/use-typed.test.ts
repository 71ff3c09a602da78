import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Saved, type Typed, type TypedMemory, useTyped } from './use-typed.ts';

interface Ritual {
  readonly name: string;
  readonly price: string;
  readonly pictures: readonly string[];
}

const first: Saved<Ritual> = { version: 1, values: { name: 'Ganesha', price: '300', pictures: [] } };
const saved = (version: number, values: Partial<Ritual>): Saved<Ritual> => ({ version, values: { ...first.values, ...values } });

function typing(before?: ReturnType<TypedMemory<Ritual>['read']>, opened = first) {
  let kept = before;
  const memory = {
    place: 'one',
    read: () => kept,
    keep: (typed: Typed<Ritual>) => {
      kept = typed;
    },
    drop: () => {
      kept = undefined;
    },
  };
  const tidy = (values: Ritual) => ({ ...values, price: `${Number(values.price)}` });
  const { result, rerender } = renderHook((now: Saved<Ritual>) => useTyped(memory, now, tidy), { initialProps: opened });
  const type = (values: Partial<Ritual>) => act(() => result.current.set((all) => ({ ...all, ...values })));
  const choose = (field: keyof Ritual, whose: 'mine' | 'theirs') => act(() => result.current.choose(field, whose));
  return { result, rerender, type, choose, kept: () => kept };
}

test('what is typed while a text is being saved stays, and is not saved yet', () => {
  const { result, rerender, type, kept } = typing();
  type({ name: 'Ganesha yagya' });
  const sent = result.current.values;
  type({ name: 'Ganesha yagya for a home' });
  const stored = saved(2, { ...sent, name: 'Ganesha Yagya', pictures: ['fire'] });
  act(() => result.current.takeSaved(stored, sent));
  rerender(stored);
  expect(result.current).toMatchObject({
    version: 2,
    values: { name: 'Ganesha yagya for a home', pictures: ['fire'] },
    isDirty: true,
    newer: undefined,
  });
  expect(kept()?.values.name).toBe('Ganesha yagya for a home');
});

test('when nothing is typed meanwhile, the form goes on from what was saved', () => {
  const { result, rerender, type, kept } = typing();
  type({ name: ' Ganesha yagya ' });
  const sent = result.current.values;
  const stored = saved(2, { ...sent, name: 'Ganesha yagya' });
  act(() => result.current.takeSaved(stored, sent));
  rerender(stored);
  expect(result.current).toMatchObject({ ...stored, isDirty: false, newer: undefined });
  expect(kept()).toBeUndefined();
});

test('a form in which nothing is typed follows what others save', () => {
  const { result, rerender } = typing();
  rerender(saved(2, { price: '330.5' }));
  expect(result.current).toMatchObject({ ...saved(2, { price: '330.5' }), isDirty: false, newer: undefined });
});

test('a field that only the other person changed is taken over, and the form then stands on their version', () => {
  const { result, rerender, type } = typing();
  type({ name: 'Mine' });
  rerender(saved(2, { price: '330.5' }));
  expect(result.current).toMatchObject({ ...saved(2, { name: 'Mine', price: '330.5' }), isDirty: true });
  expect(result.current.newer).toMatchObject({ replaced: { price: '300' }, contested: [] });
});

test('while a field is contested, the form keeps its typed values and the version that was read', () => {
  const { result, rerender, type, choose } = typing();
  type({ name: 'Mine', price: '310' });
  rerender(saved(2, { name: 'Theirs', price: '330.5' }));
  expect(result.current).toMatchObject(saved(1, { name: 'Mine', price: '310' }));
  choose('name', 'mine');
  expect(result.current).toMatchObject({ version: 1, newer: { contested: ['price'] } });
  choose('price', 'theirs');
  expect(result.current).toMatchObject(saved(2, { name: 'Mine', price: '330.5' }));
  expect(result.current.newer?.contested).toEqual([]);
});

test('a chosen field is not contested again by a third version, unless it differs there', () => {
  const { result, rerender, type, choose } = typing();
  type({ name: 'Mine', price: '310' });
  rerender(saved(2, { name: 'Theirs', price: '330.5' }));
  choose('name', 'mine');
  rerender(saved(3, { name: 'Theirs', price: '340' }));
  expect(result.current.newer?.contested).toEqual(['price']);
  choose('price', 'mine');
  rerender(saved(4, { name: 'Third', price: '340' }));
  expect(result.current).toMatchObject({ version: 3, newer: { contested: ['name'] } });
});

test('a draft from before a reload is merged with what others saved since, and what was not chosen is contested again', () => {
  const draft = { version: 1, base: first.values, values: { ...first.values, name: 'Mine' }, lastTry: '' };
  const now = saved(2, { name: 'Theirs', price: '330.5' });
  const { result, kept } = typing(draft, now);
  expect(result.current).toMatchObject({ version: 1, values: { name: 'Mine', price: '330.5' }, newer: { contested: ['name'] } });
  const again = typing(kept(), now);
  expect(again.result.current).toMatchObject({
    version: 1,
    values: { name: 'Mine', price: '330.5' },
    newer: { contested: ['name'] },
  });
});

test('what was stored although its answer was lost is the record from which the form goes on, and is nobody else’s', () => {
  const { result, rerender, type, kept } = typing();
  type({ name: 'Ganesha yagya', price: '330.50' });
  act(() => result.current.keepUnheard(result.current.values));
  rerender(saved(2, { name: 'Ganesha yagya', price: '330.5' }));
  expect(result.current).toMatchObject({ version: 2, values: { price: '330.5' }, isDirty: false, newer: undefined });
  expect(kept()).toBeUndefined();
});

test('what was typed after the answer was lost stays', () => {
  const { result, rerender, type } = typing();
  type({ name: 'Ganesha yagya' });
  act(() => result.current.keepUnheard(result.current.values));
  type({ price: '400' });
  rerender(saved(2, { name: 'Ganesha yagya' }));
  const values = { name: 'Ganesha yagya', price: '400' };
  expect(result.current).toMatchObject({ version: 2, values, isDirty: true, newer: undefined });
});

test('what somebody else has stored after an answer was lost is told', () => {
  const { result, rerender, type } = typing();
  type({ name: 'Ganesha yagya' });
  act(() => result.current.keepUnheard(result.current.values));
  rerender(saved(2, { name: 'Another' }));
  expect(result.current).toMatchObject({ version: 1, newer: { contested: ['name'] } });
});

test('the same value written differently is no conflict', () => {
  const { result, rerender, type } = typing();
  type({ price: '330.50' });
  rerender(saved(2, { price: '330.5' }));
  expect(result.current).toMatchObject({ version: 2, newer: { contested: [], replaced: {} } });
});
