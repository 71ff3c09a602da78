import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { Customer, codeFor, expectNothingPersonalKept, freshEmail } from './support/customer.ts';
import { expect, test } from './support/test.ts';
import { expectToFitAnyWindow } from './support/window-widths.ts';
import { type Language, wordsIn } from './support/words.ts';

// Browsers write refusals into their console: a guest is told 401, a customer without a plan 404.
test.use({ expectedErrors: /status of 401|status of 404 .*ritual-plans/ });

const NAMES = { ru: ['Анна', 'Иванова'], en: ['Anna', 'Ivanova'] } as const;
const NEXT_YEAR = new Date().getFullYear() + 1;
const PARTICIPANTS = 'Анна Иванова 05.03.1988 07:40\nПётр Иванов 11.07.1985';

for (const language of ['ru', 'en'] as const) {
  const words = wordsIn(language);
  const [firstName, lastName] = NAMES[language];

  test(`a guest's paid order leads to an account with profile, plan, calendar and export, of which signing out leaves nothing in the browser, in ${language}`, async ({
    page,
    api,
  }) => {
    const email = freshEmail();
    const customer = new Customer(page, language);
    await page.clock.install();
    await customer.fillCart();
    await customer.fillContact(language === 'ru' ? 'Анна Мария Иванова' : 'Anna Maria Ivanova', email);
    await customer.payCart(api);

    await page.goto(`/${language}/user-profile`);
    await expect(page.getByRole('heading', { name: words('account.deviceOrders') })).toBeVisible();
    await expectNoAxeViolations(page);
    await customer.signIn(api, email);

    await expect(page.getByRole('heading', { name: words('account.createProfile') })).toBeVisible();
    await expect(page.getByLabel(words('account.field.firstName'), { exact: true })).toHaveValue(firstName);
    await page.getByLabel(words('account.field.lastName')).fill(lastName);
    await page.getByLabel(words('account.field.phoneNumber')).fill('79161234567');
    await expect(page.getByLabel(words('account.field.phoneNumber'))).toHaveValue('+7 916 123 4567');
    await page.getByLabel(words('account.field.birthDate')).fill('05031988');
    await page.getByLabel(words('account.field.birthTime')).fill('0740');
    const place = page.getByLabel(words('account.field.birthPlace'));
    await place.pressSequentially('каз');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await place.press('ArrowDown');
    await place.press('Enter');
    await expect(place).toHaveValue(language === 'ru' ? 'Казань, Россия' : 'Kazan, Russia');
    await page.getByRole('checkbox', { name: words('account.consent') }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: words('account.createProfile') }).click();
    await expect(page.getByText(words('account.profileCreated'), { exact: true })).toBeVisible();

    await expect(page.getByRole('heading', { name: words('account.myProfile') })).toBeVisible();
    await expect(page.getByText('05.03.1988')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: words('account.change', { name: words('account.field.currentLocation') }) }).click();
    await page.getByLabel(words('account.field.currentLocation')).fill('Tbilisi');
    await page.getByLabel(words('account.field.currentLocation')).press('Enter');
    await expect(page.getByText(words('account.fieldUpdated'), { exact: true })).toBeVisible();
    await expect(page.getByText('Tbilisi')).toBeVisible();

    await openTab(page, words('common.orders'));
    await expect(page.getByRole('heading', { name: words('account.ordersCount', { count: 1 }) })).toBeVisible();
    await expect(page.getByText(words('common.state.paid'), { exact: true }).first()).toBeVisible();
    await planRituals(page, language);
    await renewCalendar(page, language);
    await expectNoAxeViolations(page);
    await expectToFitAnyWindow(page);

    await openTab(page, words('frame.profile'));
    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words('account.export') }).click(),
    ]);
    const data = await readFile(await copy.path(), 'utf8');
    for (const own of [email, firstName, '05.03.1988', 'Пётр Иванов']) expect(data).toContain(own);

    await page.getByRole('button', { name: words('account.logout') }).click();
    await expect(page.getByRole('heading', { name: words('account.signIn') })).toBeVisible();
    await expectNothingPersonalKept(page, [email, firstName, lastName, '9161234567', '05.03.1988']);
  });
}

