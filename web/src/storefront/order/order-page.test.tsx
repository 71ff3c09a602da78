import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderVisits } from '../../../testing/order-visit.tsx';
import { exampleOrder, examplePayment, pressFocused, problem } from '../../../testing/shop-visit.tsx';
import type { Order } from '../../api/queries.ts';

const visit = orderVisits();
const { steps } = exampleOrder().progress;

describe('the page of an order', () => {
  test('shows what was ordered, for how long, the total, and whose it is', async () => {
    visit.open('order');
    expect(await screen.findByText('Ганеша-яга')).toBeDefined();
    expect(screen.getByText('1 месяц')).toBeDefined();
    expect(screen.getByText('Итого').nextElementSibling?.textContent).toMatch(/^300.\$$/);
    expect(screen.getByText('Анна, a***@e***.com')).toBeDefined();
  });

  test.each<[Partial<Order>, string]>([
    [{ status: 'pending' }, 'Ссылка на оплату готова'],
    [{ status: 'waiting', paymentMethod: 'card' }, 'Ожидает подтверждения'],
    [{ status: 'paid', paymentMethods: [] }, 'Оплачен'],
    [{ status: 'processing', paymentMethods: [] }, 'В работе'],
    [{ status: 'ready', paymentMethods: [] }, 'Готов'],
    [{ status: 'completed', paymentMethods: [] }, 'Завершён'],
    [{ status: 'cancelled', paymentMethods: [] }, 'Отменён'],
  ])('the state of %j reads "%s", where screen readers say it', async (changes, text) => {
    visit.open('order', changes);
    expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull();
  });

  test.each<[NonNullable<Order['left']>, RegExp, RegExp]>([
    [{ isKept: true, mayClaim: true }, /Ритуалы пройдут в выбранные дни/, /кто войдёт по коду/],
    [{ isKept: false, mayClaim: true }, /Личных данных при заказе больше нет/, /кто войдёт по коду/],
    [{ isKept: false, mayClaim: false }, /Личных данных при заказе больше нет/, /С вопросами пишите нам/],
  ])('of a deleted account says what will be done and how to ask: %j', async (left, done, ask) => {
    visit.open('order', { status: 'paid', paymentMethods: [], left });
    expect(await screen.findByText(done)).toBeDefined();
    expect(screen.getByText(ask)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Войти по коду' }) !== null).toBe(left.mayClaim);
  });

  test('leads to the certificate of its rituals and to its PDF once there is one', async () => {
    const certificate = { code: '7K4M-Q2XD', issuedAt: '2027-01-19T00:05:00.000Z' };
    visit.open('order', { status: 'completed', paymentMethods: [], certificate });
    const page = await screen.findByRole('link', { name: 'Открыть и проверить' });
    expect(page.getAttribute('href')).toBe('/verify/7K4M-Q2XD');
    const file = screen.getByRole('link', { name: 'Скачать PDF' }).getAttribute('href');
    expect(file).toBe('/api/certificates/7K4M-Q2XD/certificate.pdf?lang=ru');
  });

  test('tells what happened so far, the newest first, and names the coin', async () => {
    const timeline = [
      { at: '2026-11-20T10:00:00.000Z', event: 'placed' },
      { at: '2026-11-20T10:01:00.000Z', event: 'coin_chosen', currency: 'USDT_TRC20' },
      { at: '2026-11-20T10:02:00.000Z', event: 'review' },
    ] as const;
    visit.open('order', { timeline: [...timeline] });
    const events = within(await screen.findByRole('region', { name: 'Вся история' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
    expect(events).toEqual(['Платёж проверяет сотрудник', 'Выбрана оплата: USDT TRC-20', 'Заказ оформлен']);
  });

  test.each<[Partial<Order>, string | undefined]>([
    [{ status: 'pending' }, undefined],
    [{ status: 'cancelled', paymentMethods: [] }, undefined],
    [{ status: 'waiting', paymentMethod: 'manual' }, 'С подтверждением человека'],
    [{ status: 'paid', paymentMethods: [] }, 'Криптовалюта'],
  ])('names the way of payment only once one was chosen: %j reads %s', async (changes, method) => {
    visit.open('order', changes);
    await screen.findByText('Анна, a***@e***.com');
    expect(screen.queryByText('Оплата', { selector: 'dt' })?.nextElementSibling?.textContent).toBe(method);
  });

  test('names the receipt of a paid order and leads to it', async () => {
    visit.open('order', { status: 'paid', receiptNumber: 1042, paymentMethods: [] });
    const link = await screen.findByRole('link', { name: 'Чек № 1042' });
    expect(link.getAttribute('href')).toBe(`/order/${exampleOrder().id}/receipt`);
  });

  test('leads to the payment while there is something to pay', async () => {
    visit.open('order');
    const link = await screen.findByRole('link', { name: /Оплатить 300.\$/ });
    expect(link.getAttribute('href')).toBe(`/checkout/${exampleOrder().id}`);
  });

  test.each(['partial', 'expired', 'waiting'] as const)(
    'names what came and asks for the rest only, while the payment is %s',
    async (status) => {
      const payments = [{ id: examplePayment().id, currency: 'BTC', status, receivedAmount: '0.00200000' } as const];
      visit.open('order', { status: 'pending', payments, received: 120, due: 180 });
      expect(await screen.findByText(/Получено 120.\$ из 300.\$. Осталось заплатить 180.\$/)).toBeDefined();
      expect(screen.getByRole('link', { name: /Доплатить 180.\$/ })).toBeDefined();
      expect(screen.queryByRole('link', { name: /300/ })).toBeNull();
    },
  );

  test('asks nobody to pay again while a person looks at the money', async () => {
    visit.open('order', { status: 'pending', progress: { steps, next: { kind: 'review', mailed: true } } });
    expect(await screen.findByRole('link', { name: 'Открыть платёж' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
  });

  test('leads from a paid order without a first day to the plan', async () => {
    visit.open('order', { status: 'paid', paymentMethods: [], progress: { steps, next: { kind: 'choose_day', mailed: false } } });
    expect((await screen.findByRole('link', { name: 'Запланировать ритуал' })).getAttribute('href')).toBe('/user-profile');
  });

  test('leads from an order with a first day to no plan', async () => {
    visit.open('order', { progress: { steps, next: { kind: 'begins', day: '2026-12-03', mailed: true } } });
    await screen.findByText(/Ритуал начнётся/);
    expect(screen.queryByRole('link', { name: 'Запланировать ритуал' })).toBeNull();
  });

  test('does not offer to pay a paid order', async () => {
    visit.open('order', { status: 'paid', paymentMethods: [] });
    await screen.findByText('Оплачен');
    expect(screen.queryByRole('link', { name: /Оплатить/ })).toBeNull();
  });

  test('says that an unknown order is not found', async () => {
    visit.server.answers['GET /api/orders/*'] = () => problem(404, 'not_found');
    visit.open('order');
    expect(await screen.findByText('Заказ не найден')).toBeDefined();
  });

  test('offers another try when the shop is unavailable', async () => {
    visit.server.answers['GET /api/orders/*'] = () => problem(503, 'unavailable');
    visit.open('order');
    const retry = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    visit.server.answers['GET /api/orders/*'] = exampleOrder();
    fireEvent.click(retry);
    expect(await screen.findByText('Ганеша-яга')).toBeDefined();
  });

  test('asks for the contact data that an order lacks, and saves them', async () => {
    visit.server.answers['PUT /api/orders/*/contact'] = exampleOrder();
    visit.open('order', { contact: { missing: true } });
    fireEvent.change(await screen.findByLabelText('Имя и фамилия'), { target: { value: 'Анна Иванова' } });
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'anna@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Анна, a***@e***.com')).toBeDefined();
    expect(visit.server.callsOf('PUT /api/orders/*/contact')[0]?.body).toEqual({
      customerName: 'Анна Иванова',
      customerEmail: 'anna@example.com',
    });
  });
});

describe('a mistyped e-mail', () => {
  const correctable = { missing: false, firstName: 'Анна', maskedEmail: 'a***@e***.com', correctable: true } as const;

  const CORRECT = 'PUT /api/orders/*/contact';
  const opener = () => screen.findByRole('button', { name: 'Исправить e-mail' });
  const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

  /** Opens the page in the browser that placed the order, and there the form of the e-mail. */
  async function openForm(of: Partial<Order> = {}) {
    visit.open('order', { contact: correctable, ...of });
    await pressFocused('Исправить e-mail');
  }
  /** Saves another e-mail, which the server then tells under its mask. */
  async function correct() {
    const contact = { ...correctable, maskedEmail: 'a***@r***.com' };
    visit.server.answers[CORRECT] = { ...exampleOrder(), contact };
    fireEvent.change(fieldOf('E-mail'), { target: { value: 'anna@right.com' } });
    await pressFocused('Сохранить');
    expect(await screen.findByText(/приходят на a\*\*\*@r\*\*\*\.com/)).toBeDefined();
  }
  const typedAtCheckout = JSON.stringify({ full_name: 'Анна Иванова', email: 'ana@example.com' });
  const right = { full_name: 'Анна Иванова', email: 'anna@right.com' };

  test('is corrected in the browser that placed the order, which remembers it', async () => {
    localStorage.setItem('checkout-contact', typedAtCheckout);
    await openForm();
    expect(fieldOf('Имя и фамилия').value).toBe('Анна Иванова');
    await correct();
    const body = { customerName: 'Анна Иванова', customerEmail: 'anna@right.com' };
    expect(visit.server.callsOf(CORRECT)).toMatchObject([{ body }]);
    expect(kept('checkout-contact')).toEqual(right);
    fireEvent.click(await opener());
    expect(fieldOf('E-mail').value).toBe('anna@right.com');
  });

  test('is corrected in a form that takes the focus, and gives it back', async () => {
    localStorage.setItem('checkout-contact', typedAtCheckout);
    await openForm();
    const { activeElement, body } = document;
    expect(activeElement !== body && activeElement?.contains(fieldOf('E-mail'))).toBe(true);
    await correct();
    expect(document.activeElement).toBe(await opener());
  });

  test('is corrected also after the payment, which has emptied the form of the checkout', async () => {
    localStorage.setItem('checkout-data', typedAtCheckout);
    await openForm({ status: 'paid', paymentMethods: [] });
    expect([fieldOf('Имя и фамилия').value, fieldOf('E-mail').value]).toEqual(['Анна Иванова', 'ana@example.com']);
    await correct();
    expect([kept('checkout-contact'), kept('checkout-data')]).toEqual([null, right]);
  });

  test.each([
    { full_name: 'Анна Иванова', email: 'anna@other.com' },
    { full_name: 'Андрей Иванов', email: 'andrey@example.com' },
  ])('is not corrected from what was typed for another order: %j', async (typed) => {
    localStorage.setItem('checkout-data', JSON.stringify(typed));
    await openForm();
    expect([fieldOf('Имя и фамилия').value, fieldOf('E-mail').value]).toEqual(['', '']);
  });

  test('cannot be corrected in another browser', async () => {
    visit.open('order', { contact: { missing: false, firstName: 'Анна', maskedEmail: 'a***@e***.com' } });
    await screen.findByText('Анна, a***@e***.com');
    expect(screen.queryByRole('button', { name: 'Исправить e-mail' })).toBeNull();
  });
});
