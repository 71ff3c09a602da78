import { requireFreshSignIn } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireFound } from '#kernel/errors.ts';
import { pagesOf } from '#kernel/pages.ts';
import type { Session, User } from '#modules/auth/index.ts';
import type { Consultation } from '#modules/consultations/index.ts';
import type { StoredMessage } from '#modules/notifications/index.ts';
import type { OrderPlace } from '#modules/orders/index.ts';
import type { PersonalData } from './ports.ts';

export type AccountExport = Awaited<ReturnType<typeof exportOf>>;
export type ExportedOrder = Awaited<ReturnType<typeof exportedOrders>>[number];

type Pages<Row> = AsyncIterable<readonly Row[]>;

/**
 * All of the caller's own data. Throws `not_signed_in`, and `fresh_login_required` when they signed in more than an hour ago.
 *
 * Each page is read outside of any transaction, because none may wait for a slow reader. Rows that stand during the whole export are in
 * it once; a row that is added or changed meanwhile is in it as its page found the row, or not at all. Once the account is deleted,
 * a list that is still being read throws `not_signed_in` at its end, so that nobody takes it for complete.
 */
export function createExportAccount({ personalData, clock }: { personalData: PersonalData; clock: Clock }) {
  return async (caller: Caller) => {
    const exportedAt = clock();
    const { userId } = requireFreshSignIn(caller, exportedAt);
    return exportOf(personalData, await findUser(personalData, userId), exportedAt);
  };
}

/** All that the shop keeps about one person. Lists are read page by page, while the reader takes them. */
export async function exportOf(data: PersonalData, user: User, exportedAt: Date) {
  const { id: userId } = user;
  const owner = { ...user, email: await data.users.provenEmail(userId) };
  const paged = <Row>(read: (limit: number, after?: Row) => Promise<Row[]>) => whileThere(data, userId, pagesOf(read));
  const whole = <Row>(read: () => Promise<readonly Row[]>) => whileThere(data, userId, onePage(read));
  return {
    exportedAt,
    user,
    // What a member of the staff has chosen to be written about; null for all others.
    staffLetters: await data.letterChoices.of(userId),
    profile: await data.profiles.ofUser(userId),
    plan: await data.plans.ofUser(userId),
    // Whom the person keeps for their rituals.
    circle: whole(() => data.plans.circleOf(userId)),
    // How names are read in Sanskrit, where somebody has corrected the rules.
    spellings: whole(() => data.spellings.ofUser(userId)),
    // Into the plan; what the invited gave is theirs.
    invitations: whole(() => invitationsOf(data, userId)),
    // What the staff wrote about the person, without who wrote it.
    notes: whole(() => notesOf(data, userId)),
    // Newest first.
    orders: whileThere(data, userId, ordersOf(data, owner)),
    sessions: paged<Session>((limit, after) => data.users.sessions(userId, limit, after)),
    messages: paged<StoredMessage>((limit, after) => data.messages.ofAddressee(owner, limit, after)),
    consultations: paged<Consultation>((limit, after) => data.consultations.ofUser(userId, limit, after)),
  };
}

async function findUser(data: PersonalData, userId: string): Promise<User> {
  return requireFound(await data.users.find(userId), 'not_signed_in');
}

/** A list that is never long, as one page, which is read when its reader comes to it. */
async function* onePage<Row>(read: () => Promise<readonly Row[]>): Pages<Row> {
  yield await read();
}

async function notesOf({ clientNotes }: PersonalData, userId: string) {
  const notes = await clientNotes.ofClient(userId);
  return notes.map(({ at, text }) => ({ at, text }));
}

async function invitationsOf({ plans }: PersonalData, userId: string) {
  const plan = await plans.ofUser(userId);
  return plan ? plans.invitationsOf(plan.id) : [];
}

async function* ordersOf(data: PersonalData, { id: userId, email }: User) {
  for await (const places of pagesOf<OrderPlace>((limit, after) => data.orders.ofCustomer({ userId, email }, limit, after)))
    yield await exportedOrders(data, places);
}

/** Orders, each with all that belongs to it: its money, its rituals, and what its customer said of them. */
async function exportedOrders(data: PersonalData, places: readonly OrderPlace[]) {
  const ids = places.map(({ id }) => id);
  const { payments, cards } = await data.payments.ofOrders(ids);
  const { refunds, hands, asks } = await data.money.ofOrders(ids);
  const reports = await data.reports.ofOrders(ids);
  const certificates = await data.certificates.ofOrders(ids);
  const rite = await data.rites.ofOrders(ids);
  const readings = await data.readings.ofOrders(ids);
  const sankalpaAnswers = await data.sankalpaAnswers.ofOrders(ids);
  const { reminders, feedback } = await data.afterwards.ofOrders(ids);
  const postponementAsks = await data.postponementAsks.ofOrders(ids);
  const records = await data.orders.read(ids);
  return records.map((record) => {
    const { id } = record.order;
    const itsRows = <Row extends { readonly orderId: string }>(rows: readonly Row[]) =>
      rows.filter(({ orderId }) => orderId === id);
    return {
      ...record,
      payments: itsRows(payments),
      cards: itsRows(cards),
      refunds: itsRows(refunds),
      hands: itsRows(hands),
      asks: itsRows(asks),
      reports: itsRows(reports),
      certificates: itsRows(certificates),
      rite: itsRows(rite),
      readings: itsRows(readings),
      sankalpaAnswers: itsRows(sankalpaAnswers),
      yearReminder: itsRows(reminders)[0],
      feedback: itsRows(feedback)[0],
      postponementAsks: itsRows(postponementAsks),
    };
  });
}

/** Passes the pages on, and throws `not_signed_in` after the last page when the user was deleted meanwhile. */
async function* whileThere<Row>(data: PersonalData, userId: string, pages: Pages<Row>): Pages<Row> {
  yield* pages;
  await findUser(data, userId);
}
