import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility.ts';
import { createApi } from './api.ts';
import { expect } from './test.ts';
import { type Language, wordsBefore, wordsIn } from './words.ts';

// What the people of the shop do in the panel, step by step.

/** Fills in the forms of a client and of an order for them. Ends on the order's page. */
export async function createOrderForNewClient(page: Page, language: Language, email: string, ritual: string) {
  const words = wordsIn(language);
  await page.goto('/admin-panel/clients/new');
  await page.getByLabel(words('account.field.firstName'), { exact: true }).fill('Вера');
  await page.getByLabel(words('account.field.lastName'), { exact: true }).fill('Ким');
  await page.getByLabel(words('frame.email'), { exact: true }).fill(email);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('common.save'), exact: true }).click();
  await page.getByRole('link', { name: words('staff.newOrder') }).click();
  await expect(page.getByLabel(words('frame.email'), { exact: true })).toHaveValue(email);
  await page.getByLabel(words('common.ritual'), { exact: true }).selectOption(ritual);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('newOrder.send') }).click();
  await expect(page.getByRole('button', { name: words('staffOrders.sendLink') })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { body } = await createApi(page.request).get<{ number: number }>(`/api/admin/orders/${id}`);
  return { id, number: body.number };
}

/** A person of the partner says, on the partner's page, that the money of an order has come, with which another has to agree. */
export async function confirmMoney(page: Page, language: Language, number: string): Promise<void> {
  const words = wordsIn(language);
  await page
    .getByRole('button', { name: `${words('handMoney.confirm')} ${number}` })
    .first()
    .click();
  await page.getByLabel(words('handMoney.reference')).fill('Перевод 42');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('staff.continue') }).click();
  await page.getByRole('button', { name: words('handMoney.confirmLabel') }).click();
  await expect(page.getByText(words('handMoney.said.proposed')).filter({ visible: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
}

/** The priest begins a ritual that nobody has planned, and notes that it is performed. */
export async function performUndated(page: Page, language: Language): Promise<void> {
  const words = wordsIn(language);
  const press = (key: 'staffDesk.begin' | 'staffDesk.complete') => page.getByRole('button', { name: words(key) }).click();
  const confirm = async (key: 'staffDesk.beginNow' | 'staffDesk.completeNow') => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('staff.continue') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(key) })
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

/** Writes what the client reads of a ritual that was performed, and sends it. */
export async function report(page: Page, language: Language): Promise<void> {
  const words = wordsIn(language);
  await page.getByRole('link', { name: words('staff.toReport') }).click();
  await page.getByLabel(wordsBefore(language, 'staff.text')).fill('Яга совершена на рассвете.');
  await page.getByLabel(words('common.place')).fill('Варанаси');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('staffReports.send') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('staff.continue') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('staffReports.sendNow') })
    .click();
  await expect(page.getByText(words('staffReports.sent'))).toBeVisible();
}

/** Fills in and confirms the open dialog of a refund: a part of what can go back. */
export async function giveBack(office: Page, language: Language, amount: string): Promise<void> {
  const words = wordsIn(language);
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(words('staffMoney.amount', { unit: '$' })).fill(amount);
  await dialog.getByLabel(words('staffMoney.reason')).fill('На неделю меньше, по письму клиента');
  await dialog.getByRole('button', { name: words('staff.continue') }).click();
  await expect(dialog.getByText(words('staffMoney.willGoOn'))).toBeVisible();
  await expectNoAxeViolations(office);
  await dialog.getByLabel(wordsBefore(language, 'staffMoney.typeAmount')).fill(amount);
  await dialog.getByRole('button', { name: wordsBefore(language, 'staffMoney.refundConfirm') }).click();
  await expect(dialog).toHaveCount(0);
}
