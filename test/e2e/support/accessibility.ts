import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails when axe finds a violation on the current page; the failure lists rule, place and reason of each. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNoViolations(page, {});
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  // Axe runs in the page alone and looks into no frame.
  expect(page.frames()).toHaveLength(1);
  expect(await violationsIn(page, options)).toEqual([]);
}

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface AxeWindow {
  readonly axe?: { run(part: string, options: RunOptions): Promise<AxeResults> };
}

/** What axe finds. A page into which axe was brought keeps it until it is left: to bring it costs as much as to run it. */
async function violationsIn(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean((window as AxeWindow).axe)))) await page.evaluate(AXE);
  return page.evaluate(
    async (asked) => {
      const { violations = [] } = (await (window as AxeWindow).axe?.run('html', asked)) ?? {};
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { resultTypes: ['violations'], ...options } as RunOptions,
  );
}

/** Fails when axe finds a violation in light colours, or in dark ones a violation of a rule about colours: the page changes in nothing else. */
export async function expectNoAxeViolationsInAnyColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}
