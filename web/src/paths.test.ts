// @vitest-environment node
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the addresses of the shop are those to which existing links point', () => {
  const id = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
  expect([paths.home(), paths.catalogue(), paths.profile()]).toEqual(['/', '/#catalogue', '/user-profile']);
  expect([paths.articles(), paths.article('what-is-a-yagya')]).toEqual(['/articles', '/article/what-is-a-yagya']);
  expect(paths.ritual('mahalakshmi')).toBe('/ritual/mahalakshmi');
  expect([paths.checkout(id), paths.order(id)]).toEqual([`/checkout/${id}`, `/order/${id}`]);
  expect([paths.paymentBench(), paths.debug()]).toEqual(['/ptest22', '/pdebug22']);
});

test('an id cannot leave its part of the path', () => {
  expect(paths.article('../order?x#y')).toBe('/article/..%2Forder%3Fx%23y');
});
