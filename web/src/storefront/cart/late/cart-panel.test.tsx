import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  cartServer,
  fillCart,
  fillCartElsewhere,
  ganesha,
  openCart,
  payCart,
  payWithBitcoin,
  reload,
  soundSleep,
  type,
} from '../../../../testing/cart-visit.tsx';
import { type FakeServer, leaveShop, press, pressFocused, problem, value } from '../../../../testing/shop-visit.tsx';
import { earlyAdditions } from '../../../memory/early-additions.ts';
import { shownToast, toast } from '../../../ui/toast-store.ts';

let server: FakeServer;

beforeEach(() => {
  server = cartServer();
});
afterEach(leaveShop);

const openWith = (...items: object[]) => {
  fillCart(...items);
  openCart(server);
};
/** Has the focus what stands around the lines, and not the page? */
const hasFocusWithin = () => {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.contains(screen.getByRole('list', { name: 'Товары в корзине' }));
};

describe('the cart panel', () => {
  test('tells what to do when it is empty', async () => {
    openCart(server);
    expect(await screen.findByText('Корзина пуста')).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Выбрать ритуал' })).getAttribute('href')).toBe('/#catalogue');
  });

  test("names the items in the page's language", async () => {
    fillCart(ganesha, soundSleep);
    openCart(server, 'en');
    expect(await screen.findByText('Ganesha Yagya')).toBeDefined();
    expect(screen.getByText('Sound sleep')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Proceed to payment · $780' })).toBeDefined();
  });

  test('writes a dash between a ritual and its tier', async () => {
    openWith({ ...ganesha, id: 'ganesha-basic', name: 'Ганеша-яга - Базовый' });
    expect((await screen.findByText(/Базовый/)).textContent).toBe('Ганеша-яга\u00a0— Базовый');
  });

  test('removes the message about an added item, which would cover the way to the payment', async () => {
    fillCart(ganesha);
    toast({ title: 'Добавлено в корзину', kind: 'success' });
    openCart(server);
    await screen.findByText('Ганеша-яга');
    await waitFor(() => expect(shownToast()).toBeUndefined());
  });

  test('takes what was added before a page was alive once, beside what it held', async () => {
    earlyAdditions.keep([JSON.stringify({ items: [ganesha] }), 'no cart']);
    openWith(soundSleep);
    expect(await screen.findByText('Ганеша-яга')).toBeDefined();
    expect(screen.getByText('Спокойный сон')).toBeDefined();
    reload(server);
    expect(await screen.findByText('1 обряд')).toBeDefined();
  });

  test('holds, on a page that slept until a step back to it, what another page has made of it meanwhile', async () => {
    openWith(soundSleep);
    await screen.findByText('Спокойный сон');
    fillCart();
    earlyAdditions.keep([JSON.stringify({ items: [ganesha] })]);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByText('Ганеша-яга')).toBeDefined();
    expect(screen.queryByText('Спокойный сон')).toBeNull();
  });

  test('offers quantity and duration for a ritual and none for a special intention', async () => {
    openWith(ganesha, soundSleep);
    const [ritual, intention] = await screen.findAllByRole('listitem');
    expect(within(ritual as HTMLElement).getByRole('group', { name: 'Срок: Ганеша-яга' })).toBeDefined();
    expect(within(ritual as HTMLElement).getByRole('group', { name: 'Количество: Ганеша-яга' })).toBeDefined();
    for (const seen of ['Срок', /^Сколько\sобрядов$/]) expect(within(ritual as HTMLElement).getByText(seen)).toBeDefined();
    expect(within(intention as HTMLElement).queryByRole('group')).toBeNull();
  });

  test('leads to what the buyer accepts before anything is paid', async () => {
    openWith(ganesha);
    const terms = (await screen.findByText(/^Оплачивая, вы соглашаетесь/)).parentElement as HTMLElement;
    const links = within(terms).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Условия продажи', '/legal/terms'],
      ['Возврат денег', '/legal/refunds'],
      ['Конфиденциальность', '/legal/privacy'],
    ]);
  });

  test.each([
    [0.5, 'Короче', '1 неделя', /Перейти к оплате · 75.\$/],
    [2, 'Дольше', '3 месяца', /Перейти к оплате · 900.\$/],
  ])('changes a duration of %d months by "%s", up to the end of the list', async (duration, step, words, toPayment) => {
    openWith({ ...ganesha, duration });
    await press(step);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: step }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: toPayment })).toBeDefined();
  });

  test('removes an item when its quantity becomes zero', async () => {
    openWith(ganesha);
    await press('На один меньше');
    expect(await screen.findByText('Корзина пуста')).toBeDefined();
  });

  test('keeps the focus in the cart when an item is removed by keyboard', async () => {
    openWith(ganesha, soundSleep);
    await pressFocused('Удалить: Ганеша-яга');
    await waitFor(() => expect(hasFocusWithin()).toBe(true));
  });

  test('asks to remove what is no longer sold before the payment', async () => {
    openWith(ganesha, { ...ganesha, id: 'gone', name: 'Прежняя яга' });
    expect(await screen.findByText('Больше не продаётся. Удалите, чтобы продолжить.')).toBeDefined();
    expect((screen.getByRole('button', { name: /Перейти к оплате/ }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByRole('group', { name: 'Срок: Прежняя яга' })).toBeNull();
    await press('Удалить: Прежняя яга');
    expect((screen.getByRole('button', { name: /Перейти к оплате/ }) as HTMLButtonElement).disabled).toBe(false);
  });
});

