import { afterEach, expect, onTestFinished, test } from 'vitest';
import { storedCart } from '../../memory/cart.ts';
import { connectCartStorage, createStore } from './store.ts';

afterEach(() => storedCart.forget());

test('a cart that a tab of another version of the shop has stored is followed, and not stored anew', () => {
  const store = createStore();
  onTestFinished(connectCartStorage(store));
  const ofOtherVersion = JSON.stringify({
    items: [{ id: 'ganesha', name: 'Ганеша-яга', price: 300, quantity: 2, mood: 'calm' }],
  });
  storedCart.keep(ofOtherVersion);
  window.dispatchEvent(new StorageEvent('storage', { key: storedCart.key }));
  expect(store.getState().items).toMatchObject([{ id: 'ganesha', quantity: 2 }]);
  expect(storedCart.read()).toBe(ofOtherVersion);
});
