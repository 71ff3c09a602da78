import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { createApi } from './support/api.ts';
import { expect, test } from './support/test.ts';

// Browsers write into their console that somebody without a second factor is told 403.
test.use({ expectedErrors: /status of 40[13]/ });

const NAMES = { ru: ['Ганеша-яга', 'Ганеша-хома'], en: ['Ganesha Yagya', 'Ganesha Homa'] } as const;

test('an editor saves all texts, is told what is wrong with a file, mends it, and finds its change as a draft', async ({
  page,
  words,
  becomeStaff,
  language,
}) => {
  const [former, next] = NAMES[language];
  await becomeStaff('editor');
  await page.goto('/admin-panel/content/files');
  await expect(page.getByRole('heading', { name: words('content.import'), exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  const file = await download(page, words('content.saveFile'));
  expect(file.split(`name: ${former}\n`)).toHaveLength(2);

  await page.getByRole('checkbox', { name: words('content.asDrafts') }).check();
  await choose(page, 'broken.yaml', file.replace(`name: ${former}\n`, `name: "${next}\n`));
  await expect(page.getByRole('status').filter({ hasText: words('content.mistakesOf', { name: 'broken.yaml' }) })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: `ganesha.${language}.md` })).toBeVisible();
  await expectNoAxeViolations(page);
  const shown = async () => (await createApi(page.request).get<Record<string, string>>('/api/services/ganesha')).body;
  expect(Object.values(await shown())).toContain(former);

  await choose(page, 'mended.yaml', file.replace(`name: ${former}\n`, `name: ${next}\n`));
  await expect(page.getByRole('status').filter({ hasText: words('content.planOf', { name: 'mended.yaml' }) })).toBeVisible();
  const change = page.getByRole('article').filter({ hasText: former });
  await expect(change.getByRole('deletion')).toHaveText(former);
  await expect(change.getByRole('insertion')).toHaveText(next);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^(Сохранить|Save) 1 / }).click();
  await expect(page.getByText(/^(Изменён 1 текст|1 text has changed)/)).toBeFocused();

  await page.goto('/admin-panel/content/services/ganesha');
  await expect(
    page
      .getByRole('textbox', { name: words('content.name') })
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  const fields = page.getByRole('textbox', { name: words('content.name') });
  expect(await fields.evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value))).toContain(next);
  expect(Object.values(await shown())).toContain(former);
});

async function download(page: Page, link: string): Promise<string> {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  expect(saved.suggestedFilename()).toMatch(/^texts-\d{4}-\d\d-\d\d\.yaml$/);
  return readFile(await saved.path(), 'utf8');
}

const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/yaml', buffer: Buffer.from(text) });
