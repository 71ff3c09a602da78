import type { CalendarDate } from '#kernel/calendar-date.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import type { CodeLetter } from '#modules/auth/index.ts';
import type { RefundNews } from '#modules/desk/index.ts';
import type { CoinRequest, Order, OrderChange, OrderNews } from '#modules/orders/index.ts';
import type { StaffTopic } from '#modules/staff/index.ts';
import { SAMPLE_RITUAL } from '#words/order-letters.ts';
import type { MemberNews } from '#words/staff-letters.ts';
import { createWriteMemberNews, MEMBER_NEWS } from './member-news.ts';
import { type ChangePlace, writeOrderChange } from './order-change-letter.ts';
import { type LetterPlace, writeDigest, writeOrderNews } from './order-letters.ts';
import { type RefundPlace, writeRefundLetter } from './refund-letters.ts';
import { type StaffEvent, writeStaffDigest, writeStaffNews } from './staff-letters.ts';
import { type AgreedAlone, writeAgreedAlone } from './tell-agreed-alone.ts';
import { createWriteCode } from './write-code.ts';
import { createWriteEmailChanged } from './write-email-changed.ts';

type StaffNewsKind = `staff_${StaffTopic}`;
export type SampleKind =
  | OrderNews['kind']
  | OrderChange['kind']
  | CodeLetter['purpose']
  | RefundNews['kind']
  | 'digest'
  | 'email_changed'
  | 'staff_digest'
  | 'agreed_alone'
  | MemberNews
  | StaffNewsKind;
export type LetterSample = Pick<Message, 'language' | 'subject' | 'text' | 'html'> & { readonly kind: SampleKind };
export type SamplePlace = LetterPlace & ChangePlace & RefundPlace & { readonly publicUrl: string };

/** A day on which no letter is sent. */
const DAY = new Date('2026-11-20T10:20:00Z');

const COIN: CoinRequest = {
  amount: '0.00500000',
  unit: 'BTC',
  network: 'Bitcoin',
  address: 'tb1q-sample-address',
  until: DAY,
};

const REST: CoinRequest = { ...COIN, amount: '0.00300000' };

const NEWS: { readonly [Kind in OrderNews['kind']]: Extract<OrderNews, { kind: Kind }> } = {
  placed: { kind: 'placed' },
  link: { kind: 'link' },
  coin: { kind: 'coin', ...COIN },
  card: { kind: 'card', url: 'https://card.example/checkout' },
  partner: { kind: 'partner', name: 'Indra' },
  paid: { kind: 'paid' },
};

/** Typed by kind, so that a letter without a sample does not compile. */
const CHANGES: { readonly [Kind in OrderChange['kind']]: OrderChange & { kind: Kind } } = {
  seen: { kind: 'seen' },
  part: { kind: 'part', received: cents(12_000), rest: cents(18_000), coin: REST },
  expired: { kind: 'expired', rest: cents(30_000) },
  unpaid: { kind: 'unpaid' },
  declined: { kind: 'declined', by: { partner: 'Indra' }, reason: '17.11.2026: 0 $' },
  cancelled: { kind: 'cancelled' },
  processing: { kind: 'processing', notBefore: new Date(0) },
  ready: { kind: 'ready', notBefore: new Date(0) },
  reported: { kind: 'reported', ritual: SAMPLE_RITUAL },
  postponed: {
    kind: 'postponed',
    rituals: [SAMPLE_RITUAL],
    startDate: '2026-12-10' as CalendarDate,
    reason: 'The temple is closed',
  },
  postponement_declined: { kind: 'postponement_declined', reason: 'The temple is closed' },
  completed: { kind: 'completed' },
};

const REFUNDS: { readonly [Kind in RefundNews['kind']]: Extract<RefundNews, { kind: Kind }> } = {
  refund_address: { kind: 'refund_address', amount: '0.00500000 BTC', network: 'Bitcoin', token: 'sample', until: DAY },
  refund_sign_in: { kind: 'refund_sign_in' },
  refund_sent: { kind: 'refund_sent', amount: '0.00500000 BTC', reference: 'sample-transaction' },
  refund_failed: { kind: 'refund_failed', amount: '300 $' },
};

/** Writes each letter that customers or staff may get, in each language, about an order and to a person that do not exist. */
export function writeSamples(place: SamplePlace): LetterSample[] {
  return LANGUAGES.flatMap((language) => [
    ...Object.values(NEWS).map((news) => sample(news.kind, writeOrderNews(orderIn(language, news.kind), news, place))),
    ...Object.values(CHANGES).map((change) =>
      sample(change.kind, writeOrderChange(orderIn(language, change.kind), change, place)),
    ),
    ...Object.values(REFUNDS).map((news) => sample(news.kind, writeRefundLetter(orderIn(language, news.kind), news, place))),
    sample('digest', writeDigest([orderIn(language, 'digest')], language, place)),
    ...(['sign_in', 'change_email'] as const).map((purpose) => sample(purpose, writeSampleCode(purpose, language, place))),
    sample('email_changed', writeSampleNotice(language, place)),
    ...MEMBER_NEWS.map((news) => sample(news, writeSampleNews(news, language, place))),
    ...TOPICS.map((topic) =>
      sample(`staff_${topic}`, writeStaffNews(eventOf(topic, language), readerOf(language), place.publicUrl)),
    ),
    sample('agreed_alone', writeAgreedAlone(agreedIn(language), place.publicUrl)),
    sample(
      'staff_digest',
      writeStaffDigest(
        TOPICS.map((topic) => eventOf(topic, language)),
        false,
        readerOf(language),
        place.publicUrl,
      ),
    ),
  ]);
}

function sample(kind: SampleKind, { language, subject, text, html }: Pick<Message, 'language' | 'subject' | 'text' | 'html'>) {
  return { kind, language, subject, text, html };
}

const PAID: readonly SampleKind[] = ['paid', 'processing', 'ready', 'reported', 'completed'];

function orderIn(language: Language, kind: SampleKind): Order {
  const isPaid = PAID.includes(kind);
  return {
    id: '00000000-0000-4000-8000-000000000001',
    status: isPaid ? 'paid' : 'pending',
    createdAt: DAY,
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

function writeSampleCode(purpose: CodeLetter['purpose'], language: Language, { publicUrl }: SamplePlace): Message {
  const to = { kind: 'email', value: 'anna@example.com' } as const;
  return createWriteCode({ publicUrl })({ id: '', purpose, to, code: '123456', language, expiresAt: DAY, minutes: 10 });
}

function writeSampleNotice(language: Language, { publicUrl, supportEmail }: SamplePlace): Message {
  const write = createWriteEmailChanged({ newId: () => '', publicUrl, supportEmail });
  return write({ user: { id: '', language }, from: 'anna@example.com', to: 'new@example.com' });
}

function writeSampleNews(news: MemberNews, language: Language, { publicUrl, supportEmail }: SamplePlace): Message {
  const write = createWriteMemberNews({ newId: () => '', publicUrl, supportEmail });
  return write({ id: '', language }, 'anna@example.com', news);
}

function agreedIn(language: Language): AgreedAlone {
  const { id: orderId, total: amount } = orderIn(language, 'paid');
  return { orderId, amount, email: 'olga@example.com', language };
}

const TOPICS: readonly StaffTopic[] = ['orders', 'money', 'consultations'];

function eventOf(topic: StaffTopic, language: Language): StaffEvent {
  const { id, total } = orderIn(language, 'paid');
  return { topic, subjectId: id, order: topic === 'consultations' ? null : { id, total } };
}

const readerOf = (language: Language) => ({ language, seesSums: true });