test('a customer signs in by phone, adds an e-mail with a code, buys without the contact form, and finds the order in the account', {
  tag: '@mobile',
}, async ({ page, api, guest, words, language }) => {
  const [firstName, lastName] = NAMES[language];
  const phone = `+7916${String(Date.now()).slice(-7)}`;
  const email = freshEmail();
  await page.clock.install();
  await page.goto(`/${language}/user-profile`);
  await guest.signIn(api, phone);
  await guest.createProfile({ firstName, lastName, email });
  await page.getByLabel(words('account.code')).fill(await codeFor(api, email));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('account.confirmEmail') }).click();
  await expect(page.getByText(words('account.emailChanged'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await openTab(page, words('common.orders'));
  await expect(page.getByText(words('common.noOrders'))).toBeVisible();
  await expectNoAxeViolations(page);

  await guest.fillCart();
  await expect(guest.panel.getByText(email)).toBeVisible();
  await expect(guest.panel.getByLabel(words('common.fullName'))).toHaveCount(0);
  await expectNoAxeViolations(page);
  await guest.payCart(api);
  await page.goto(`/${language}/user-profile`);
  await openTab(page, words('common.orders'));
  await expect(page.getByText(words('common.state.paid'), { exact: true }).first()).toBeVisible();
});

/** Opens a tab of the account. Only narrow screens have tabs. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if ((page.viewportSize()?.width ?? 0) > 768) return;
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

async function planRituals(page: Page, language: Language): Promise<void> {
  const words = wordsIn(language);
  const participants = page.getByLabel(words('account.planParticipants'));
  await page.getByRole('button', { name: words('account.planSave') }).click();
  await expect(page.getByRole('alert').getByText(words('account.planDateMissing'))).toBeVisible();
  const start = page.getByLabel(words('account.planStart'));
  await start.fill(`${NEXT_YEAR}-03-10`);
  await page.getByLabel(words('account.planWishes')).fill('  О здоровье семьи  ');
  await participants.fill(`${PARTICIPANTS}\nМария Иванова`);
  await page.getByRole('button', { name: words('account.planSave') }).click();
  await expect(
    page.getByText(words('account.faultyLine', { line: 3, detail: words('account.fault.participant_date_missing') })),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await participants.fill(PARTICIPANTS);
  await page.getByRole('button', { name: words('account.planSave') }).click();
  await expect(page.getByText(words('account.planSaved'), { exact: true })).toBeVisible();
  // Four weeks later: in the plan, in the order beside it and in that order's steps.
  await expect(page.getByText(language === 'ru' ? `7 апреля ${NEXT_YEAR}` : `7 April ${NEXT_YEAR}`)).toHaveCount(3);
  await page.getByLabel(words('account.calendarReminder')).selectOption('evening_before');
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words('account.calendarDownload') }).click(),
  ]);
  const file = await readFile(await calendar.path(), 'utf8');
  expect(file).toContain(`DTSTART;VALUE=DATE:${NEXT_YEAR}0310`);
  // The evening before: six hours before the day begins.
  expect(file).toContain('TRIGGER:-PT6H');
}

/** Replaces the calendar's address: the former address answers 404, the new one works. */
async function renewCalendar(page: Page, language: Language): Promise<void> {
  const words = wordsIn(language);
  const address = () => page.getByRole('link', { name: words('account.calendarDownload') }).getAttribute('href');
  const former = (await address()) ?? '';
  await page.getByRole('button', { name: words('account.calendarRenew') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words('account.calendarRenewText'))).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: words('account.calendarRenew') }).click();
  await expect(page.getByText(words('account.calendarRenewed'), { exact: true })).toBeVisible();
  await expect.poll(address).not.toBe(former);
  const statuses = await Promise.all([former, await address()].map(async (url) => (await page.request.get(url ?? '')).status()));
  expect(statuses).toEqual([404, 200]);
}
