import type { AuditField } from '#kernel/audit-fields.ts';
import type { Bilingual, Language } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import { shortOrderId } from '#kernel/order-number.ts';
import { COIN_FACTS, COINS, formatUnits } from '#modules/payments/coin.ts';
import { parseTierItemId } from '#modules/tiers/index.ts';
import { TIER_NAMES } from '#words/tier-names.ts';
import { daysInWords } from '../../api/late/closed-days.ts';
import { formatCents, formatDay, formatWeeks, withDash } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { wordOf } from '../../i18n/late/word-of.ts';
import { SCOPE_WORDS } from '../keys/scope-words.ts';
import { usePanel } from '../kit/page/panel.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { writeTime } from '../kit/values/money-and-time.tsx';
import { useRitualName } from '../kit/values/ritual-name.ts';
import { usePartnerName } from '../partners/use-partner-name.ts';
import { fieldWord } from './field-words.ts';

/** Fields that hold codes. The message of a code begins with this and ends with the code: `common.state.paid`. */
const CODE_MESSAGES: Readonly<Partial<Record<AuditField, string>>> = {
  status: 'common.state',
  statuses: 'common.state',
  role: 'staff.role',
  list: 'staff',
  method: 'common.method',
  state: 'staffMoney.refund',
  reasons: 'staffMoney.why',
  letters: 'access.letters',
  events: 'staffWebhooks.event',
  gender: 'account.gender',
  maritalStatus: 'account.status',
};

/** Fields that hold codes whose messages have other names. */
const CODE_WORDS: Readonly<Partial<Record<AuditField, Readonly<Record<string, MessageKey>>>>> = {
  scopes: SCOPE_WORDS,
  list: { orders: 'common.orders' },
  // Of webhooks; those of refunds have messages that end with them.
  state: { enabled: 'staffWebhooks.enabled', paused: 'staffWebhooks.paused', disabled: 'staffWebhooks.disabled' },
  letter: { payment_link: 'staffOrders.paymentLink', receipt: 'common.receipt' },
  purpose: { report: 'auditValue.forReport', content: 'auditValue.forContent' },
  kind: { passkey: 'access.passkey', authenticator: 'access.app' },
};

/** How values without a writer of their own are told apart: a day, an instant in UTC, the UUID of a record. */
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

type Fields = Readonly<Record<string, unknown>>;

/** Writes the value of a field of the log for people. `fields` are all fields beside it: an amount of a coin needs to know which coin. */
export function useFieldValues(): (field: string, value: unknown, fields: Fields) => string {
  const { t } = useI18n();
  const writers = useWriters();
  const writeByShape = useWriteByShape();
  const write = (field: AuditField, value: unknown): string => {
    if (isNothing(value)) return '—';
    if (Array.isArray(value)) return value.map((each) => write(field, each)).join(', ');
    const word = CODE_WORDS[field]?.[`${value}`];
    if (word) return t(word);
    const messages = CODE_MESSAGES[field];
    if (messages) return wordOf(t, `${messages}.${value}`, `${value}`);
    const writer = writers[field] ?? writeByShape;
    // Each writer takes what the log stores of its field.
    return writer(value as never);
  };
  return (name, value, fields) => {
    const field = name as AuditField;
    const coins = field === 'units' ? coinAmount(value, fields.coin) : undefined;
    return coins ?? write(field, value);
  };
}

/** Tells whether a field has no value. */
export const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A number of a coin's smallest units. */
const UNITS = /^\d{1,40}$/;

/** An amount in whole coins, such as '0.015 BTC', from its smallest units; undefined where the coin is not known. */
function coinAmount(units: unknown, coinCode: unknown): string | undefined {
  const coin = COINS.find((known) => known === coinCode);
  if (!coin || !UNITS.test(`${units}`)) return undefined;
  return `${formatUnits(BigInt(`${units}`), coin)} ${COIN_FACTS[coin].unit}`;
}

interface OrderedItem {
  readonly id: string;
  readonly quantity: number;
  readonly weeks: number;
}

interface ClosedDays {
  readonly from: string;
  readonly to: string;
  readonly reason: Bilingual;
}

/** Writers of the fields whose values do not show by their shape what they are. */
function useWriters(): Readonly<Partial<Record<AuditField, (value: never) => string>>> {
  const { t, language } = useI18n();
  const ritualName = useRitualName();
  const partner = usePartnerName();
  const money = (amount: Cents) => formatCents(amount, language);
  const fieldName = (field: string) => fieldWord(t, field);
  const ritual = (id: string) => {
    const tier = parseTierItemId(id);
    return tier ? withDash(`${ritualName(tier.serviceId)} - ${TIER_NAMES[tier.tier][language]}`) : ritualName(id);
  };
  // The log counts places from zero.
  const place = (index: number) => t('auditValue.number', { number: index + 1 });
  return {
    amountCents: money,
    totalCents: money,
    offCents: money,
    price: money,
    fields: fieldName,
    changed: fieldName,
    position: place,
    rituals: place,
    ritual,
    partner,
    orderId: shortOrderId,
    language: (code: Language) => languageName(code, language),
    items: ({ id, quantity, weeks }: OrderedItem) => `${ritual(id)} × ${quantity}, ${formatWeeks(weeks, language)}`,
    days: ({ reason, ...days }: ClosedDays) => `${daysInWords(days, language)}, ${reason[language]}`,
    pictures: ({ caption }: { caption: string }) => caption || t('auditValue.picture'),
  };
}

/**
 * Writes a value by its shape: yes or no, a day, an instant in the shop's time zone, an id by its first letters, a text in both languages. A name that
 * somebody has typed may look like a day.
 */
function useWriteByShape(): (value: unknown) => string {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'auditValue.yes' : 'auditValue.no');
    if (typeof value === 'object' && value !== null) return writeObject(value);
    const text = `${value}`;
    if (Number.isNaN(Date.parse(text))) return shortId(text);
    if (DAY.test(text)) return formatDay(text, language);
    if (INSTANT.test(text)) return writeTime(text, 'moment', language, timeZone);
    return shortId(text);
  };
}

/** A text in both languages; anything else as JSON. */
function writeObject(value: object): string {
  const parts = Object.values(value);
  const isBilingual = parts.every((part) => typeof part === 'string');
  return isBilingual ? parts.filter(Boolean).join(' / ') : JSON.stringify(value);
}

/** The first characters of an id. A slug is a word already, and stays whole. */
export const shortId = (id: string) => (ID.test(id) ? shortOrderId(id) : id);
