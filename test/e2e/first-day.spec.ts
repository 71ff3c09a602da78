import type { Page } from '@playwright/test';
import papaparse from 'papaparse';
import { formatPrice } from '../../src/kernel/format.ts';
import { RECEIPT_WORDS } from '../../src/words/letters.ts';
import { ORDER_CHANGE_WORDS } from '../../src/words/order-changes.ts';
import { ORDER_NEWS_WORDS } from '../../src/words/order-letters.ts';
import { orderNumber } from '../../src/words/order-number.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { type Api, createApi } from './support/api.ts';
import { Customer, freshEmail } from './support/customer.ts';
import { confirmMoney, createOrderForNewClient, giveBack, performUndated, report } from './support/office-work.ts';
import { addPasskeyDevice } from './support/passkey.ts';
import { signInAsStaff } from './support/staff.ts';
import { expect, testWithShop } from './support/test.ts';
import { cutOff } from './support/window-widths.ts';
import { type Language, type MessageKey, wordsBefore, wordsIn } from './support/words.ts';

/** A shop in which nobody has done anything. What one person says of more than 100 dollars another must agree with. */
const test = testWithShop({ SINGLE_APPROVAL_LIMIT_USD: '100', UNDO_SECONDS: '1' });

// Browsers write into their console that a guest is told 401, and somebody without a second factor 403.
test.use({ expectedErrors: /status of 40[13]/ });

const DESK = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

