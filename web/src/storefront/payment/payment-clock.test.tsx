import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examplePayment, fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { createApi } from '../../api/client.ts';
import { readPayment } from './payment-calls.ts';
import { minutesAndSeconds, PaymentClock } from './payment-clock.tsx';
import { noteShopTime } from './shop-clock.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
  // An answer without a date ends what the device remembers of the shop's clock.
  noteShopTime(new Response());
});

test('the clock counts down to the next check and to the end of the rate', () => {
  visitShop(<PaymentClock crypto={examplePayment()} lastCheckAt={NOW} />, fakeServer());
  expect(screen.getByText('Проверка через 10 с')).toBeDefined();
  expect(screen.getByText('осталось 20:00')).toBeDefined();
  act(() => vi.advanceTimersByTime(4000));
  expect(screen.getByText('Проверка через 6 с')).toBeDefined();
  expect(screen.getByText('осталось 19:56')).toBeDefined();
});

test.each([
  ['is right', 0, '20:00'],
  // Less than the shop would correct.
  ['is some seconds off', 20, '20:00'],
  ['runs four minutes behind', 4 * 60, '16:00'],
  ['runs an hour ahead', -3600, '80:00'],
])('on a device whose clock %s the end of the rate is that of the shop', async (_, seconds, left) => {
  const headers = { date: new Date(NOW + seconds * 1000).toUTCString() };
  const fetch = async () => Response.json(examplePayment(), { headers });
  await readPayment(createApi({ language: 'ru', noAnswer: '', origin: 'https://shop.test', fetch }), 'id');
  visitShop(<PaymentClock crypto={examplePayment()} lastCheckAt={NOW} />, fakeServer());
  expect(screen.getByText(`осталось ${left}`)).toBeDefined();
});

test('the clock starts again with each check', () => {
  function Checked() {
    const [lastCheckAt, check] = useState(NOW);
    return (
      <>
        <button type="button" onClick={() => check(NOW + 10_000)}>
          Check
        </button>
        <PaymentClock crypto={examplePayment()} lastCheckAt={lastCheckAt} />
      </>
    );
  }
  visitShop(<Checked />, fakeServer());
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText('Проверяем…')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Проверка через 10 с')).toBeDefined();
});

test('without a connection the clock says so instead of counting to the next check', () => {
  visitShop(<PaymentClock crypto={examplePayment()} lastCheckAt={NOW} />, fakeServer());
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Нет соединения. Проверим, как только оно появится.')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Проверка через 10 с')).toBeDefined();
});

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [59_999, '00:59'],
  [760_000, '12:40'],
  [3_600_000, '60:00'],
])('%d milliseconds read %s', (milliseconds, text) => {
  expect(minutesAndSeconds(milliseconds)).toBe(text);
});
