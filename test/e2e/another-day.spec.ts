import { expectNoAxeViolations } from './support/accessibility.ts';
import { createApi } from './support/api.ts';
import { Customer, freshEmail } from './support/customer.ts';
import { dayFromNow, payOneRitual } from './support/own-order.ts';
import { expect, test } from './support/test.ts';

// Browsers write into their console that a guest is told 401, and a customer without a plan 404.
test.use({ expectedErrors: /status of 401|status of 404 .*ritual-plans/ });

test('the plan moves a ritual, a day sooner than the plan gives is asked for, and moving the ritual ends the request', async ({
  page,
  api,
  words,
  language,
}) => {
  const email = freshEmail();
  // The page of an order asks who its reader is only in a browser in which somebody has signed in by a page.
  await page.goto(`/${language}/user-profile`);
  await new Customer(page, language).signIn(api, email);
  const own = createApi(page.request);
  const id = await payOneRitual(own, email);
  const plan = (days: number) =>
    own.post('/api/ritual-plans', { startDate: dayFromNow(days), specialWishes: '', participants: '' });
  const wishes = page.getByRole('region', { name: words('order.wishes') });
  const toPlan = wishes.getByRole('link', { name: words('order.dayToPlan') });
  const toAsk = wishes.getByRole('button', { name: words('order.wishPostpone') });
  const sooner = new RegExp(words('order.wishSooner', { day: '.*' }).replace('?', '\\?'));

  // The plan gives days from the third on: four days ahead it still moves the ritual, and the second day is asked for.
  await plan(40);
  await page.goto(`/${language}/order/${id}`);
  await expect(toPlan).toBeVisible();
  await expect(toAsk).toBeHidden();
  await expectNoAxeViolations(page);

  await plan(4);
  await page.reload();
  await wishes.getByRole('button', { name: sooner }).click();
  await expect(wishes.getByRole('table').getByRole('button', { pressed: false }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await wishes.getByRole('button', { name: words('order.wishKeepDay') }).click();
  await own.put(`/api/account/orders/${id}/postponement`, { startDate: dayFromNow(2), reason: '', items: [0] });
  await page.reload();
  await expect(wishes.getByRole('button', { name: words('order.wishTakeBack') })).toBeVisible();
  // Moving the ritual in the plan ends the request, so that no later answer overwrites the newer day.
  await plan(50);
  await page.reload();
  await expect(wishes.getByRole('button', { name: words('order.wishTakeBack') })).toBeHidden();
  await expect(toPlan).toBeVisible();
  await expect(page.getByText(words('order.event.wish_withdrawn'))).toBeVisible();
});
