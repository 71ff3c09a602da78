import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '../../src/kernel/caller.ts';
import { orderNumber } from '../../src/words/order-number.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { type Api, createApi } from './support/api.ts';
import { Customer, freshEmail } from './support/customer.ts';
import { test } from './support/partner-test.ts';
import type { RunningShop } from './support/shop-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { expect } from './support/test.ts';
import { type Language, languageOf, wordsBefore, wordsIn } from './support/words.ts';

// Browsers write into their console that a guest is told 401, and somebody without a second factor 403.
test.use({ expectedErrors: [/status of 40[13]/] });

test('an order goes from the administrator to its client, the partner, the desk and back to the client, and the books agree', async ({
  browser,
  page,
  api,
  shop,
  locale,
}) => {
  const language = languageOf(locale);
  const say = wordsIn(language);
  const people = { browser, api, shop, language };
  const email = freshEmail();
  const { page: office } = await workFor(people, 'administrator');

  const order = await createOrderForNewClient(office, language, email);
  await office.getByRole('button', { name: say('staffOrders.sendLink') }).click();
  await expect(office.getByText(say('staffOrders.letterSent'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(office);

  const client = new Customer(page, language);
  await page.goto(await linkIn(api, email, order.id));
  await expect(page.getByText(say('order.nextPay'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: wordsBefore(language, 'order.pay') }).click();
  await client.method('payment.manual').click();
  await page.getByRole('button', { name: wordsBefore(language, 'payment.manualConfirm') }).click();
  await expect(page.getByText(say('payment.manualReported'))).toBeVisible();

  await confirmMoney(people, orderNumber(order.number, language));
  await page.goto(`/order/${order.id}`);
  await expect(page.getByText(say('order.nextChooseDay'))).toBeVisible();

  const { page: desk } = await workFor(people, 'priest');
  await performUndated(desk, language);
  await page.reload();
  await expect(page.getByText(say('order.readyStateText'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await report(desk, language);
  await page.reload();
  await expect(page.getByText(say('order.nextReadReport'))).toBeVisible();
  await expect(page.getByText('Варанаси')).toBeVisible();
  await expectNoAxeViolations(page);

  // The link, the receipt, the ritual begun, performed, and the report.
  await expect.poll(async () => new Set((await lettersTo(api, email)).map(({ subject }) => subject)).size).toBe(5);
  await office.goto('/admin-panel');
  const [agrees = ''] = say('overview.agrees').split(':');
  await expect(office.getByRole('figure')).toContainText(agrees);
  await expectNoAxeViolations(office);
  const { body } = await createApi(office.request).get<{ gross: number; net: number; orders: number; agrees: boolean }>(
    '/api/admin/overview?step=day',
  );
  expect(body).toMatchObject({ gross: order.total, net: order.total, orders: 1, agrees: true });
});

interface People {
  readonly browser: Browser;
  readonly api: Api;
  readonly shop: RunningShop;
  readonly language: Language;
}

/** A browser of its own, in which a member of staff with this role has signed in. */
async function workFor({ browser, api, shop }: People, role: StaffRole, partner?: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { page, email: await signInAsStaff({ page, api, shop }, role, partner) };
}

/** Fills in the forms of a client and of an order for them. Ends on the order's page. */
async function createOrderForNewClient(page: Page, language: Language, email: string) {
  const say = wordsIn(language);
  await page.goto('/admin-panel/clients/new');
  await page.getByLabel(say('account.firstName'), { exact: true }).fill('Вера');
  await page.getByLabel(say('account.lastName'), { exact: true }).fill('Ким');
  await page.getByLabel(say('frame.email'), { exact: true }).fill(email);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: say('account.save'), exact: true }).click();
  await page.getByRole('link', { name: say('staff.newOrder') }).click();
  await expect(page.getByLabel(say('frame.email'), { exact: true })).toHaveValue(email);
  await page.getByLabel(say('staff.ritual'), { exact: true }).selectOption('ganesha');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: say('newOrder.send') }).click();
  await expect(page.getByRole('button', { name: say('staffOrders.sendLink') })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { body } = await createApi(page.request).get<{ number: number; total: number }>(`/api/admin/orders/${id}`);
  return { id, ...body };
}

/** A person of the partner says that the money has come. */
async function confirmMoney(people: People, number: string): Promise<void> {
  const say = wordsIn(people.language);
  const { page } = await workFor(people, 'partner', 'indra');
  await page.goto('/partner-dashboard/indra');
  await page
    .getByRole('button', { name: `${say('staffPartner.confirm')} ${number}` })
    .first()
    .click();
  await page.getByLabel(say('staffPartner.reference')).fill('Перевод 42');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: say('staff.continue') }).click();
  await page.getByRole('button', { name: say('staffPartner.confirmLabel') }).click();
  await expect(page.getByText(say('staffPartner.saidConfirmed')).filter({ visible: true })).toBeVisible();
  await expectNoAxeViolations(page);
}

/** The priest begins a ritual that nobody has planned, and notes that it is performed. */
async function performUndated(page: Page, language: Language): Promise<void> {
  const say = wordsIn(language);
  const press = (key: 'staffDesk.begin' | 'staffDesk.complete') => page.getByRole('button', { name: say(key) }).click();
  const confirm = async (key: 'staffDesk.beginNow' | 'staffDesk.completeNow') => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('staff.continue') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(key) })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await page.goto('/admin-panel/desk/undated');
  await page.getByRole('link', { name: /Вера Ким/ }).click();
  await press('staffDesk.begin');
  await confirm('staffDesk.beginNow');
  await page.goto('/admin-panel/desk');
  await page.getByRole('link', { name: /Вера Ким/ }).click();
  await expectNoAxeViolations(page);
  await press('staffDesk.complete');
  await confirm('staffDesk.completeNow');
}

async function report(page: Page, language: Language): Promise<void> {
  const say = wordsIn(language);
  await page.getByRole('link', { name: say('staff.toReport') }).click();
  await page.getByLabel(wordsBefore(language, 'staffReports.reportText')).fill('Яга совершена на рассвете.');
  await page.getByLabel(say('staff.place')).fill('Варанаси');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: say('staffReports.send') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('staff.continue') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('staffReports.sendNow') })
    .click();
  await expect(page.getByText(say('staffReports.sent'))).toBeVisible();
}

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
