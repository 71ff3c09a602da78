import type { Page } from '@playwright/test';
import { GANESHA } from './support/customer.ts';
import { expect, test } from './support/test.ts';

/** CSS pixels: the narrowest phones, common phones, and tablets, where the header is still that of a phone. */
const WIDTHS = [320, 375, 768] as const;

test.use({ expectedErrors: /status of 40[14]/ });

/** What the contact button covers while the page is scrolled from its top to its foot. */
function coveredByContacts(page: Page, name: string): Promise<string[]> {
  return page.evaluate((label) => {
    const button = document.querySelector(`button[aria-label="${label}"]`);
    if (!button) return ['there is no button'];
    const others = [...document.querySelectorAll('a, button, input, output, .price, h1, h2, h3, p')].filter(
      (element) => !element.closest('aside')?.contains(button) && element.checkVisibility(),
    );
    const covered = new Set<string>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      const own = button.getBoundingClientRect();
      for (const element of others) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < own.right && right > own.left && top < own.bottom && bottom > own.top) covered.add(element.outerHTML);
      }
    }
    return [...covered];
  }, name);
}

test('the button with the contacts covers no button, price or text on pages of each kind', async ({ page, words }) => {
  for (const path of ['/', '/articles', '/ritual/mahalakshmi', '/article/sankalpa', '/user-profile']) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      expect(await coveredByContacts(page, words('frame.contact')), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('total and pay button stay in sight however long the cart is, and cover no field that is typed into', async ({
  page,
  api,
  guest,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { body: services } =
    await api.get<{ id: string; name: string; name_en: string; price: number; icon: string }[]>('/api/services');
  await page.goto('/');
  await page.evaluate(
    (items) => localStorage.setItem('cart-storage', JSON.stringify({ items })),
    services.slice(0, 6).map((service) => ({ ...service, quantity: 1, duration: 1 })),
  );
  await page.goto('/articles#cart');
  await expect(guest.payButton()).toBeInViewport({ ratio: 1 });
  await expect(guest.panel.locator('output')).toBeInViewport({ ratio: 1 });
  const name = guest.panel.getByLabel(guest.words('common.fullName'));
  await name.focus();
  const totalTop = await guest.panel.locator('output').evaluate((output) => output.getBoundingClientRect().top);
  const fieldBottom = await name.evaluate((field) => field.getBoundingClientRect().bottom);
  expect(fieldBottom).toBeLessThanOrEqual(totalTop);
});

test('a cart that the message about an added ritual opened gives the focus back to the button that added it', {
  tag: '@desktop',
}, async ({ page, guest }) => {
  await page.goto('/');
  await guest.addRitual(GANESHA);
  const added = page.locator(':focus');
  await expect(added).toHaveAttribute('data-adds', /ganesha/);
  await page.getByRole('link', { name: guest.words('cart.show') }).click();
  await expect(guest.panel.getByRole('heading', { name: guest.words('cart.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guest.panel).toBeHidden();
  await expect(added).toHaveAttribute('data-adds', /ganesha/);
});

test('a cart that nothing on the page opened gives the focus to the content of the page when it is closed', {
  tag: '@desktop',
}, async ({ page, guest }) => {
  await page.goto('/#cart');
  await expect(guest.panel.getByText(guest.words('cart.empty'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a message about a pressed button does not cover the button', async ({ page, guest }) => {
  await page.goto('/');
  const adds = page.locator('[data-adds]').first();
  // Where messages stand: at the lower edge of the window.
  await adds.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await adds.click();
  const message = page.getByRole('link', { name: guest.words('cart.show') });
  await expect(message).toBeVisible();
  await expect.poll(() => adds.evaluate(isOnTop)).toBe(true);
});

/** Is the middle of an element not covered by anything? Runs in the browser. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('an address stands in groups of four, and a selection copies it unbroken', { tag: '@mobile' }, async ({
  page,
  api,
  guest,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  const payment = await guest.readPayment(api);
  const shown = guest.address();
  expect(await shown.locator('span').count()).toBe(Math.ceil(payment.address.length / 4));
  const copied = await shown.evaluate((code) => {
    getSelection()?.selectAllChildren(code);
    return String(getSelection());
  });
  expect(copied).toBe(payment.address);
  expect(await shown.evaluate((code) => code.scrollWidth - code.clientWidth)).toBeLessThanOrEqual(0);
});
