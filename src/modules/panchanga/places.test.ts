import { expect, test } from 'vitest';
import type { FieldCode } from '#kernel/errors.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { findPlace, isCity, placeNamed, type WantedPlace } from './places.ts';

const point = { latitude: 25.32, longitude: 0, timeZone: 'Asia/Kolkata' };

test('a place may be a city of the list', () => {
  expect(findPlace({ city: 'moscow' })).toEqual({
    city: 'moscow',
    latitude: 55.76,
    longitude: 37.62,
    timeZone: 'Europe/Moscow',
    name: { ru: 'Москва', en: 'Moscow' },
  });
  expect(() => findPlace({ city: 'atlantis' })).toThrow(refusal('not_found'));
  expect(['moscow', 'atlantis'].map(isCity)).toEqual([true, false]);
});

test('a place may be a point, which is named by its numbers', () => {
  expect(findPlace(point)).toEqual({ ...point, name: { ru: '25.32, 0', en: '25.32, 0' } });
});

test.each<[string, WantedPlace, FieldCode]>([
  ['city', {}, 'required'],
  ['city', { timeZone: 'Asia/Kolkata' }, 'required'],
  ['city', { city: 'moscow', latitude: 1 }, 'invalid'],
  ['city', { city: 'moscow', longitude: 1 }, 'invalid'],
  ['city', { city: 'moscow', timeZone: 'Europe/Moscow' }, 'invalid'],
  ['latitude', { ...point, latitude: undefined }, 'required'],
  ['longitude', { ...point, longitude: undefined }, 'required'],
  ['timeZone', { ...point, timeZone: undefined }, 'required'],
  ['timeZone', { ...point, timeZone: 'Nowhere/Land' }, 'invalid'],
])('a refusal names the field that is missing or one too many: %s of %o', (name, wanted, code) => {
  expect(() => findPlace(wanted, ['query'])).toThrow(refusal('invalid_request', field(code, 'query', name)));
});

test.each([
  ['Москва', 'moscow'],
  [' москва , россия ', 'moscow'],
  ['Moscow, Russia', 'moscow'],
  ['Орел', 'oryol'],
  ['Москва, США', undefined],
  ['Нигде', undefined],
  [',', undefined],
])('a place that is written %j is the city %s', (text, slug) => {
  expect(placeNamed(text)?.city).toBe(slug);
});
