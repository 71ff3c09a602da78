import type { Api } from './support/api.ts';
import { Customer, GANESHA, NEXT_LOOK } from './support/customer.ts';
import { expect, test } from './support/test.ts';

const arrive = (api: Api, paymentId: string) => api.post(`/api/sandbox/crypto/payments/${paymentId}/transfers`, {});

test('Bitcoin, back, Ethereum, then money to the Bitcoin address: every screen says paid, and nobody is asked again', async ({
  page,
  context,
  api,
  guest,
}) => {
  await page.clock.install();
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  const bitcoin = await guest.paymentUnderWay();
  await page.getByRole('button', { name: guest.words('frame.back') }).click();
  await guest.coin('Ethereum').click();
  await expect(guest.address()).toHaveText(/^0x/);

  const elsewhere = new Customer(await context.newPage(), guest.language);
  await elsewhere.page.clock.install();
  await elsewhere.page.goto(`/checkout/${bitcoin.orderId}`);
  await expect(elsewhere.address()).toHaveText(/^0x/);

  await arrive(api, bitcoin.paymentId);
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('payment.success')).toBeVisible();
  await expect(guest.address()).toBeHidden();
  await elsewhere.page.clock.fastForward(NEXT_LOOK);
  await expect(elsewhere.address()).toBeHidden();
  await expect(
    elsewhere.page.getByText(guest.words('payment.success')).or(elsewhere.page.getByText(guest.words('order.alreadyPaid'))),
  ).toBeVisible();

  await page.reload();
  await expect(guest.panel.getByText(guest.words('cart.empty'), { exact: true })).toBeVisible();
  await page.goto('/');
  await guest.addRitual(GANESHA);
  await guest.checkOut();
  await guest.payWith('Ethereum');
  expect((await guest.paymentUnderWay()).orderId).not.toBe(bitcoin.orderId);
});

test('an order that its card has paid shows no address on the screen of a coin', async ({ page, context, api, guest }) => {
  await page.clock.install();
  await guest.orderGanesha();
  const opened = context.waitForEvent('page');
  await guest.method('common.method.card').click();
  await (await opened).close();
  await page.getByRole('button', { name: guest.words('payment.otherMethod') }).click();
  await guest.payWith('Bitcoin');
  const { orderId } = await guest.paymentUnderWay();
  await api.post(`/api/sandbox/card/payments/${orderId}/pay`);
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('payment.success')).toBeVisible();
  await expect(guest.address()).toBeHidden();
});

test('a part that came is remembered when another coin is chosen, and the rest alone is asked for and pays the order', async ({
  page,
  api,
  guest,
}) => {
  await page.clock.install();
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  const { orderId, paymentId } = await guest.paymentUnderWay();
  // 120 dollars of 300.
  await api.post(`/api/sandbox/crypto/payments/${paymentId}/transfers`, { amount: '0.002' });
  await guest.page.getByRole('button', { name: guest.words('frame.back') }).click();
  await guest.coin('Ethereum').click();
  await expect(guest.address()).toHaveText(/^0x/);
  const [rest] = (await api.get<{ payments: { id: string; status: string }[] }>(`/api/orders/${orderId}`)).body.payments;
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole('link', { name: /180/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /300/ })).toHaveCount(0);
  await arrive(api, rest?.id ?? '');
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('common.state.paid')).toBeVisible();
});

test('a cart that is changed during its payment: the panel says what is paid, and exactly this leaves the cart, or the new cart is paid', async ({
  page,
  api,
  guest,
}) => {
  const second = { id: 'saraswati', name: 'Сарасвати-яга', name_en: 'Saraswati Yagya' };
  await page.clock.install();
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  const first = await guest.paymentUnderWay();
  await page.keyboard.press('Escape');
  await guest.addRitual(second);
  await guest.cartLink().click();
  const told = guest.panel.getByRole('region', { name: guest.words('cart.paidOrder') });
  await expect(told).toContainText(/(№|No\.) \d{4,}/);
  await expect(told).toContainText('300');
  await expect(told).toContainText(guest.language === 'ru' ? 'Ганеша' : 'Ganesha');
  await told.getByRole('button').click();
  await guest.payWith('Ethereum');
  const both = await guest.paymentUnderWay();
  expect((await api.get<{ total: number }>(`/api/orders/${both.orderId}`)).body.total).toBe(650);

  // The first order is paid all the same: its ritual leaves the cart, and the other stays.
  await arrive(api, first.paymentId);
  await page.goto(`/order/${first.orderId}`);
  await expect(guest.status('common.state.paid')).toBeVisible();
  await guest.cartLink().click();
  await expect(guest.panel.getByText(guest.language === 'ru' ? second.name : second.name_en)).toBeVisible();
  const items = guest.panel.getByRole('list', { name: guest.words('cart.items') });
  await expect(items.getByRole('listitem')).toHaveCount(1);
});
