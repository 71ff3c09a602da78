import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { cartId, storedCart } from '../../memory/cart.ts';
import { addItem } from './cart-reducer.ts';
import { connectCartStorage, createStore } from './store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  storedCart.forget();
  cartId.forget();
});

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

test('a cart that the browser could not store is still there after a step back to its page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const store = createStore();
  onTestFinished(connectCartStorage(store));
  store.dispatch(addItem({ id: 'ganesha', name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' }, icon: 'ganesha', price: 300 }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.getState().items).toMatchObject([{ id: 'ganesha', quantity: 1 }]);
});
