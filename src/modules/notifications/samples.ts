import type { CalendarDate } from '#kernel/calendar-date.ts';
import { formatCents, formatCoinAmount } from '#kernel/format.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import type { YearReminderToTell } from '#modules/afterwards/index.ts';
import type { CodeLetter } from '#modules/auth/index.ts';
import type { AgreedAlone, RefundNews } from '#modules/money/index.ts';
import type { CoinRequest, Order, OrderChange, OrderNews } from '#modules/orders/index.ts';
import type { PlanToTell } from '#modules/plans/index.ts';
import type { Invitation, StaffTopic } from '#modules/staff/index.ts';
import { SAMPLE_RITUAL } from '#words/order-letters.ts';
import type { MemberNews } from '#words/staff-letters.ts';
import { type InvitationPlace, writeInvitation } from './invitation-letter.ts';
import { writeLeavingAgain } from './leaving-letters.ts';
import { createWriteMemberNews, MEMBER_NEWS } from './member-news.ts';
import { type ChangePlace, writeOrderChange } from './order-change-letter.ts';
import { type LetterPlace, writeDigest, writeOrderNews } from './order-letters.ts';
import { writePlanLetter } from './plan-letter.ts';
import { type RefundPlace, writeRefundLetter } from './refund-letters.ts';
import { type StaffEvent, writeStaffDigest, writeStaffNews } from './staff-letters.ts';
import { writeAgreedAlone } from './tell-agreed-alone.ts';
import { writeOfExport } from './tell-of-export.ts';
import { createWriteAnswer } from './write-answer.ts';
import { createWriteCode } from './write-code.ts';
import { createWriteEmailChanged } from './write-email-changed.ts';
import { writeYearReminder } from './year-reminder-letter.ts';

type StaffNewsKind = `staff_${StaffTopic}`;
export type SampleKind =
  | OrderNews['kind']
  | OrderChange['kind']
  | CodeLetter['purpose']
  | RefundNews['kind']
  | 'consultation_answer'
  | 'digest'
  | 'email_changed'
  | 'invitation'
  | 'leaving'
  | 'plan'
  | 'year_reminder'
  | 'staff_digest'
  | 'agreed_alone'
  | 'orders_exported'
  | 'clients_exported'
  | MemberNews
  | Invitation['kind']
  | StaffNewsKind;
export type LetterSample = Pick<Message, 'language' | 'subject' | 'text' | 'html'> & { readonly kind: SampleKind };
export type SamplePlace = LetterPlace & ChangePlace & RefundPlace & InvitationPlace & { readonly publicUrl: string };

/** The time of everything that the samples tell. */
const SAMPLE_TIME = new Date('2026-11-20T10:20:00Z');

const COIN: CoinRequest = {
  amount: '0.00500000',
  unit: 'BTC',
  network: 'Bitcoin',
  address: 'tb1q-sample-address',
  until: SAMPLE_TIME,
};

const INVITATION_TO_PLAN = { invitation: { id: 'sample', email: '', expiresAt: SAMPLE_TIME }, token: 'sample' };

const REST: CoinRequest = { ...COIN, amount: '0.00300000' };

/** By kind, so that a letter without a sample does not compile. */
const NEWS: { readonly [Kind in OrderNews['kind']]: Extract<OrderNews, { kind: Kind }> } = {
  placed: { kind: 'placed' },
  link: { kind: 'link' },
  coin: { kind: 'coin', rest: cents(30_000), ...COIN },
  card: { kind: 'card', url: 'https://card.example/checkout' },
  partner: { kind: 'partner', name: 'Indra', rest: cents(30_000) },
  paid: { kind: 'paid' },
};