describe('the contact form', () => {
  test('says what is missing and moves to the first error', async () => {
    openWith(ganesha);
    await press(/Перейти к оплате/);
    expect(await screen.findByText('Введите полное имя')).toBeDefined();
    expect(screen.getByText('Введите e-mail')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Имя и фамилия'));
  });

  test('shows an error until its field is edited', async () => {
    openWith(ganesha);
    await screen.findByLabelText('E-mail');
    type('E-mail', 'anna@');
    await press(/Перейти к оплате/);
    expect(await screen.findByText('Неверный формат e-mail')).toBeDefined();
    type('E-mail', 'anna@e');
    await waitFor(() => expect(screen.queryByText('Неверный формат e-mail')).toBeNull());
    expect(screen.getByText('Введите полное имя')).toBeDefined();
  });

  test('keeps typed text over a reload', async () => {
    openWith(ganesha);
    await screen.findByLabelText('E-mail');
    type('Имя и фамилия', 'Анна');
    type('E-mail', 'anna@');
    reload(server);
    await waitFor(() => expect(value('Имя и фамилия')).toBe('Анна'));
    expect(value('E-mail')).toBe('anna@');
  });

  test('says beside a field why the server refuses it', async () => {
    server.answers['POST /api/orders'] = () =>
      problem(400, 'invalid_request', { errors: [{ pointer: '/customerEmail', code: 'format', detail: 'No.' }] });
    await payCart(server);
    await payWithBitcoin();
    expect(await screen.findByText('Неверный формат e-mail')).toBeDefined();
  });
});

test('a line that was taken out can be put back, where it stood', async () => {
  openWith(ganesha, soundSleep);
  await press('Удалить: Ганеша-яга');
  expect(screen.queryByRole('button', { name: 'Удалить: Ганеша-яга' })).toBeNull();
  await press('Вернуть');
  const lines = await screen.findAllByRole('button', { name: /^Удалить:/ });
  expect(lines.map((button) => button.getAttribute('aria-label'))).toEqual(['Удалить: Ганеша-яга', 'Удалить: Спокойный сон']);
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});

test('the focus stays in the cart when a line is put back by keyboard', async () => {
  openWith(ganesha, soundSleep);
  await press('Удалить: Ганеша-яга');
  await pressFocused('Вернуть');
  await waitFor(() => expect(hasFocusWithin()).toBe(true));
});

test('where the cart has no more room for a line that was taken out, that is told, and the offer to put it back stays', async () => {
  openWith({ ...ganesha, quantity: 60 });
  await press('Удалить: Ганеша-яга');
  fillCartElsewhere({ ...ganesha, line: 'of another tab', quantity: 40 });
  await press('Вернуть');
  expect(shownToast()?.title).toMatch(/вмещает не.больше 99.обрядов/);
  expect(screen.getByRole('button', { name: 'Вернуть' })).toBeDefined();
});

test('a mistyped mail host is hinted at, and stands until the visitor corrects it', async () => {
  openWith(ganesha);
  const field = await screen.findByLabelText<HTMLInputElement>('E-mail');
  type('E-mail', 'anna@gmial.com');
  fireEvent.blur(field);
  const hint = await screen.findByRole('button', { name: 'Возможно, anna@gmail.com? Исправить' });
  expect(field.value).toBe('anna@gmial.com');
  fireEvent.click(hint);
  expect(field.value).toBe('anna@gmail.com');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
