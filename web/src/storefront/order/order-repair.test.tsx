import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderVisits } from '../../../testing/order-visit.tsx';
import { exampleOrder, pressFocused, problem } from '../../../testing/shop-visit.tsx';
import type { Order } from '../../api/queries.ts';

const visit = orderVisits();
const repair = (changes: Partial<Order['repair']> = {}): Partial<Order> => ({
  repair: { troubles: [], mayAskRefund: false, ...changes },
});

describe('an order whose money is in trouble', () => {
  test.each<[Order['repair']['troubles'][number], RegExp]>([
    ['underpaid', /доплатите остаток или попросите их вернуть/],
    ['late', /срок оплаты уже вышел/],
    ['overpaid', /Пришло больше, чем нужно/],
    ['wrong_asset', /через другую сеть/],
    ['checking', /второй раз платить не нужно/],
  ])('explains "%s" with the next step', async (trouble, words) => {
    visit.open('order', repair({ troubles: [trouble], mayAskRefund: true }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Попросить возврат' })).toBeDefined();
  });

  test('takes the wish for a refund, and says that a person looks at it', async () => {
    visit.server.answers['POST /api/orders/*/refund-request'] = {
      ...exampleOrder(),
      ...repair({ troubles: ['underpaid'], refund: 'asked' }),
    };
    visit.open('order', repair({ troubles: ['underpaid'], mayAskRefund: true }));
    await pressFocused('Попросить возврат');
    const asked = await screen.findByText(/Вы попросили возврат/);
    // The button goes: what stands around it keeps the focus.
    expect(document.activeElement?.contains(asked)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Попросить возврат' })).toBeNull();
  });

  test.each(['underpaid', 'late', 'overpaid', 'wrong_asset'] as const)(
    'advises nobody to ask for a refund who has asked (%s)',
    async (trouble) => {
      visit.open('order', repair({ troubles: [trouble], mayAskRefund: false, refund: 'asked' }));
      const card = within(await screen.findByRole('region', { name: 'Что с деньгами' }));
      expect(card.getByText(/Вы попросили возврат/)).toBeDefined();
      expect(card.queryByText(/попросите/)).toBeNull();
    },
  );

  test('has the link sent by which an address is given, or says why it is not sent', async () => {
    visit.server.answers['POST /api/orders/*/refund-link'] = () => problem(409, 'contact_unverified');
    visit.open('order', repair({ refund: 'address_wanted' }));
    const send = await screen.findByRole('button', { name: 'Прислать ссылку для возврата' });
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(send);
    expect(await screen.findByText('Detail of contact_unverified.')).toBeDefined();
    visit.server.answers['POST /api/orders/*/refund-link'] = () => new Response(null, { status: 204 });
    fireEvent.click(send);
    expect(await screen.findByText(/Ссылка отправлена/)).toBeDefined();
  });

  test('says nothing of money while all is well', async () => {
    visit.open('order', repair());
    await screen.findByText('Ганеша-яга');
    expect(screen.queryByRole('heading', { name: 'Что с деньгами' })).toBeNull();
  });
});
