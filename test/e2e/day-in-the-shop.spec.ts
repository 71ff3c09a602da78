import { RECEIPT_WORDS } from '../../src/words/letters.ts';
import { ORDER_CHANGE_WORDS } from '../../src/words/order-changes.ts';
import { ORDER_NEWS_WORDS } from '../../src/words/order-letters.ts';
import { orderNumber } from '../../src/words/order-number.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { type Api, createApi } from './support/api.ts';
import { freshEmail } from './support/customer.ts';
import { confirmMoney, createOrderForNewClient, performUndated, report } from './support/office-work.ts';
import { expect, testWithShop } from './support/test.ts';
import { cutOff } from './support/window-widths.ts';
import { wordsBefore } from './support/words.ts';

/** The shop's only partner takes the money of everybody; what a person confirms by hand can be taken back for a second, so letters do not wait. */
const test = testWithShop({ PARTNERS: 'indra=Indra Sharma <indra@example.com>', SHOP_PARTNER: 'indra', UNDO_SECONDS: '1' });

// Browsers write into their console that a guest is told 401, and somebody without a second factor 403.
test.use({ expectedErrors: [/status of 40[13]/] });

test('an order goes from the administrator to its client, the partner, the desk and back to the client, and the books agree', async ({
  page,
  api,
  guest: client,
  words,
  openStaff,
  language,
}) => {
  const email = freshEmail();
  const office = await openStaff('administrator');

  const order = await createOrderForNewClient(office, language, email);
  await office.getByRole('button', { name: words('staffOrders.sendLink') }).click();
  await expect(office.getByText(words('staffOrders.letterSent'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(office);

  await page.goto(await linkIn(api, email, order.id));
  await expect(page.getByText(words('order.next.pay'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: wordsBefore(language, 'order.pay') }).click();
  await client.method('payment.manual').click();
  await page.getByRole('button', { name: wordsBefore(language, 'payment.manualConfirm') }).click();
  await expect(page.getByText(words('payment.manualReported'))).toBeVisible();
  // The state with the longest words, which must not be cut off.
  await office.setViewportSize({ width: 1280, height: 800 });
  await office.goto('/admin-panel/orders');
  await expect(office.getByRole('table').getByText(words('common.state.waiting'))).toBeVisible();
  expect(await cutOff(office)).toBe(0);

  const partner = await openStaff('partner', 'indra');
  await partner.goto('/partner-dashboard/indra');
  await confirmMoney(partner, language, orderNumber(order.number, language));
  await page.goto(`/order/${order.id}`);
  await expect(page.getByText(words('order.next.choose_day'))).toBeVisible();

  const desk = await openStaff('priest');
  await performUndated(desk, language);
  await page.reload();
  await expect(page.getByText(words('order.readyText'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await report(desk, language);
  await page.reload();
  await expect(page.getByText(words('order.next.read_report'))).toBeVisible();
  await expect(page.getByText('Варанаси')).toBeVisible();
  await expectNoAxeViolations(page);

  // Letters of the ritual's beginning and end are withdrawn when the report is sent while these steps can be taken back.
  const number = orderNumber(order.number, language);
  const toPay = ORDER_NEWS_WORDS[language].pay.subject(number);
  const finished = ORDER_CHANGE_WORDS[language].completed.subject(number);
  const subjects = (await lettersTo(api, email)).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining([toPay, RECEIPT_WORDS[language].subject, finished]));
  await office.goto('/admin-panel');
  const [agrees = ''] = words('overview.agrees').split(':');
  await expect(office.getByRole('figure')).toContainText(agrees);
  await expectNoAxeViolations(office);
  const { body } = await createApi(office.request).get<{ gross: number; net: number; orders: number; agrees: boolean }>(
    '/api/admin/overview?step=day',
  );
  expect(body).toMatchObject({ gross: order.total, net: order.total, orders: 1, agrees: true });
});

async function lettersTo(api: Api, email: string) {
  return (await api.get<{ subject: string; text: string }[]>(`/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body;
}

/** The link to the order in the newest letter that has it. */
async function linkIn(api: Api, email: string, orderId: string): Promise<string> {
  const find = async () => {
    const texts = (await lettersTo(api, email)).map(({ text }) => new RegExp(`https?:\\S+${orderId}`).exec(text)?.[0]);
    return texts.find(Boolean) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return new URL(await find()).pathname;
}
