import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import { type Language, wordsIn } from './words.ts';

/** An e-mail that nobody else has used. */
export function freshEmail(): string {
  return `guest-${randomUUID().slice(0, 8)}@example.com`;
}

/** A guest puts the ritual of Ganesha into the cart and pays it with Bitcoin. */
export async function buyAsGuest(page: Page, api: Api, language: Language, email: string): Promise<void> {
  const t = wordsIn(language);
  await addGanesha(page, language);
  await page.getByLabel(t('cart.fullName')).fill(language === 'ru' ? 'Анна Мария Иванова' : 'Anna Maria Ivanova');
  await page.getByRole('dialog').getByLabel(t('cart.email')).fill(email);
  await payWithBitcoin(page, api, language);
}

/** Puts the ritual of Ganesha into the cart and opens it. */
export async function addGanesha(page: Page, language: Language): Promise<void> {
  const card = page.getByRole('article', { name: language === 'ru' ? 'Ганеша-яга' : 'Ganesha Yagya' });
  await page.goto(`/${language}`);
  await card.getByRole('button', { name: wordsIn(language)('home.addToCart') }).click();
  await page.goto(`/${language}#cart`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** From the cart's contact data to the money's arrival. */
export async function payWithBitcoin(page: Page, api: Api, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('button', { name: language === 'ru' ? /Криптовалюта/ : /Crypto/ }).click();
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/crypto/payment') && answer.request().method() === 'POST'),
    dialog.getByRole('button', { name: /Bitcoin/ }).click(),
  ]);
  const { id } = (await response.json()) as { id: string };
  await api.post(`/api/sandbox/crypto/payments/${id}/transfers`, {});
  await expect(dialog.getByText(wordsIn(language)('payment.success'))).toBeVisible({ timeout: 20_000 });
}

/** Asks for a code on the account page and signs in with it. */
export async function signIn(page: Page, api: Api, language: Language, contact: string): Promise<void> {
  const t = wordsIn(language);
  await page.getByLabel(t('account.contact')).fill(contact);
  await page.getByRole('button', { name: t('account.getCode') }).click();
  await page.getByLabel(t('account.code')).fill(await codeFor(api, contact));
  await page.getByRole('button', { name: t('account.toSignIn') }).click();
}

/** The code that was sent last to a contact. */
export async function codeFor(api: Api, contact: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const { body } = await api.get<{ text: string }[]>(`/api/sandbox/messages?to=${encodeURIComponent(contact)}`);
    code = body.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}
