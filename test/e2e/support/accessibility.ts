import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails when axe finds a violation on the current page, or in a part of it; the failure lists rule, place and reason of each. */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  await expectNoViolations(page, {}, part);
}

async function expectNoViolations(page: Page, options: Parameters<AxeBuilder['options']>[0], part = 'html'): Promise<void> {
  // The legacy mode needs no second page to sum up what it found in frames, and looks into none.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'], ...options })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** The same in light and in dark colours, between which a page changes without being loaded again, and in nothing but colours. */
export async function expectNoAxeViolationsInAnyColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}
