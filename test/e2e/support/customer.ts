import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { INTENTION_NAMES } from '../../../src/words/special-intention-names.ts';
import { type Api, createApi } from './api.ts';
import { type Language, type MessageKey, type Words, wordsBefore, wordsIn } from './words.ts';

export interface Ritual {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
}

/** What the browser knows of the payment that is under way. */
type PaymentUnderWay = { readonly orderId: string; readonly paymentId: string };

/** The payment under way, as the shop tells it. */
interface ToldPayment {
  readonly address: string;
  readonly currency: string;
  readonly expiresAt: string;
}

/** Minutes and seconds; longer than the pause between two checks of a payment. */
export const NEXT_LOOK = '00:11';

export const GANESHA: Ritual = { id: 'ganesha', name: 'Ганеша-яга', name_en: 'Ganesha Yagya' };
export const SARASWATI: Ritual = { id: 'saraswati', name: 'Сарасвати-яга', name_en: 'Saraswati Yagya' };

/** A visitor of the shop: what people do there, step by step, found by role and name. */
export class Customer {
  readonly page: Page;
  readonly language: Language;
  /** The shop's messages in the customer's language. */
  readonly words: Words;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.words = wordsIn(language);
  }

  /** The cart, with all steps of the payment; other dialogs too. */
  get panel(): Locator {
    return this.page.getByRole('dialog');
  }

  cartLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.language === 'ru' ? /^Корзина/ : /^Cart/ });
  }

  /** The name of a thing in the customer's language. */
  nameOf({ name, name_en }: Pick<Ritual, 'name' | 'name_en'>): string {
    return this.language === 'ru' ? name : name_en;
  }

  async addRitual(ritual: Ritual): Promise<void> {
    const name = this.nameOf(ritual);
    const start = wordsBefore(this.language, 'home.addNamedToCart').source;
    const before = await this.unitsOf(ritual.id);
    await this.page.getByRole('button', { name: new RegExp(`${start} ${name}`) }).click();
    await expect.poll(() => this.unitsOf(ritual.id)).toBe(before + 1);
  }

  /** How many units of an item the browser's cart holds, in all its lines. */
  unitsOf(itemId: string): Promise<number> {
    return this.page.evaluate((id) => {
      const { items = [] } = JSON.parse(localStorage.getItem('cart-storage') ?? '{}');
      const lines = items.filter((item: { id: string }) => item.id === id);
      return lines.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);
    }, itemId);
  }

  async addIntentions(...itemIds: string[]): Promise<void> {
    await this.page.getByRole('button', { name: this.words('home.selectNamed') }).click();
    for (const id of itemIds) await this.panel.getByRole('checkbox', { name: intentionItemName(id, this.language) }).check();
    await this.panel.getByRole('button', { name: this.language === 'ru' ? /^В корзину/ : /^Add to cart/ }).click();
    await expect(this.panel).toBeHidden();
    for (const id of itemIds) await expect.poll(() => this.unitsOf(id)).toBe(1);
  }

  async openCart(): Promise<void> {
    await this.cartLink().click();
    await expect(this.panel.getByRole('heading', { name: this.words('cart.title'), exact: true })).toBeVisible();
  }

  payButton(): Locator {
    return this.panel.getByRole('button', { name: wordsBefore(this.language, 'cart.pay') });
  }

  async fillContact(name = 'Анна Иванова', email = 'anna@example.com'): Promise<void> {
    await this.panel.getByLabel(this.words('common.fullName')).fill(name);
    await this.panel.getByLabel(this.words('frame.email')).fill(email);
  }

  /** From a page with a filled cart to the choice of how to pay. */
  async checkOut(): Promise<void> {
    await this.openCart();
    await this.fillContact();
    await this.payButton().click();
    await expect(this.method('common.method.crypto')).toBeVisible();
  }

  /** The button of a way to pay. */
  method(name: 'common.method.card' | 'common.method.crypto' | 'payment.manual'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.words(name)}`) });
  }

  /** The button of a coin. */
  coin(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(` (with|в) ${name} `) });
  }

  /** Chooses a coin and waits until the address is there. */
  async payWith(coin: string): Promise<void> {
    await this.method('common.method.crypto').click();
    await this.coin(coin).click();
    await expect(this.copyAddress()).toBeVisible();
    await expect.poll(() => this.keptPayment()).toContain('paymentId');
  }

  copyAddress(): Locator {
    return this.page.getByRole('button', { name: this.words('payment.copyAddress') });
  }

  /** The address to which coins are sent, as the screen shows it. */
  address(): Locator {
    return this.page.getByRole('code');
  }

  status(key: MessageKey): Locator {
    return this.page.getByRole('status').getByText(this.words(key), { exact: true });
  }

  /** The ids of the order and of its payment, once the browser has kept them. */
  async paymentUnderWay(): Promise<PaymentUnderWay> {
    await expect.poll(() => this.keptPayment()).toMatch(/"paymentId":"./);
    return JSON.parse(await this.keptPayment());
  }

  async readPayment(api: Api): Promise<ToldPayment> {
    const { paymentId } = await this.paymentUnderWay();
    return (await api.get<ToldPayment>(`/api/crypto/payment/${paymentId}/status`)).body;
  }

  private keptPayment(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('active-payment') ?? '');
  }

  /** Opens the shop, puts the ritual of Ganesha into the cart and opens the cart. */
  async fillCart(): Promise<void> {
    await this.page.goto(`/${this.language}`);
    await this.addRitual(GANESHA);
    await this.openCart();
  }

  /** Opens the shop, and goes from the ritual of Ganesha to the choice of how to pay for it. */
  async orderGanesha(): Promise<void> {
    await this.page.goto(`/${this.language}`);
    await this.addRitual(GANESHA);
    await this.checkOut();
  }

  /** Pays the open cart, whose contact data are known, in bitcoins, which arrive at once. Needs `page.clock.install()`. */
  async payCart(api: Api): Promise<void> {
    await this.payButton().click();
    await this.payWith('Bitcoin');
    const { paymentId } = await this.paymentUnderWay();
    await transfer(api, paymentId);
    await this.page.clock.fastForward(NEXT_LOOK);
    await expect(this.panel.getByText(this.words('payment.success'))).toBeVisible();
  }

  /** Asks for a code on the account page and signs in with it. `contact` is an e-mail or a phone. */
  async signIn(api: Api, contact: string): Promise<void> {
    await this.page.getByLabel(this.words('account.contact')).fill(contact);
    await this.page.getByRole('button', { name: this.words('account.getCode') }).click();
    const code = this.page.getByLabel(this.words('account.code'));
    // Before the field is there, the newest code is that of an earlier sign-in.
    await expect(code).toBeVisible();
    await code.fill(await codeFor(api, contact));
    await this.page.getByRole('button', { name: this.words('common.signIn') }).click();
    await expect(code).toBeHidden();
  }

  /** Fills what a profile needs, on the page of an account that has none. An account without an e-mail may give one. */
  async createProfile({ firstName, lastName, email }: { firstName: string; lastName: string; email?: string }): Promise<void> {
    await this.page.getByLabel(this.words('account.field.firstName'), { exact: true }).fill(firstName);
    await this.page.getByLabel(this.words('account.field.lastName')).fill(lastName);
    if (email) await this.page.getByLabel(this.words('frame.email')).fill(email);
    await this.page.getByRole('button', { name: this.words('account.createProfile') }).click();
    await expect(this.page.getByRole('heading', { name: this.words('account.myProfile') })).toBeVisible();
  }
}

/** The name beside the checkbox of a wish: 'special-intention-health-sleep' is 'Sound sleep'. */
function intentionItemName(itemId: string, language: Language): string {
  const name = INTENTION_NAMES[itemId.replace('special-intention-', '')];
  if (!name) throw new Error(`There is no wish ${itemId}`);
  return name[language];
}

/** Coins come to the address of a payment: all that is asked, with all confirmations and a notice of the gateway, unless told otherwise. */
export const transfer = (api: Api, paymentId: string, what: { amount?: string; confirmations?: number; notify?: false } = {}) =>
  api.post(`/api/sandbox/crypto/payments/${paymentId}/transfers`, what);

/** An e-mail that nobody else has used. */
export function freshEmail(): string {
  return `guest-${randomUUID().slice(0, 8)}@example.com`;
}

/** Signs the page's browser in by calls alone, for stories that tell of something else; returns calls that its session makes. */
export async function signInByCalls(page: Page, api: Api, email: string): Promise<Api> {
  const own = createApi(page.request);
  await own.post('/api/auth/request-login', { contact: email });
  await own.post('/api/auth/verify-code', { contact: email, code: await codeFor(api, email) });
  return own;
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

/** Fails when the browser remembers one of these texts. */
export async function expectNothingPersonalKept(page: Page, personal: readonly string[]): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  for (const text of personal) expect(kept).not.toContain(text);
}
