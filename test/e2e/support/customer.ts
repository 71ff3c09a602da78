import { expect, type Locator, type Page } from '@playwright/test';
import { intentionItemName } from './intention-names.ts';
import { type Language, words, wordsBefore } from './words.ts';

export interface Ritual {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
}

/** What the browser knows of the payment that is under way. */
export type PaymentUnderWay = { readonly orderId: string; readonly paymentId: string };

/** A guest at the shop: what people do there, step by step, found by role and name. */
export class Customer {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  get panel(): Locator {
    return this.page.getByRole('dialog');
  }

  say(...[key, values]: Parameters<typeof words> extends [Language, ...infer Rest] ? Rest : never): string {
    return words(this.language, key, values);
  }

  cartLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.language === 'ru' ? /^Корзина/ : /^Cart/ });
  }

  async addRitual(ritual: Ritual): Promise<void> {
    const name = this.language === 'ru' ? ritual.name : ritual.name_en;
    const start = wordsBefore(this.language, 'home.addNamedToCart').source;
    await this.page.getByRole('button', { name: new RegExp(`${start} ${name}`) }).click();
  }

  async addIntentions(...itemIds: string[]): Promise<void> {
    await this.page.getByRole('button', { name: this.say('home.selectNamed') }).click();
    for (const id of itemIds) await this.panel.getByRole('checkbox', { name: intentionItemName(id, this.language) }).check();
    await this.panel.getByRole('button', { name: this.language === 'ru' ? /^В корзину/ : /^Add to cart/ }).click();
    await expect(this.panel).toBeHidden();
  }

  async openCart(): Promise<void> {
    await this.cartLink().click();
    await expect(this.panel.getByRole('heading', { name: this.say('cart.title'), exact: true })).toBeVisible();
  }

  payButton(): Locator {
    return this.panel.getByRole('button', { name: wordsBefore(this.language, 'cart.pay') });
  }

  async fillContact(name = 'Анна Иванова', email = 'anna@example.com'): Promise<void> {
    await this.panel.getByLabel(this.say('cart.fullName')).fill(name);
    await this.panel.getByLabel(this.say('cart.email')).fill(email);
  }

  /** From the filled cart to the choice of how to pay. */
  async checkOut(): Promise<void> {
    await this.openCart();
    await this.fillContact();
    await this.payButton().click();
  }

  method(name: 'payment.card' | 'payment.crypto' | 'payment.manual'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.say(name)}`) });
  }

  coin(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(` (with|в) ${name} `) });
  }

  /** Chooses a coin and waits until the address is there. */
  async payWith(coin: string): Promise<void> {
    await this.method('payment.crypto').click();
    await this.coin(coin).click();
    await expect(this.copyAddress()).toBeVisible();
  }

  copyAddress(): Locator {
    return this.page.getByRole('button', { name: this.say('payment.copyAddress') });
  }

  /** The address on the screen, with what belongs to it. */
  address(): Locator {
    return this.page.getByRole('code');
  }

  status(key: Parameters<typeof words>[1]): Locator {
    return this.page.getByRole('status').getByText(this.say(key), { exact: true });
  }

  async paymentUnderWay(): Promise<PaymentUnderWay> {
    return JSON.parse((await this.page.evaluate(() => localStorage.getItem('active-payment'))) ?? '');
  }
}