test('the first day of a shop: its people make a ritual, take money for it, perform it, give a part back, the client reads of each step, and the books agree to the cent', async ({
  openBrowser,
  page,
  api,
  shop,
  guest: client,
  words,
  language,
}) => {
  const email = freshEmail();
  const partnersEmail = freshEmail();
  const colleaguesEmail = freshEmail();
  const office = await openBrowser(DESK);
  await signInAsStaff({ page: office, api, shop }, 'administrator');
  await makeRitual(office, language);
  await addPartner(office, language);
  await invite(office, language, partnersEmail, 'partner');
  await invite(office, language, colleaguesEmail, 'administrator');

  // The partner's person and a second administrator, who performs the ritual, work on phones.
  const [partner, phone] = [await openBrowser(PHONE), await openBrowser(PHONE)];
  const [order] = await Promise.all([
    createOrderForNewClient(office, language, email, 'durga'),
    enter(partner, { api, language }, '/partner-dashboard/surya', partnersEmail),
    enter(phone, { api, language }, '/admin-panel', colleaguesEmail),
  ]);
  const number = orderNumber(order.number, language);
  await office.getByRole('button', { name: words('staffOrders.setPartner') }).click();
  await office.getByRole('dialog').getByLabel(words('staff.role.partner')).selectOption('surya');
  await office
    .getByRole('dialog')
    .getByRole('button', { name: words('staffOrders.savePartner') })
    .click();
  await expect(office.getByRole('dialog')).toHaveCount(0);

  await office.getByRole('button', { name: words('staffOrders.sendLink') }).click();
  await expect(office.getByText(words('staffOrders.letterSent'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(office);
  await page.goto(await linkIn(api, email, order.id));
  await expect(page.getByText(words('order.next.pay'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: wordsBefore(language, 'order.pay') }).click();
  await client.method('payment.manual').click();
  await page.getByRole('button', { name: wordsBefore(language, 'payment.manualConfirm') }).click();
  await expect(page.getByText(words('payment.manualReported'))).toBeVisible();

  // One says that the money has come, the other agrees.
  await partner.reload();
  await confirmMoney(partner, language, number);
  // The state with the longest words, which must not be cut off.
  await office.goto('/admin-panel/orders');
  await expect(office.getByRole('table').getByText(words('common.state.waiting'))).toBeVisible();
  expect(await cutOff(office)).toBe(0);
  await office.goto(`/admin-panel/orders/${order.id}`);
  await office.getByRole('button', { name: words('staffOrders.askAgree') }).click();
  await expectNoAxeViolations(office);
  await office
    .getByRole('dialog')
    .getByRole('button', { name: words('staff.continue') })
    .click();
  await office.getByRole('button', { name: words('handMoney.agreeLabel') }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/order/${order.id}`);
  await expect(page.getByText(words('order.next.choose_day'))).toBeVisible();

  // A ritual that begins meanwhile changes what a refund means, so its dialog would be refused: one after the other.
  await giveThirdBack(office, language, order.id);
  await performUndated(phone, language);
  await page.reload();
  await expect(page.getByText(words('order.readyText'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await report(phone, language);
  await page.reload();
  await expect(page.getByText(words('order.next.read_report'))).toBeVisible();
  await expect(page.getByText('Варанаси')).toBeVisible();
  await expectNoAxeViolations(page);
  // Letters of the ritual's beginning and end are withdrawn when the report is sent while these steps can be taken back.
  const subjects = async () => (await lettersTo(api, email)).map(({ subject }) => subject);
  const toPay = ORDER_NEWS_WORDS[language].pay.subject(number);
  const finished = ORDER_CHANGE_WORDS[language].completed.subject(number);
  await expect.poll(subjects).toEqual(expect.arrayContaining([toPay, RECEIPT_WORDS[language].subject, finished]));
  await endRefund(office, phone, language, number);

  await expectBooks({ office, partner, phone }, language, order.number);
});

/** From an empty draft to a ritual that everybody can order, for 300 dollars. */
async function makeRitual(page: Page, language: Language): Promise<void> {
  const words = wordsIn(language);
  const part = (key: MessageKey) => page.getByLabel(new RegExp(`^${words(key)} · `));
  const inBoth = async (key: MessageKey, texts: readonly [ru: string, en: string]) => {
    for (const [place, text] of texts.entries()) await part(key).nth(place).fill(text);
  };
  await page.goto('/admin-panel/content/services');
  await page.getByRole('button', { name: words('content.newService') }).click();
  await inBoth('content.name', ['Дурга-яга', 'Durga Yagya']);
  await page.getByLabel(words('content.monthPrice')).fill('300');
  await page.getByLabel(words('content.serviceSlug')).fill('durga');
  await page.getByRole('button', { name: words('staff.beginRitual') }).click();
  await expect(page.getByRole('heading', { level: 1, name: language === 'ru' ? 'Дурга-яга' : 'Durga Yagya' })).toBeVisible();
  await inBoth('staff.description', ['О защите.', 'On protection.']);
  await inBoth('content.features', ['Мантры', 'Mantras']);
  await inBoth('staff.intro', ['О Дурге-матери.', 'On mother Durga.']);
  await inBoth('staff.text', ['Слово о львице.', 'A word on the lioness.']);
  await page.getByRole('button', { name: words('content.publish'), exact: true }).click();
  await expectNoAxeViolations(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('content.publish') })
    .click();
  await expect(page.getByText(words('content.published'), { exact: true })).toBeVisible();
}

async function addPartner(page: Page, language: Language): Promise<void> {
  const words = wordsIn(language);
  await page.goto('/admin-panel/partners/_new');
  await page.getByLabel(words('partners.slug')).fill('surya');
  await page.getByLabel(words('staff.name'), { exact: true }).fill('Surya');
  await page.getByLabel(words('frame.email'), { exact: true }).fill('surya@example.com');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('partners.add') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Surya' })).toBeVisible();
}

async function invite(page: Page, language: Language, email: string, role: 'partner' | 'administrator'): Promise<void> {
  const words = wordsIn(language);
  await page.goto('/admin-panel/staff');
  await page.getByRole('button', { name: `${words('members.invite')}…` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('frame.email'), { exact: true }).fill(email);
  await dialog.getByLabel(words('staff.role'), { exact: true }).selectOption(role);
  if (role === 'partner') await dialog.getByLabel(words('staff.role.partner'), { exact: true }).selectOption('surya');
  await dialog.getByRole('button', { name: words('members.sendInvitation') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(email).filter({ visible: true })).toBeVisible();
}

/** Somebody who was invited comes on a phone: a code, a passkey, the recovery codes, and the work. */
async function enter(
  page: Page,
  { api, language }: { readonly api: Api; readonly language: Language },
  place: string,
  email: string,
): Promise<void> {
  const words = wordsIn(language);
  await addPasskeyDevice(page);
  await page.goto(place);
  await new Customer(page, language).signIn(api, email);
  await page.getByRole('button', { name: words('access.addPasskey'), exact: true }).click();
  await page.getByRole('checkbox', { name: words('access.codesKept') }).check();
  await page.getByRole('button', { name: words('access.goOn'), exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: place === '/admin-panel' ? words('staff.overview') : 'Surya' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
}

async function lettersTo(api: Api, email: string) {
  return (await api.get<{ subject: string; text: string }[]>(`/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body;
}

/** The link to the order in the newest letter that has it. */
async function linkIn(api: Api, email: string, orderId: string): Promise<string> {
  const find = async () => {
    const texts = (await lettersTo(api, email)).map(({ text }) => new RegExp(`https?:\\S+${orderId}`).exec(text)?.[0]);
    return texts.find(Boolean) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return new URL(await find()).pathname;
}

/** Of an order's 300 dollars; its page says what is on its way back and what stays, and what the client reads of it. */
async function giveThirdBack(page: Page, language: Language, orderId: string): Promise<void> {
  const words = wordsIn(language);
  await page.goto(`/admin-panel/orders/${orderId}`);
  await page.getByRole('button', { name: words('staffMoney.refundOrder'), exact: true }).click();
  await giveBack(page, language, '99.99');
  const books = page.getByRole('region', { name: words('staff.money') });
  for (const [word, sum] of [
    ['staffMoney.booksUnderWay', 99.99],
    ['staffMoney.booksKept', 200.01],
  ] as const)
    await expect(books.getByRole('listitem').filter({ hasText: words(word) })).toContainText(formatPrice(sum, language));
  await expect(page.getByRole('region', { name: words('staffMoney.clientSees') })).toContainText(words('order.refund.agreed'));
  await expectNoAxeViolations(page);
}

/** One has sent the money, the other has looked and confirms. */
async function endRefund(office: Page, phone: Page, language: Language, number: string): Promise<void> {
  const words = wordsIn(language);
  const open = async (page: Page, step: 'staffRefunds.act.send' | 'staffRefunds.act.confirm') => {
    await page.goto('/admin-panel/money/refunds');
    await page.getByRole('main').getByRole('link').filter({ hasText: number, visible: true }).first().click();
    await page.getByRole('button', { name: words(step) }).click();
    return page.getByRole('dialog');
  };
  const sent = await open(office, 'staffRefunds.act.send');
  await sent.getByLabel(words('staffRefunds.reference')).fill('Перевод 43');
  await sent.getByRole('button', { name: words('staff.continue') }).click();
  await sent.getByRole('button', { name: words('staffRefunds.confirm.send') }).click();
  await expect(sent).toHaveCount(0);
  const seen = await open(phone, 'staffRefunds.act.confirm');
  await seen.getByRole('checkbox', { name: words('staffRefunds.seen') }).check();
  await expectNoAxeViolations(phone);
  await seen.getByRole('button', { name: words('staff.continue') }).click();
  await seen.getByRole('button', { name: words('staffRefunds.confirm.confirm') }).click();
  await expect(seen).toHaveCount(0);
  await expect(phone.getByText(words('staffRefunds.doneHelp'))).toBeVisible();
}

interface Pages {
  readonly office: Page;
  readonly partner: Page;
  readonly phone: Page;
}

/** What came, went back and is left is the same in the overview, the list, the file, the partner's page and the partner's statement. */
async function expectBooks({ office, partner, phone }: Pages, language: Language, number: number): Promise<void> {
  const words = wordsIn(language);
  const came = 300;
  const back = 99.99;
  const left = 200.01;
  const own = createApi(office.request);
  const { body } = await own.get<object>('/api/admin/overview?step=day');
  expect(body).toMatchObject({ gross: came, byHand: came, refunded: back, net: left, orders: 1, agrees: true });

  const [agrees = ''] = words('overview.agrees').split(':');
  for (const page of [office, phone]) {
    await page.goto('/admin-panel');
    await expect(page.getByRole('figure')).toContainText(agrees);
    await expect(page.getByRole('main')).toContainText(formatPrice(left, language));
    await expectNoAxeViolations(page);
    await page.goto('/admin-panel/orders');
    const shown = [orderNumber(number, language), words('staffOrders.net', { net: formatPrice(left, language) })];
    for (const text of shown) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expectNoAxeViolations(page);
  }
  expect(await numbersIn(office, `/api/admin/exports/orders?lang=${language}`)).toEqual(
    expect.arrayContaining([number, came, back, left]),
  );

  await partner.reload();
  const sums = partner.getByRole('region', { name: words('staffPartner.sums') });
  for (const sum of [came, back, left]) await expect(sums).toContainText(formatPrice(sum, language));
  await expectNoAxeViolations(partner);
  const href = (await partner.getByRole('link', { name: words('staff.csvFile'), exact: true }).getAttribute('href')) ?? '';
  expect(await numbersIn(partner, href)).toEqual(expect.arrayContaining([came, back, left]));
}

/** The numbers that stand in the cells of a file; what goes back, without its sign. */
async function numbersIn(page: Page, address: string): Promise<number[]> {
  const text = await (await page.request.get(address)).text();
  return papaparse.parse<string[]>(text).data.flat().map(Number).map(Math.abs);
}
