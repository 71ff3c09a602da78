import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormOver } from './use-form-over.ts';

const STORED = { name: 'Анна', city: '', isUncertain: false, consent: false };

const open = (stored = STORED, place = 'anna profile') => renderHook(() => useFormOver({ place, stored })).result;

type Form = ReturnType<typeof open>;

/** A form that stays open while others store something. */
function openLive() {
  const props = { initialProps: { stored: STORED } };
  const { result, rerender } = renderHook(({ stored }) => useFormOver({ place: 'anna profile', stored }), props);
  return { form: result, store: (changes: Partial<typeof STORED>) => rerender({ stored: { ...STORED, ...changes } }) };
}

const type = ({ current: { form } }: Form, ...typed: Parameters<typeof form.setValue>) => act(() => form.setValue(...typed));

/** What was sent is stored, as `saved`. */
function finish({ current }: Form, ...stored: Parameters<typeof current.finish>): boolean {
  let isOver = false;
  act(() => {
    isOver = current.finish(...stored);
  });
  return isOver;
}

test('what is typed is there when the form is opened again, but for the consent', () => {
  const form = open();
  type(form, 'city', 'Казань');
  type(form, 'isUncertain', true);
  type(form, 'consent', true);
  expect(open().current.form.getValues()).toEqual({ name: 'Анна', city: 'Казань', isUncertain: true, consent: false });
});

test('drafts of several forms wait beside each other, and one is forgotten alone', () => {
  const form = open();
  type(form, 'city', 'Казань');
  type(open(STORED, 'boris profile'), 'name', 'Борис');
  form.current.forget();
  expect(open().current.form.getValues()).toEqual(STORED);
  expect(open(STORED, 'boris profile').current.form.getValues().name).toBe('Борис');
});

test('of a draft, fields in which nothing was typed become what was stored meanwhile', () => {
  type(open(), 'city', 'Казань');
  const again = open({ ...STORED, name: 'Анна Белова' });
  expect(again.current.form.getValues()).toMatchObject({ name: 'Анна Белова', city: 'Казань' });
  expect(again.current.contested).toEqual([]);
});

test('of an open form, fields in which nothing was typed become what is stored meanwhile', () => {
  const { form, store } = openLive();
  type(form, 'city', 'Казань');
  store({ name: 'Анна Белова' });
  expect(form.current.form.getValues()).toMatchObject({ name: 'Анна Белова', city: 'Казань' });
  expect(form.current.isOvertaken).toBe(false);
});

test('of an open form, each field into which others have stored something else than was typed is told', () => {
  const { form, store } = openLive();
  type(form, 'city', 'Казань');
  store({ city: 'Тбилиси' });
  expect(form.current).toMatchObject({ contested: ['city'], isOvertaken: true });
  type(form, 'name', 'Аня');
  store({ city: 'Тбилиси', name: 'Анна Белова' });
  expect(form.current.contested).toEqual(['city', 'name']);
});

test('a field that somebody else has changed is told again after a reload, whatever was typed since', () => {
  const { form, store } = openLive();
  type(form, 'city', 'Казань');
  store({ city: 'Тбилиси' });
  type(form, 'name', 'Аня');
  for (const _ of ['a reload', 'another']) {
    const again = open({ ...STORED, city: 'Тбилиси' });
    expect(again.current).toMatchObject({ contested: ['city'], isOvertaken: true });
    type(again, 'name', 'Аня Б.');
  }
});

test('what is typed while the answer is awaited stays in the form and after a reload, as a change of what was sent', () => {
  const { form, store } = openLive();
  type(form, 'city', 'Казань ');
  const sent = { ...form.current.form.getValues() };
  type(form, 'city', 'Казань, Кремль');
  const saved = { ...STORED, city: 'Казань' };
  expect(finish(form, sent, saved)).toBe(false);
  // Drawn again before the record is read again.
  store({});
  store(saved);
  for (const { current } of [form, open(saved)]) {
    expect(current.form.getValues().city).toBe('Казань, Кремль');
    expect(current.isOvertaken).toBe(false);
  }
});

test('a form whose fields say what was sent is over, and leaves no draft', () => {
  const form = open();
  type(form, 'city', 'Казань ');
  expect(finish(form, form.current.form.getValues(), { ...STORED, city: 'Казань' })).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('fields that say again what is stored leave no draft', () => {
  const form = open();
  type(form, 'city', 'Казань');
  type(form, 'city', '');
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed is no draft any more once it is stored, as by a press whose answer was lost', () => {
  const { form, store } = openLive();
  type(form, 'city', 'Казань');
  type(form, 'consent', true);
  expect(sessionStorage).toHaveLength(1);
  store({ city: 'Казань' });
  expect(sessionStorage).toHaveLength(0);
});

test('a field that a draft of a former version lacks, or has as another kind of value, begins with what is stored', () => {
  const former = { place: 'anna profile', values: { city: 'Казань', isUncertain: 'true' }, base: STORED };
  sessionStorage.setItem('form-drafts', JSON.stringify([former]));
  expect(open().current.form.getValues()).toEqual({ ...STORED, city: 'Казань' });
});
