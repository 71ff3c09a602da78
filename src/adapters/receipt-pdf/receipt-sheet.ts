import type { CalendarDate } from '#kernel/calendar-date.ts';
import { dayInWords } from '#kernel/day-in-words.ts';
import { formatCents, formatCoinAmount, formatPrice, formatWeeks, withDash } from '#kernel/format.ts';
import type { WriteInstant } from '#kernel/instant-words.ts';
import type { Language } from '#kernel/language.ts';
import { cents, centsToDollars } from '#kernel/money.ts';
import { adviceInWords } from '#modules/muhurtas/index.ts';
import { lastDayOf } from '#modules/orders/index.ts';
import { COIN_FACTS, type Receipt, type ReceiptPayment } from '#modules/payments/index.ts';
import { factsIn } from '#modules/settings/index.ts';
import { ADJUSTMENT_WORDS } from '#words/adjustments.ts';
import { BRAND } from '#words/brand.ts';
import { DAY_ADVICE_WORDS } from '#words/day-advice.ts';
import { orderNumber } from '#words/order-number.ts';
import { RECEIPT_SHEET_WORDS } from '#words/receipts.ts';
import { NO_SELLER } from '#words/site.ts';

/** What a receipt says about the shop that makes it. */
export interface SheetPlace {
  readonly orderUrl: (orderId: string, language: Language) => string;
  readonly writeInstant: WriteInstant;
  /** True in a shop that takes no real money: the receipt says so. */
  readonly isTest: boolean;
}

/** A label with its value; `detail` stands below the label. */
export interface Row {
  readonly label: string;
  /** In one line, or in several. */
  readonly detail?: string;
  readonly value: string;
}

/** What stands on a receipt, from top to bottom. */
export type Sheet = ReturnType<typeof receiptSheet>;

/** Returns the text of a receipt in a language. */
export function receiptSheet(receipt: Receipt, language: Language, place: SheetPlace) {
  const words = RECEIPT_SHEET_WORDS[language];
  const { orderId, total, seller } = receipt;
  const sellerLines = factsIn(seller.details[language]);
  return {
    brand: BRAND[language],
    title: `${words.number} ${receipt.number}`,
    note: noteOf(receipt, language, place),
    facts: factsOf(receipt, language, place),
    items: {
      heading: words.items,
      rows: [...receipt.items.map((item) => itemRow(item, language)), ...adjustmentRows(receipt, language)],
      total: { label: words.total, value: formatCents(total, language) },
    },
    payment: { heading: words.payment, rows: [...paymentRows(receipt, language), ...surplusRows(receipt, language)] },
    seller: {
      heading: words.seller,
      lines: sellerLines.length > 0 ? sellerLines : [NO_SELLER[language]],
      rows: [
        { label: words.questions, value: seller.email },
        { label: words.follow, value: place.orderUrl(orderId, language) },
      ],
    },
  };
}

/** What the receipt warns of; empty without a warning. */
function noteOf({ isIncomplete }: Receipt, language: Language, { isTest }: SheetPlace): string {
  const words = RECEIPT_SHEET_WORDS[language];
  return [...(isTest ? [words.test] : []), ...(isIncomplete ? [words.incomplete] : [])].join(' ');
}

function factsOf(receipt: Receipt, language: Language, place: SheetPlace): Row[] {
  const { orderId, placedAt, paidAt, takenBackAt, customer } = receipt;
  const words = RECEIPT_SHEET_WORDS[language];
  const instant = (at: string) => place.writeInstant(new Date(at), language);
  const name = [customer.firstName, customer.maskedEmail].filter(Boolean).join(', ');
  return [
    { label: words.order, value: `${orderNumber(receipt.orderNumber, language)}, ${orderId}` },
    { label: words.placed, value: instant(placedAt) },
    { label: words.paid, value: instant(paidAt) },
    ...(takenBackAt === undefined ? [] : [{ label: words.takenBack, value: instant(takenBackAt) }]),
    ...(name ? [{ label: words.customer, value: name }] : []),
  ];
}

function itemRow(item: Receipt['items'][number], language: Language): Row {
  const { name, price, quantity, weeks, startDate, advice } = item;
  const times = quantity > 1 ? ` × ${quantity}` : '';
  const lastDay = lastDayOf(item);
  const written = (day: CalendarDate) => dayInWords(day)[language];
  const words = RECEIPT_SHEET_WORDS[language];
  return {
    label: withDash(name[language]),
    detail: [
      formatWeeks(weeks, language) + times,
      ...(startDate && lastDay ? [words.days(written(startDate), written(lastDay))] : []),
      ...(advice ? [`${DAY_ADVICE_WORDS[language].firstDay}. ${adviceInWords(advice, language)}`] : []),
    ].join('\n'),
    value: formatCents(cents(price * quantity), language),
  };
}

function adjustmentRows({ adjustments = [] }: Receipt, language: Language): Row[] {
  return adjustments.map(({ percent, amount }) => {
    // In dollars, because cents cannot be negative.
    return { label: ADJUSTMENT_WORDS[language](percent), value: formatPrice(-centsToDollars(amount), language) };
  });
}

function paymentRows({ payments, paymentMethod, takenBackAt }: Receipt, language: Language): Row[] {
  const { method, methods } = RECEIPT_SHEET_WORDS[language];
  // Money that a person confirmed is no payment, but has paid the whole or the rest. Payments in coins are missing only where they cannot be
  // read, and the note says that. An order whose payment was taken back has the way that was chosen for the next.
  const isByHand =
    takenBackAt === undefined && paymentMethod !== 'crypto' && payments.every((payment) => payment.method !== paymentMethod);
  const rows = payments.flatMap((payment) => rowsOf(payment, language));
  return isByHand ? [...rows, { label: method, value: methods[paymentMethod] }] : rows;
}

/** What came beyond the total, and what became of it. */
function surplusRows({ surplus }: Receipt, language: Language): Row[] {
  if (!surplus) return [];
  const { came, over, surplus: words } = RECEIPT_SHEET_WORDS[language];
  const fates = (['returned', 'onItsWay', 'waiting', 'kept'] as const).filter((fate) => surplus[fate] > 0);
  return [
    { label: came, value: formatCents(surplus.came, language) },
    { label: over, value: formatCents(surplus.over, language) },
    ...fates.map((fate) => ({ label: words[fate], value: formatCents(surplus[fate], language) })),
  ];
}

function rowsOf(payment: ReceiptPayment, language: Language): Row[] {
  const { method, methods, amount, inNetwork, transaction } = RECEIPT_SHEET_WORDS[language];
  const transactions = payment.transactionIds.map((id) => ({ label: transaction, value: id }));
  if (payment.method === 'card') return [{ label: method, value: methods.card }, ...transactions];
  const { unit } = COIN_FACTS[payment.currency];
  return [
    { label: amount, value: inNetwork(`${formatCoinAmount(payment.amount, language)} ${unit}`, payment.network) },
    ...transactions,
  ];
}
