import { freshEmail } from './support/customer.ts';
import { movesOn, noteMoves, untilPainted } from './support/moves.ts';
import { buyOneRitual, payOneRitual } from './support/own-order.ts';
import { expect, test } from './support/test.ts';

/** A sheet of paper within its margins, in CSS pixels. */
const A4 = { width: 718, height: 1040 };
/** The shift of a page's layout above which its visitors see it. */
const SEEN_SHIFT = 0.02;

// Browsers write into their console that a customer without a plan is told 404.
test.use({ expectedErrors: /status of 404 .*ritual-plans/ });

test('a customer sees nothing move when what a page asks the shop for takes the place of its outline', async ({ page, api }) => {
  const { id } = await buyOneRitual(page, api, freshEmail());
  await noteMoves(page);
  for (const path of [`/order/${id}`, `/order/${id}/receipt`, '/user-profile', '/sankalpa']) {
    const answers = Promise.withResolvers<void>();
    await page.route(/\/api\//, (route) => answers.promise.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await untilPainted(page);
    answers.resolve();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const seen = (await movesOn(page)).filter((move) => JSON.parse(move).value > SEEN_SHIFT);
    expect.soft(seen, path).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a customer has plan, profile and all orders to their end on paper, which is as narrow as a phone, without what edits or explains them', async ({
  page,
  api,
  words,
}) => {
  const email = freshEmail();
  const { own } = await buyOneRitual(page, api, email);
  await own.post('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова' });
  for (const specialInstructions of ['sleep', 'peace', 'road']) await payOneRitual(own, email, { specialInstructions });
  await page.setViewportSize(A4);
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { name: words('account.myProfile') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: words('account.plan') })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('button', { name: words('account.editWhole') })).toBeHidden();
  await expect(page.getByRole('heading', { name: words('account.myData') })).toBeHidden();
  const orders = page.getByRole('region', { name: words('account.ordersCount', { count: 4 }) });
  await expect(orders).toBeVisible();
  const cutOff = () =>
    orders.evaluate((card) => {
      const scrolls = (part: Element) => getComputedStyle(part).overflowY !== 'visible';
      return [...card.querySelectorAll('*')].filter((part) => scrolls(part) && part.scrollHeight > part.clientHeight).length;
    });
  await expect.poll(cutOff).toBe(0);
});
