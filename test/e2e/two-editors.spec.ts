import type { Page } from '@playwright/test';
import type { components } from '#contract';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { createApi } from './support/api.ts';
import { expect, test } from './support/test.ts';

// Browsers write into their console that a guest is told 401, somebody without a second factor 403, and who was slower 412.
test.use({ expectedErrors: /status of 4(01|03|12)/ });

type Edited = components['schemas']['EditedService'];
const PATH = '/api/admin/content/services/navagraha';

test('of two editors of a ritual the second brings back no former price, and chooses where both wrote the same part', async ({
  page,
  words,
  openStaff,
  becomeStaff,
  language,
}) => {
  const inOwn = (part: 'staff.intro' | 'content.name') => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language);
    return words('content.inLanguage', { part: words(part), language: `${name}` });
  };
  await becomeStaff('editor');
  const other = await openStaff('editor');
  const price = async () => (await createApi(page.request).get<{ price: number }>('/api/services/navagraha')).body.price;
  const { draft: former } = (await createApi(page.request).get<Edited>(PATH)).body;

  await page.goto('/admin-panel/content/services/navagraha');
  const intro = page.getByRole('textbox', { name: inOwn('staff.intro') });
  await expect(intro).toBeVisible();
  await change(other, { price: 330.5 });
  await expect.poll(price).toBe(330.5);

  await intro.fill('Introduction of the first editor.');
  await page.getByRole('button', { name: words('content.saveDraft') }).click();
  const conflict = page.getByRole('region', { name: words('staff.conflict') });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('listitem')).toContainText(/330[.,]50?/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('content.saveDraft') }).click();
  await expect(conflict).toBeHidden();

  // The other one changes a part that is about to be changed here as well.
  const name = page.getByRole('textbox', { name: inOwn('content.name') });
  const mine = `${await name.inputValue()} — mine`;
  await name.fill(mine);
  await change(other, { name: 'Theirs', name_en: 'Theirs' });
  await page.getByRole('button', { name: words('content.saveDraft') }).click();
  await expect(conflict.getByRole('group', { name: inOwn('content.name') })).toContainText('Theirs');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('staff.keepMineOf', { name: inOwn('content.name') }) }).click();
  await page.getByRole('button', { name: words('content.publishDraft') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('insertion')).toHaveText([mine]);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: words('content.publish'), exact: true }).click();
  await expect(page.getByText(words('content.published'), { exact: true })).toBeVisible();
  const published = async () => (await createApi(page.request).get<Edited>(PATH)).body.published;
  // That the text is published stood there before, too.
  const bothChanges = expect.arrayContaining([mine, 'Introduction of the first editor.']);
  await expect.poll(async () => Object.values((await published()) ?? {})).toEqual(bothChanges);
  expect((await published())?.price).toBe(330.5);

  // Other stories of this shop find the ritual as it was.
  await change(other, former);
  await expect.poll(price).toBe(former.price);
});

/** Another editor changes the ritual and publishes it. */
async function change(page: Page, changes: Partial<Edited['draft']>): Promise<void> {
  const { version, draft } = (await createApi(page.request).get<Edited>(PATH)).body;
  const saved = await page.request.put(PATH, { data: { ...draft, ...changes }, headers: { 'if-match': `"${version}"` } });
  expect(saved.status()).toBe(200);
  const shown = await page.request.post(`${PATH}/publish`, { headers: { 'if-match': `"${version + 1}"` } });
  expect(shown.status()).toBe(200);
}
