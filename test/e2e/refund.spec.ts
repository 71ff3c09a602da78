import { oneRitual } from '../support/orders.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { type Api, createApi } from './support/api.ts';
import { freshEmail, transfer } from './support/customer.ts';
import { operate } from './support/operate.ts';
import { expect, test } from './support/test.ts';

// Browsers write into their console that a guest is told 401.
test.use({ expectedErrors: /status of 401/ });

const WALLET = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

test('what a customer paid twice goes back to their address, and the paid order has a receipt', { tag: '@mobile' }, async ({
  page,
  api,
  shop,
  guest,
}) => {
  const email = freshEmail();
  await page.goto('/user-profile');
  await guest.signIn(api, email);
  const { orderId, paymentId } = await payTwice(createApi(page.request), email);

  await operate(shop, 'refund-request', { payment: paymentId, reason: 'Paid twice' });
  await page.goto('/pdebug22');
  const letter = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: '/refund#' });
  await page.goto(/https?:\S+\/refund#[\w-]+/.exec(await letter.innerText())?.[0] ?? '');

  await expect(page.getByRole('heading', { name: guest.words('refund.title') })).toBeVisible();
  await expectNoAxeViolations(page);
  const network = 'Bitcoin';
  await page.getByLabel(guest.words('refund.address', { network })).fill(WALLET);
  await page.getByRole('checkbox', { name: guest.words('refund.isMine', { network }) }).check();
  await page.getByRole('button', { name: guest.words('refund.give') }).click();
  await expect(page.getByRole('heading', { name: guest.words('refund.given') })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await operate(shop, 'refunds', {})).toContain(`to be sent to ${WALLET}`);

  await page.goto(`/order/${orderId}`);
  await expect(page.getByText(guest.words('order.refund.agreed'))).toBeVisible();
  const anyNumber = { number: '' };
  await page.getByRole('link', { name: guest.words('order.receiptNumber', anyNumber) }).click();
  await expect(page.getByRole('heading', { name: guest.words('order.receiptNumber', anyNumber) })).toBeVisible();
  await expectNoAxeViolations(page);
  const pdf = await page.getByRole('link', { name: guest.words('order.receiptPdf') }).getAttribute('href');
  const file = await page.request.get(pdf ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

/** An order of the browser's customer that two coins have paid; returns the payment of which nothing was needed. */
async function payTwice(own: Api, email: string): Promise<{ orderId: string; paymentId: string }> {
  const { body: order } = await own.post<{ id: string; total: number }>('/api/orders', { ...oneRitual, customerEmail: email });
  const open = async (currency: string) => {
    const request = { orderId: order.id, currency, amountUsd: order.total };
    return (await own.post<{ id: string }>('/api/crypto/payment', request)).body.id;
  };
  const bitcoin = await open('BTC');
  const ether = await open('ETH');
  for (const id of [ether, bitcoin]) await transfer(own, id);
  return { orderId: order.id, paymentId: bitcoin };
}
