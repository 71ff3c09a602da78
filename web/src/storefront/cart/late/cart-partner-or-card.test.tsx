import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartServer, payCart, reload } from '../../../../testing/cart-visit.tsx';
import { exampleOrder, type FakeServer, leaveShop, press, problem } from '../../../../testing/shop-visit.tsx';

let server: FakeServer;

beforeEach(() => {
  server = cartServer();
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('paying to a partner', () => {
  test('is offered after the link of a partner, whom the order then names', async () => {
    localStorage.setItem('partner', 'indra');
    const offer = { paymentMethods: ['crypto', 'card', 'manual'], partner: { name: 'Индра' } };
    const waiting = { ...exampleOrder(), ...offer, status: 'waiting', paymentMethod: 'manual' };
    server.answers['GET /api/payment-methods'] = offer;
    server.answers['POST /api/orders/*/manual-payment'] = waiting;
    server.answers['GET /api/orders/*'] = waiting;
    await payCart(server);
    await press(/Оплачено партнёру.*Индра/);
    await press(/Сообщить об оплате 300.\$/);
    expect(await screen.findByText('Ожидает подтверждения')).toBeDefined();
    expect(server.callsOf('GET /api/payment-methods')[0]?.search).toBe('?partner=indra');
    expect(server.callsOf('POST /api/orders')[0]?.body).toMatchObject({ partner: 'indra' });
  });

  test('ends with what the partner says, each time that no money came', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem('partner', 'indra');
    const offer = { paymentMethods: ['crypto', 'manual'], partner: { name: 'Индра' } };
    const waiting = { ...exampleOrder(), ...offer, status: 'waiting', paymentMethod: 'manual' };
    const at = '2026-11-30T03:00:00.000Z';
    const declined = { ...waiting, status: 'pending', timeline: [{ at, event: 'hand_declined' }] };
    server.answers['GET /api/payment-methods'] = offer;
    server.answers['POST /api/orders/*/manual-payment'] = waiting;
    server.answers['GET /api/orders/*'] = { ...waiting, status: 'pending' };
    await payCart(server);
    const report = async () => {
      await press(/Оплачено партнёру/);
      server.answers['GET /api/orders/*'] = waiting;
      await press(/Сообщить об оплате/);
      expect(await screen.findByText('Ожидает подтверждения')).toBeDefined();
    };
    // The second time the order is known as declined when the wait begins.
    for (const _ of ['first', 'second']) {
      await report();
      const asked = server.callsOf('GET /api/orders/*').length;
      act(() => void vi.advanceTimersByTime(10_000));
      await waitFor(() => expect(server.callsOf('GET /api/orders/*').length).toBeGreaterThan(asked));
      expect(screen.getByText('Ожидает подтверждения')).toBeDefined();
      server.answers['GET /api/orders/*'] = declined;
      act(() => void vi.advanceTimersByTime(10_000));
      expect(await screen.findByText(/второй\sраз\sне\sплатите/)).toBeDefined();
      expect(screen.queryByText('Ожидает подтверждения')).toBeNull();
    }
  });

  test.each([
    ['without a partner', () => Response.json({ paymentMethods: ['crypto', 'card'] })],
    ['when the server cannot be asked', () => problem(503, 'unavailable')],
  ])('is not offered %s', async (_, methods) => {
    server.answers['GET /api/payment-methods'] = methods;
    await payCart(server);
    expect(await screen.findByRole('button', { name: /Криптовалюта/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /Банковская карта/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Оплачено партнёру/ })).toBeNull();
  });
});

describe('paying by card', () => {
  const url = 'https://pay.example.com/checkout';
  const waiting = { ...exampleOrder(), status: 'waiting', paymentMethod: 'card' };

  function playTab() {
    const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  }
  /** Chooses the card for an order that then waits, at this address. */
  async function payByCard(address = url) {
    server.answers['POST /api/card/payment'] = { url: address };
    server.answers['GET /api/orders/*'] = waiting;
    await payCart(server);
    await press(/Банковская карта/);
  }

  test('opens the card checkout in a tab without access to the shop, and awaits confirmation', async () => {
    const tab = playTab();
    await payByCard();
    expect(await screen.findByText('Страница оплаты открылась в новой вкладке')).toBeDefined();
    expect(screen.getByText('Ожидает подтверждения')).toBeDefined();
    expect(tab.opener).toBeNull();
    expect(tab.location.replace).toHaveBeenCalledWith(url);
    expect(screen.getByRole('link', { name: 'Открыть страницу оплаты' }).getAttribute('href')).toBe(url);
  });

  test('does not say that a tab has opened which the browser has blocked, and links to the checkout', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await payByCard();
    expect(await screen.findByText('Ждём оплату картой')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Открыть страницу оплаты' }).getAttribute('href')).toBe(url);
  });

  test('closes the tab when the card checkout has no safe address', async () => {
    const tab = playTab();
    await payByCard('javascript:alert(1)');
    expect(await screen.findByText('Не удалось создать платеж')).toBeDefined();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  test('succeeds after a reload, too, when the order is paid meanwhile', async () => {
    playTab();
    await payByCard();
    await screen.findByText('Ожидает подтверждения');
    server.answers['GET /api/orders/*'] = { ...waiting, status: 'paid', paymentMethods: [] };
    reload(server);
    expect(await screen.findByText('Спасибо!')).toBeDefined();
  });
});
