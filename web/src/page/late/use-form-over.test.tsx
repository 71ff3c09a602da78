import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useFormOver } from './use-form-over.ts';

const STORED = { name: 'Анна', city: '', isUncertain: false, consent: false };

const open = (stored = STORED, place = 'anna profile') => renderHook(() => useFormOver({ place, stored })).result;

type Form = ReturnType<typeof open>;

const type = ({ current: { form } }: Form, ...typed: Parameters<typeof form.setValue>) => act(() => form.setValue(...typed));

beforeEach(() => sessionStorage.clear());

test('what is typed is there when the form is opened again, but for the consent, and several forms wait beside each other', () => {
  const form = open();
  type(form, 'city', 'Казань');
  type(form, 'isUncertain', true);
  type(form, 'consent', true);
  type(open(STORED, 'boris profile'), 'name', 'Борис');
  const again = open();
  expect(again.current.form.getValues()).toEqual({ name: 'Анна', city: 'Казань', isUncertain: true, consent: false });
  again.current.forget();
  expect(open().current.form.getValues()).toEqual(STORED);
  expect(open(STORED, 'boris profile').current.form.getValues().name).toBe('Борис');
});

test('of a draft, fields in which nothing was typed become what was stored meanwhile, and a field that both have changed is told', () => {
  type(open(), 'city', 'Казань');
  const other = open({ ...STORED, name: 'Анна Белова' });
  expect(other.current.form.getValues()).toMatchObject({ name: 'Анна Белова', city: 'Казань' });
  expect(other.current.contested).toEqual([]);
  expect(open({ ...STORED, city: 'Тбилиси' }).current).toMatchObject({ contested: ['city'], isOvertaken: true });
});

test('what is stored meanwhile comes into an open form in the same way', () => {
  const form = renderHook(({ stored }) => useFormOver({ place: 'anna profile', stored }), { initialProps: { stored: STORED } });
  type(form.result, 'city', 'Казань');
  form.rerender({ stored: { ...STORED, name: 'Анна Белова' } });
  expect(form.result.current.form.getValues()).toMatchObject({ name: 'Анна Белова', city: 'Казань' });
  expect(form.result.current.isOvertaken).toBe(false);
  form.rerender({ stored: { ...STORED, city: 'Тбилиси' } });
  expect(form.result.current).toMatchObject({ contested: ['city'], isOvertaken: true });
  type(form.result, 'name', 'Аня');
  form.rerender({ stored: { ...STORED, city: 'Тбилиси', name: 'Анна Белова' } });
  expect(form.result.current.contested).toEqual(['city', 'name']);
});

test('a field that somebody else has changed is told again after a reload, whatever was typed since', () => {
  const form = renderHook(({ stored }) => useFormOver({ place: 'anna profile', stored }), { initialProps: { stored: STORED } });
  type(form.result, 'city', 'Казань');
  const stored = { ...STORED, city: 'Тбилиси' };
  form.rerender({ stored });
  type(form.result, 'name', 'Аня');
  for (const _ of ['a reload', 'another']) {
    const again = open(stored);
    expect(again.current.contested).toEqual(['city']);
    type(again, 'name', 'Аня Б.');
  }
});

test('fields that say again what is stored leave no draft', () => {
  const form = open();
  type(form, 'city', 'Казань');
  type(form, 'city', '');
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed is no draft any more once it is stored, as by a press whose answer was lost', () => {
  const form = renderHook(({ stored }) => useFormOver({ place: 'anna profile', stored }), { initialProps: { stored: STORED } });
  type(form.result, 'city', 'Казань');
  type(form.result, 'consent', true);
  expect(sessionStorage).toHaveLength(1);
  form.rerender({ stored: { ...STORED, city: 'Казань' } });
  expect(sessionStorage).toHaveLength(0);
});

test('a field that a draft of a former version lacks, or has as another kind of value, begins with what is stored', () => {
  const former = { place: 'anna profile', values: { city: 'Казань', isUncertain: 'true' }, base: STORED };
  sessionStorage.setItem('form-drafts', JSON.stringify([former]));
  expect(open().current.form.getValues()).toEqual({ ...STORED, city: 'Казань' });
});
