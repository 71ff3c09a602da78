import type { Page } from '@playwright/test';
import { monthsLater } from '../../web/src/storefront/good-days/calendar.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { freshEmail } from './support/customer.ts';
import { buyOneRitual, dayFromNow } from './support/own-order.ts';
import { expect, test } from './support/test.ts';

// Browsers write refusals into their console: a guest is told 401, somebody without a second factor 403, a wrong value 400, a customer
// without a plan 404.
test.use({ expectedErrors: /status of 40[013]|status of 404 .*ritual-plans/ });

const RULES = '/admin-panel/content/services/navagraha/days';

test('a visitor reads which days are good for a ritual and why; an editor changes the rules, and the days follow', async ({
  page,
  words,
  openStaff,
  language,
}) => {
  const days = page.getByRole('region', { name: words('days.next') });
  await page.goto('/ritual/navagraha');
  await expect(days.getByRole('listitem').first()).toBeVisible();
  await days.locator('summary').first().click();
  await expect(days.getByRole('heading', { name: words('days.for') }).first()).toBeVisible();
  await expect(days.getByText(words('days.yourClock')).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await days.getByRole('link', { name: words('days.byDay') }).click();
  await expect(page.getByLabel(words('calendar.goodFor'))).toHaveValue('navagraha');
  await expect(page.getByRole('heading', { name: new RegExp(`^${words('calendar.monthFor', { ritual: '' })}`) })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: words('home.about') }).click();
  await expect(days.getByRole('listitem').first()).toBeVisible();

  const office = await openStaff('editor');
  await office.goto(RULES);
  await expect(office.getByRole('heading', { level: 1, name: words('rules.title') })).toBeVisible();
  await office.getByLabel(words('rules.aspect')).selectOption('vara');
  await office.getByLabel(words('rules.weight')).selectOption('3');
  for (const [place, text] of ['Суббота у огня', 'Saturday by the fire'].entries()) {
    await office
      .getByLabel(new RegExp(`^${words('rules.sentence', { language: '' })}`))
      .nth(place)
      .fill(text);
    await office
      .getByLabel(new RegExp(`^${words('rules.source', { language: '' })}`))
      .nth(place)
      .fill('Custom');
  }
  const add = office.getByRole('button', { name: words('rules.add') });
  await add.click();
  const weekdays = office.getByRole('group', { name: words('rules.aspectValues') }).getByRole('checkbox');
  await expect(weekdays.first()).toHaveAttribute('aria-invalid', 'true');
  await weekdays.last().check();
  await add.click();
  await expect(office.getByText(words('rules.saved'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(office);

  await page.reload();
  await expect(days.getByText(/Суббота у огня|Saturday by the fire/).first()).toBeVisible();

  const name = language === 'ru' ? 'Суббота у огня' : 'Saturday by the fire';
  await office.getByRole('button', { name: words('rules.remove', { text: name }) }).click();
  await expect(office.getByText(name)).toHaveCount(0);
});

interface Judged {
  readonly date: string;
  readonly quality: string;
  readonly for: readonly { readonly text: string; readonly text_en: string }[];
}

test('a customer chooses a good day for a plan by keys alone and knows why it is good; a closed one stays closed', async ({
  page,
  api,
  words,
  openStaff,
  language,
}) => {
  const { own } = await buyOneRitual(page, api, freshEmail());
  const { body } = await own.get<{ email: string }>('/api/auth/me');
  await own.post('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова', email: body.email });
  const [order] = (await own.get<{ items: { id: string }[] }[]>('/api/orders?limit=1')).body;
  const today = dayFromNow(0);
  const inAMonth = monthsLater(today, 1);
  const monthOfDays = `/api/services/${order?.items[0]?.id}/muhurtas?from=${inAMonth.slice(0, 7)}-01&days=28`;
  const { items } = (await own.get<{ items: Judged[] }>(monthOfDays)).body;
  const [best, shut] = items.filter(({ quality }) => quality === 'best' || quality === 'good') as [Judged, Judged];
  const office = await openStaff('administrator');
  await closeDays(office, shut.date);

  await page.goto(`/${language}/user-profile`);
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('tab', { name: words('common.orders') }).click();
  const start = page.getByLabel(words('account.planStart'));
  const focused = page.locator(':focus');
  await expect(page.getByRole('button', { name: /^(Следующий месяц|Next month)/ })).toBeVisible();
  await start.focus();
  // The field of a date has several stops, and in some of them it does not count as focused.
  const isInCalendar = () => page.evaluate(() => document.activeElement?.hasAttribute('aria-pressed') ?? false);
  for (let stop = 0; stop < 10 && !(await isInCalendar()); stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('PageDown');
  await moveByArrows(page, inAMonth, best.date);
  await expect(focused).toHaveAccessibleName(new RegExp(`: (${words('calendar.sort.best')}|${words('calendar.sort.good')})$`));
  const why = best.for[0]?.[language === 'ru' ? 'text' : 'text_en'] ?? '';
  await expect(focused).toHaveAccessibleDescription(new RegExp(why));
  await page.keyboard.press('Enter');
  await expect(start).toHaveValue(best.date);
  await expect(page.getByRole('listitem').getByText(why)).toBeVisible();
  await expectNoAxeViolations(page);
  await moveByArrows(page, best.date, shut.date);
  await expect(focused).toHaveAccessibleName(new RegExp(`: ${words('calendar.sort.closed')}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Жрецы в дороге|On the road/).last()).toBeVisible();
  await expect(start).toHaveValue(best.date);
  await page.getByRole('button', { name: words('account.planSave') }).press('Enter');
  await expect(page.getByText(words('account.planSaved'), { exact: true })).toBeVisible();
  // Other stories of this shop may plan that day.
  await closeDays(office);
});

/** Moves the focus from one day of the calendar to another by arrow keys, whole weeks first. */
async function moveByArrows(page: Page, from: string, to: string): Promise<void> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const weeks = Math.trunc(days / 7);
  for (let step = 0; step < Math.abs(weeks); step++) await page.keyboard.press(weeks > 0 ? 'ArrowDown' : 'ArrowUp');
  const left = days - weeks * 7;
  for (let step = 0; step < Math.abs(left); step++) await page.keyboard.press(left > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** From now on these days alone are closed. */
async function closeDays(office: Page, ...days: string[]): Promise<void> {
  const url = '/api/admin/settings/closed-days';
  const { etag = '' } = (await office.request.get(url)).headers();
  const items = days.map((day) => ({ from: day, to: day, reason: 'Жрецы в дороге', reason_en: 'On the road' }));
  const answer = await office.request.put(url, { data: { items }, headers: { 'if-match': etag } });
  expect(answer.status()).toBe(200);
}