const CHANGES: { readonly [Kind in OrderChange['kind']]: OrderChange & { kind: Kind } } = {
  seen: { kind: 'seen' },
  part: { kind: 'part', received: cents(12_000), rest: cents(18_000), coin: REST },
  changed: { kind: 'changed' },
  expired: { kind: 'expired', rest: cents(30_000) },
  unpaid: { kind: 'unpaid' },
  declined: { kind: 'declined', by: { partner: 'Indra' }, reason: '17.11.2026: 0 $' },
  cancelled: { kind: 'cancelled' },
  processing: { kind: 'processing', notBefore: new Date(0) },
  ready: { kind: 'ready', notBefore: new Date(0) },
  reported: { kind: 'reported', ritual: SAMPLE_RITUAL },
  postponed: {
    kind: 'postponed',
    rituals: [{ name: SAMPLE_RITUAL, weeks: 4 }],
    startDate: '2026-12-10' as CalendarDate,
    reason: 'The temple is closed',
  },
  postponement_declined: { kind: 'postponement_declined', reason: 'The temple is closed' },
  postponement_overtaken: { kind: 'postponement_overtaken' },
  completed: { kind: 'completed' },
};

function refundsIn(language: Language): { readonly [Kind in RefundNews['kind']]: Extract<RefundNews, { kind: Kind }> } {
  const amount = `${formatCoinAmount(COIN.amount, language)} ${COIN.unit}`;
  return {
    refund_address: { kind: 'refund_address', amount, network: COIN.network, token: 'sample', until: SAMPLE_TIME },
    refund_sign_in: { kind: 'refund_sign_in' },
    refund_sent: { kind: 'refund_sent', amount, reference: 'sample-transaction' },
    refund_failed: { kind: 'refund_failed', amount: formatCents(cents(30_000), language) },
  };
}

/**
 * Writes each e-mail that customers or the shop's own people may get, in each language, about an order and to a person that do not exist: for
 * whoever looks at letters in the sandbox. What goes to support's mailbox, or to a partner about orders, keys and webhooks, has no sample.
 */
export function writeSamples(place: SamplePlace): LetterSample[] {
  return LANGUAGES.flatMap((language) => [
    ...Object.values(NEWS).map((news) => sample(news.kind, writeOrderNews(orderIn(language, news.kind), news, place))),
    ...Object.values(CHANGES).map((change) =>
      sample(change.kind, writeOrderChange(orderIn(language, change.kind), change, place)),
    ),
    ...Object.values(refundsIn(language)).map((news) =>
      sample(news.kind, writeRefundLetter(orderIn(language, news.kind), news, place)),
    ),
    sample('digest', writeDigest([orderIn(language, 'digest')], language, place)),
    ...(['sign_in', 'change_email'] as const).map((purpose) => sample(purpose, writeSampleCode(purpose, language, place))),
    sample('plan', writePlanLetter(planIn(language), place)),
    sample('year_reminder', writeYearReminder(yearReminderIn(language), place)),
    sample('invitation', writeInvitation({ ...INVITATION_TO_PLAN, language, asks: 'Nina B.' }, place)),
    sample('leaving', writeLeavingAgain(language, place.accountUrl(language))),
    sample('email_changed', writeSampleEmailChanged(language, place)),
    sample('consultation_answer', writeSampleAnswer(language, place)),
    ...MEMBER_NEWS.map((news) => sample(news, writeSampleMemberNews(news, language, place))),
    sample('staff_invited', writeSampleMemberNews(STAFF_INVITATION, language, place)),
    ...eventsIn(language).map((event) =>
      sample(`staff_${event.topic}`, writeStaffNews(event, readerOf(language), place.publicUrl)),
    ),
    sample('agreed_alone', writeAgreedAlone(agreedIn(language), place.publicUrl)),
    ...(['orders', 'clients'] as const).map((subject) =>
      sample(`${subject}_exported`, writeOfExport({ ...EXPORTED, list: subject }, language, place.publicUrl)),
    ),
    sample('staff_digest', writeStaffDigest(eventsIn(language), HAS_MORE, readerOf(language), place.publicUrl)),
  ]);
}

/** Keeps what the recipient reads. Ids and times of sending are left out, so the letters that are written here may have empty ones. */
function sample(kind: SampleKind, { language, subject, text, html }: Pick<Message, 'language' | 'subject' | 'text' | 'html'>) {
  return { kind, language, subject, text, html };
}

const POSTPONEMENTS = ['postponed', 'postponement_declined', 'postponement_overtaken'] as const;
const PAID: readonly SampleKind[] = ['paid', 'processing', 'ready', 'reported', 'completed', ...POSTPONEMENTS];

