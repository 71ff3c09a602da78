import type { AuditField } from '#kernel/audit-fields.ts';
import type { Bilingual } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import { shortOrderId } from '#kernel/order-number.ts';
import { COIN_FACTS, COINS, formatUnits } from '#modules/payments/coin.ts';
import { formatCents, formatDay, formatWeeks } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { LOCALES } from '../../i18n/language.ts';
import { wordOf } from '../../i18n/late/word-of.ts';
import { SCOPE_WORDS } from '../keys/scope-words.ts';
import { usePanel } from '../kit/page/panel.tsx';
import { useServiceOf } from '../kit/values/item-emblem.tsx';
import { writeTime } from '../kit/values/money-and-time.tsx';
import { type OrderStatus, useStateWord } from '../kit/values/state-badge.tsx';
import { type StaffRole, useActionWords } from '../kit/values/use-action-words.ts';
import { fieldWord } from './field-words.ts';

const METHODS = {
  crypto: 'staffOrders.method.crypto',
  card: 'staffOrders.method.card',
  manual: 'staffOrders.method.manual',
} as const;

const LISTS = {
  orders: 'staff.orders',
  clients: 'staff.clients',
  money: 'staff.money',
  refunds: 'staff.refunds',
  consultations: 'staff.consultations',
  audit: 'staff.audit',
} as const;

/** Words of programs that stand in fields. */
const WORDS: Readonly<Partial<Record<AuditField, Readonly<Record<string, MessageKey>>>>> = {
  method: METHODS,
  list: LISTS,
  scopes: SCOPE_WORDS,
  letter: { payment_link: 'staffOrders.paymentLink', receipt: 'auditValue.receipt' },
  purpose: { report: 'auditValue.forReport', content: 'auditValue.forContent' },
  kind: { passkey: 'access.passkey', authenticator: 'access.app' },
  letters: { orders: 'access.letters.orders', money: 'access.letters.money', consultations: 'access.letters.consultations' },
  gender: { Male: 'account.gender.Male', Female: 'account.gender.Female' },
  maritalStatus: {
    Single: 'account.status.Single',
    Married: 'account.status.Married',
    Divorced: 'account.status.Divorced',
    Widowed: 'account.status.Widowed',
  },
  state: {
    requested: 'staffMoney.refund.requested',
    addressed: 'staffMoney.refund.addressed',
    sent: 'staffMoney.refund.sent',
    confirmed: 'staffMoney.refund.confirmed',
    rejected: 'staffMoney.refund.rejected',
  },
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Writes values of the log's fields for people: money, days and times of the shop, states and roles in words. */
export function useFieldValues(): (field: string, value: unknown, all: Readonly<Record<string, unknown>>) => string {
  const { t } = useI18n();
  const writers = useWriters();
  const writeAny = useWriteAny();
  const write = (field: AuditField, value: unknown): string => {
    if (isNothing(value)) return '—';
    if (Array.isArray(value)) return value.map((each) => write(field, each)).join(', ');
    const word = WORDS[field]?.[`${value}`];
    return word ? t(word) : (writers[field] ?? writeAny)(value as never);
  };
  return (field, value, { coin }) => (field === 'units' && coinAmount(value, coin)) || write(field as AuditField, value);
}

/** An amount of a coin in the unit in which people count; undefined where the line does not say of which coin. */
function coinAmount(units: unknown, coin: unknown): string | undefined {
  const known = COINS.find((one) => one === coin);
  return known && /^\d{1,40}$/.test(`${units}`)
    ? `${formatUnits(BigInt(`${units}`), known)} ${COIN_FACTS[known].unit}`
    : undefined;
}

/** A field without a value. */
export const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Item {
  readonly id: string;
  readonly quantity: number;
  readonly weeks: number;
}

interface ClosedDays {
  readonly from: string;
  readonly to: string;
  readonly reason: Bilingual;
}

/** How the values of fields are written that do not say by themselves what they are. */
function useWriters(): Readonly<Partial<Record<AuditField, (value: never) => string>>> {
  const { t, language } = useI18n();
  const stateOf = useStateWord();
  const { roleOf } = useActionWords();
  const money = (amount: Cents) => formatCents(amount, language);
  const state = (status: OrderStatus) => stateOf(status);
  const fieldName = (field: string) => fieldWord(t, field);
  const serviceOf = useServiceOf();
  const ritual = (id: string) => serviceOf(id)?.name[language] ?? id;
  const place = (position: number) => t('auditValue.number', { number: position + 1 });
  return {
    amountCents: money,
    totalCents: money,
    offCents: money,
    price: money,
    status: state,
    statuses: state,
    fields: fieldName,
    changed: fieldName,
    position: place,
    rituals: place,
    ritual,
    orderId: shortOrderId,
    role: (role: StaffRole) => roleOf(role),
    language: (code: string) => new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(code) ?? code,
    reasons: (reason: string) => wordOf(t, `staffMoney.why.${reason}`, reason),
    items: ({ id, quantity, weeks }: Item) =>
      t('auditValue.item', { name: ritual(id), quantity, length: formatWeeks(weeks, language) }),
    days: ({ from, to, reason }: ClosedDays) => `${formatDay(from, language)} — ${formatDay(to, language)}, ${reason[language]}`,
    pictures: ({ caption }: { caption: string }) => caption || t('auditValue.picture'),
  };
}

/** A value by its own form: yes or no, a day, an instant in the shop's time zone, an id by its first letters, a text in both languages. */
function useWriteAny(): (value: unknown) => string {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'auditValue.yes' : 'auditValue.no');
    if (typeof value === 'object' && value !== null)
      return Object.values(value).every(isText) ? inBoth(value) : JSON.stringify(value);
    const text = `${value}`;
    if (DAY.test(text)) return formatDay(text, language);
    if (INSTANT.test(text)) return writeTime(text, 'moment', language, timeZone);
    return shortId(text);
  };
}

/** The first characters of an id; slugs are words already. */
export const shortId = (id: string) => (ID.test(id) ? shortOrderId(id) : id);

const isText = (value: unknown) => typeof value === 'string';
const inBoth = (texts: object) => Object.values(texts).filter(Boolean).join(' / ');
