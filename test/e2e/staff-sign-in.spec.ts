import { expectNoAxeViolations } from './support/accessibility.ts';
import { freshEmail } from './support/customer.ts';
import { operate } from './support/operate.ts';
import { addPasskeyDevice } from './support/passkey.ts';
import { expect, test } from './support/test.ts';
import type { MessageKey } from './support/words.ts';

// Browsers write into their console that a guest is told 401, and somebody without a second factor 403.
test.use({ expectedErrors: /status of 40[13]/ });

test('an administrator whom the operator has made adds a passkey, comes to the panel, and comes back with the passkey', {
  tag: '@mobile',
}, async ({ page, api, shop, guest }) => {
  const button = (key: MessageKey) => page.getByRole('button', { name: guest.words(key), exact: true });
  const email = freshEmail();
  // Other stories of this shop may have made administrators.
  expect(await operate(shop, 'admin', { email, another: 'yes' })).toContain('/admin-panel');
  await addPasskeyDevice(page);

  await page.goto('/admin-panel');
  await guest.signIn(api, email);
  await expect(button('access.addPasskey')).toBeVisible();
  await expectNoAxeViolations(page);
  await button('access.addPasskey').click();
  await expect(page.getByRole('heading', { name: guest.words('access.recoveryTitle') })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('checkbox', { name: guest.words('access.codesKept') }).check();
  await button('access.goOn').click();
  const title = page.getByRole('heading', { level: 1, name: guest.words('staff.sectionMembers') });

  await page.goto('/admin-panel/staff');
  await expect(title).toBeVisible();
  await expect(page.getByRole('listitem').getByText(email)).toBeVisible();
  await expectNoAxeViolations(page);
  // Only the panel's own style sheet sets this.
  const tabs = page.getByRole('navigation', { name: guest.words('staff.tabs') });
  await expect(tabs.getByRole('list')).toHaveCSS('grid-auto-flow', 'column');

  await page.goto('/admin-panel/access');
  await button('staff.more').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: guest.words('staff.signOut') })
    .click();
  await guest.signIn(api, email);
  await button('access.confirmPasskey').click();
  await expect(page.getByRole('heading', { level: 1, name: guest.words('staff.sectionAccess') })).toBeVisible();
  await expectNoAxeViolations(page);
});
