import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Typed, useTyped } from './use-typed.ts';

const first: Typed<{ name: string; pictures: string[] }> = { version: 1, values: { name: 'Ganesha', pictures: [] } };

function typing() {
  let kept: typeof first | undefined;
  const memory = {
    read: () => kept,
    keep: (typed: typeof first) => {
      kept = typed;
    },
    drop: () => {
      kept = undefined;
    },
  };
  const { result, rerender } = renderHook((saved: typeof first) => useTyped('one', memory, saved), { initialProps: first });
  const type = (values: Partial<typeof first.values>) => act(() => result.current.set((all) => ({ ...all, ...values })));
  return { result, rerender, type, kept: () => kept };
}

test('what is typed while a text is being saved stays, and is not saved yet', () => {
  const { result, rerender, type, kept } = typing();
  type({ name: 'Ganesha yagya' });
  const sent = result.current.values;
  type({ name: 'Ganesha yagya for a home' });
  const stored = { version: 2, values: { ...sent, name: 'Ganesha Yagya', pictures: ['fire'] } };
  rerender(stored);
  act(() => result.current.takeSaved(stored, sent));
  expect(result.current).toMatchObject({
    version: 2,
    values: { name: 'Ganesha yagya for a home', pictures: ['fire'] },
    isDirty: true,
  });
  expect(kept()?.values.name).toBe('Ganesha yagya for a home');
});

test('when nothing is typed meanwhile, the form goes on from what was saved', () => {
  const { result, rerender, type, kept } = typing();
  type({ name: ' Ganesha yagya ' });
  const sent = result.current.values;
  const stored = { version: 2, values: { ...sent, name: 'Ganesha yagya' } };
  rerender(stored);
  act(() => result.current.takeSaved(stored, sent));
  expect(result.current).toMatchObject({ ...stored, isDirty: false });
  expect(kept()).toBeUndefined();
});