function orderIn(language: Language, kind: SampleKind): Order {
  const isPaid = PAID.includes(kind);
  return {
    id: '00000000-0000-4000-8000-000000000001',
    number: 1042,
    status: isPaid ? 'paid' : 'pending',
    createdAt: SAMPLE_TIME,
    language,
    contact: { name: 'Anna Ivanova', email: 'anna@example.com' },
    paymentMethod: 'crypto',
    items: [{ id: 'ganesha', name: SAMPLE_RITUAL, price: cents(30_000), quantity: 1, weeks: 4 }],
    total: cents(30_000),
    ...(isPaid ? { receiptNumber: 1 } : {}),
    specialInstructions: '',
    isErased: false,
  };
}

const PLANNED_DAYS = { startDate: '2026-12-10' as CalendarDate, endDate: '2027-01-07' as CalendarDate };

function planIn(language: Language): PlanToTell {
  const birth = { readAs: '', birthDate: '1988-03-05' as CalendarDate, birthTime: '07:40', isContradicted: false };
  return {
    id: '',
    to: 'anna@example.com',
    language,
    calendar: '',
    rituals: [{ name: SAMPLE_RITUAL, quantity: 2, weeks: 4, ...PLANNED_DAYS }],
    wishes: 'Peace at home',
    people: [{ name: 'Anna Ivanova', ...birth }],
    invited: [{ number: 1, state: 'ready' }],
  };
}

function yearReminderIn(language: Language): YearReminderToTell {
  const order = orderIn(language, 'completed');
  return { order, userId: '', to: 'anna@example.com', language, day: '2027-02-11' as CalendarDate, tithi: 5, month: 11 };
}

function writeSampleCode(purpose: CodeLetter['purpose'], language: Language, { publicUrl }: SamplePlace): Message {
  const to = { kind: 'email', value: 'anna@example.com' } as const;
  return createWriteCode({ publicUrl })({ id: '', purpose, to, code: '123456', language, expiresAt: SAMPLE_TIME, minutes: 10 });
}

function writeSampleEmailChanged(language: Language, { publicUrl, supportEmail }: SamplePlace): Message {
  const write = createWriteEmailChanged({ newId: () => '', publicUrl, supportEmail });
  return write({ user: { id: '', language }, from: 'anna@example.com', to: 'new@example.com' });
}

function writeSampleAnswer(language: Language, { publicUrl, supportEmail }: SamplePlace): Message {
  const consultation = { id: '', userId: undefined, answeredAt: null, entryCount: 0, version: 0, message: '' };
  const write = createWriteAnswer({ newId: () => '', publicUrl, supportEmail });
  return write({ ...consultation, name: 'Anna', language }, { to: 'anna@example.com', text: SAMPLE_RITUAL[language] });
}

const STAFF_INVITATION: Invitation = {
  kind: 'staff_invited',
  by: { email: 'olga@example.com' },
  role: 'partner',
  partnerName: 'Indra',
};

function writeSampleMemberNews(
  news: MemberNews | Invitation,
  language: Language,
  { publicUrl, supportEmail }: SamplePlace,
): Message {
  const write = createWriteMemberNews({ newId: () => '', publicUrl, supportEmail });
  // A new member has no second factor yet, and a reset has removed it.
  const hasFactor = news !== STAFF_INVITATION && news !== 'factors_reset';
  return write({ id: '', language }, 'anna@example.com', news, hasFactor);
}

const EXPORTED = { count: 252, isPart: false, email: 'olga@example.com' };

function agreedIn(language: Language): AgreedAlone {
  const { id: orderId, number, total: amount } = orderIn(language, 'paid');
  return { orderId, number, amount, email: 'olga@example.com', language };
}

const HAS_MORE = false;

const TOPICS: readonly StaffTopic[] = ['orders', 'money', 'consultations'];

function eventsIn(language: Language): StaffEvent[] {
  const { id, number, total } = orderIn(language, 'paid');
  return TOPICS.map((topic) => ({ topic, subjectId: id, order: topic === 'consultations' ? null : { id, number, total } }));
}

const readerOf = (language: Language) => ({ language, maySeeSums: true });
