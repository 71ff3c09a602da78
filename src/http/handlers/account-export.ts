import { toFields } from '#kernel/bilingual-fields.ts';
import { centsToDollars } from '#kernel/money.ts';
import type { AccountExport, ExportedOrder } from '#modules/accounts/index.ts';
import type { User } from '#modules/auth/index.ts';
import type { HandPayment, Refund } from '#modules/money/index.ts';
import type { CardPayment, Payment } from '#modules/payments/index.ts';
import type { Plan } from '#modules/plans/index.ts';
import type { Profile } from '#modules/profiles/index.ts';
import type { Report } from '#modules/reports/index.ts';
import { jsonInPieces, type Streamed } from '../answers/json-in-pieces.ts';
import { mapPages } from '../answers/map-pages.ts';
import { pick } from '../answers/pick.ts';
import type { Wire } from '../contract/contract.ts';
import { adjustmentToWire } from './adjustments.ts';
import { toldToWire } from './afterwards.ts';
import { shownToWire } from './certificates.ts';
import { filingToWire } from './filing.ts';

/** All of a customer's data as a file. */
export function exportAnswer(data: AccountExport) {
  const day = data.exportedAt.toISOString().slice(0, 10);
  const headers = { 'content-disposition': `attachment; filename="vedic-rituals-account-${day}.json"` };
  return { status: 200 as const, headers, pieces: jsonInPieces(exportToWire(data)) };
}

/** All of a customer's data as the contract words them: money in dollars, instants in RFC 3339. */
function exportToWire(data: AccountExport): Streamed<Wire['AccountExport']> {
  return {
    exportedAt: data.exportedAt,
    user: { ...userToWire(data.user), staffLetters: data.staffLetters },
    profile: data.profile ? profileToWire(data.profile) : null,
    orders: mapPages(data.orders, orderToWire),
    plan: data.plan ? planToWire(data.plan) : null,
    participants: mapPages(data.circle, (person) => ({ ...person })),
    nameSpellings: mapPages(data.spellings, (spelling) => pick(spelling, 'name', 'source', 'iast', 'note')),
    invited: mapPages(data.invitations, (invitation) => pick(invitation, 'number', 'label', 'note', 'state', 'invitedAt')),
    notes: mapPages(data.notes, (note) => pick(note, 'at', 'text')),
    // Sessions are exported without their tokens.
    sessions: mapPages(data.sessions, (session) => pick(session, 'id', 'createdAt', 'lastUsedAt', 'device')),
    messages: mapPages(data.messages, ({ channel, to, subject, text, createdAt }) => {
      return { channel, to, subject, text, sentAt: createdAt };
    }),
    consultations: mapPages(data.consultations, ({ id, name, phone, email = '', message, requestedAt }) => {
      return { id, name, phone, email, message, requestedAt };
    }),
  };
}

function userToWire({ id, email, phone, role, language, createdAt }: User) {
  return { id, email: email ?? '', phoneNumber: phone ?? '', role, language, createdAt };
}

function profileToWire({ userId: _, ...fields }: Profile) {
  return fields;
}

function planToWire({ startDate, specialWishes, participants, updatedAt }: Plan) {
  return { startDate, specialWishes, participants, updatedAt };
}

/** An order with what belongs to it; of its own fields all but the mark of an erasure and the hash that recognises the customer's browser. */
function orderToWire({ order, ...exported }: ExportedOrder) {
  const { contact, items, adjustments, total, createdAt, filing, isErased: _, browserHash: _secret, ...rest } = order;
  const { yearReminder } = exported;
  return {
    ...rest,
    ...filingToWire(filing),
    createdAt,
    customerName: contact?.name ?? '',
    customerEmail: contact?.email ?? '',
    total: centsToDollars(total),
    adjustments: (adjustments ?? []).map(adjustmentToWire),
    items: items.map(({ price, name, ...item }) => ({ ...item, ...toFields({ name }), price: centsToDollars(price) })),
    payments: exported.payments.map(paymentToWire),
    cardPayments: exported.cards.map(cardToWire),
    handPayments: exported.hands.map(handToWire),
    // The first time: the asks are in the order of their time.
    refundAskedAt: exported.asks[0]?.askedAt ?? null,
    refunds: exported.refunds.map(refundToWire),
    reports: exported.reports.map(reportToWire),
    certificates: exported.certificates.map(({ code, issuedAt, revoked, namesLink }) => {
      return {
        code,
        address: `/verify/${code}`,
        issuedAt,
        revokedAt: revoked?.at ?? null,
        reason: revoked?.byStaff?.reason ?? null,
        namesShown: namesLink ? shownToWire(namesLink) : null,
      };
    }),
    // Without who noted it.
    rite: exported.rite.map(({ position, day, name, ahutis = null, notedAt }) => {
      return { item: position, day, ...toFields({ name }), ahutis, notedAt };
    }),
    postponementAsks: exported.postponementAsks.map((ask) => pick(ask, 'startDate', 'reason', 'askedAt', 'state', 'answer')),
    sankalpaAnswers: exported.sankalpaAnswers.map(({ position, state, words, at }) => ({ item: position, state, words, at })),
    yearReminder: yearReminder ? pick(yearReminder, 'day', 'wantedAt', 'sentAt') : null,
    feedback: toldToWire(exported.feedback),
    namesReadAs: exported.readings.map((reading) => pick(reading, 'name', 'readAs')),
    history: exported.history,
  };
}

/** Each picture by the address at which its owner sees it. */
function reportToWire({ orderId, position, text, day, place, sentAt, pictures }: Report) {
  return {
    item: position,
    text,
    date: day,
    place,
    sentAt,
    pictures: pictures.map(({ id, caption }) => ({ caption, address: `/api/account/orders/${orderId}/pictures/${id}/large` })),
  };
}

/** Amounts of coins in the smallest unit of each coin. */
function paymentToWire(payment: Payment) {
  const opened = payment.state === 'creating' ? undefined : payment;
  return {
    id: payment.id,
    currency: payment.coin,
    amountUsd: centsToDollars(payment.amountCents),
    status: payment.state,
    createdAt: payment.createdAt,
    address: opened?.address ?? null,
    expectedUnits: opened?.expected.toString() ?? null,
    receivedUnits: opened?.received.toString() ?? '0',
    transactionIds: opened?.transactionIds ?? [],
  };
}

/** Only what is `confirmed` has paid: `proposed` waits for a second person, and the rest was declined, withdrawn or taken back. */
function handToWire({ id, state, amountCents, reference, confirmedAt }: HandPayment) {
  return { id, state, amountUsd: centsToDollars(amountCents), reference, confirmedAt };
}

function refundToWire(refund: Refund) {
  const { id, state, coin: currency, units, amountCents, requestedAt } = refund;
  const sent = 'sentAt' in refund ? { reference: refund.reference, sentAt: refund.sentAt } : {};
  const address = 'address' in refund ? refund.address : null;
  const amounts = { currency, units: units?.toString() ?? null, amountUsd: centsToDollars(amountCents) };
  return { id, state, ...amounts, requestedAt, address, ...sent };
}

function cardToWire({ id, amountCents, receivedAt }: CardPayment) {
  return { id, amountUsd: centsToDollars(amountCents), receivedAt };
}
