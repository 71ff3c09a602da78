import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { AfterwardsData } from '#modules/afterwards/index.ts';
import type { User, UserData } from '#modules/auth/index.ts';
import type { CertificateData } from '#modules/certificates/index.ts';
import type { ClientNoteData } from '#modules/clients/index.ts';
import type { ConsultationData } from '#modules/consultations/index.ts';
import type { MoneyData, MoneyStore } from '#modules/money/index.ts';
import type { MessageData } from '#modules/notifications/index.ts';
import type { PostponementAskData } from '#modules/office/index.ts';
import type { Claims, OrderData, OrderStore } from '#modules/orders/index.ts';
import type { CardSessionStore, PaymentData, PaymentStore } from '#modules/payments/index.ts';
import type { PlanData } from '#modules/plans/index.ts';
import type { ProfileData } from '#modules/profiles/index.ts';
import type { ReportData } from '#modules/reports/index.ts';
import type { ReadingData, RiteData } from '#modules/rituals/index.ts';
import type { AnswerData, SpellingData } from '#modules/sankalpa/index.ts';
import type { LetterChoices } from '#modules/staff/index.ts';

/** What every module keeps of its customers. */
export interface PersonalData {
  readonly users: UserData;
  readonly profiles: ProfileData;
  /** What the staff wrote about the customer. */
  readonly clientNotes: ClientNoteData;
  readonly plans: PlanData;
  readonly orders: OrderData;
  readonly payments: PaymentData;
  readonly money: MoneyData;
  readonly consultations: ConsultationData;
  readonly messages: MessageData;
  readonly reports: ReportData;
  readonly certificates: CertificateData;
  readonly rites: RiteData;
  readonly readings: ReadingData;
  readonly spellings: SpellingData;
  readonly sankalpaAnswers: AnswerData;
  readonly afterwards: AfterwardsData;
  /** Only members of the staff have any. */
  readonly letterChoices: Pick<LetterChoices, 'of'>;
  readonly postponementAsks: PostponementAskData;
  /** What is remembered of requests with keys, by their callers. */
  readonly requests: { erase(caller: string): Promise<void> };
}

export type AccountTransact = Transact<{ personalData: PersonalData }>;

/** A customer who wants their money back before the account is deleted. */
export interface Leaving {
  readonly userId: string;
  readonly askedAt: Date;
  /** When the shop last asked what the customer wants now; once it has asked, each repetition of the choice moves this on. Null: it has not. */
  readonly toldAt: Date | null;
  /** How many of the wishes since then, of orders that were open, had been declined when the shop last looked. */
  readonly refusals: number;
}

/** Who is about to leave, bound to a transaction. Writing needs the user's lock. */
export interface LeavingStore {
  of(userId: string): Promise<Leaving | undefined>;
  save(leaving: Leaving): Promise<void>;
  end(userId: string): Promise<void>;
  /** Up to `limit` ids of users who are about to leave, behind `after`. */
  page(limit: number, after: string | undefined): Promise<string[]>;
}

/** What it takes to delete an account. */
export interface ClosingStores {
  readonly personalData: PersonalData;
  readonly orders: Pick<OrderStore, 'lock' | 'saveStatus'>;
  readonly payments: PaymentStore;
  readonly cards: Pick<CardSessionStore, 'giveUp'>;
}

export interface LeavingStores extends ClosingStores {
  readonly leavings: LeavingStore;
  readonly money: Pick<MoneyStore, 'newestAsk' | 'addAsk' | 'answerAsk'>;
  readonly messages: Pick<MessageOutbox, 'add'>;
}

export type ClosingTransact = Transact<ClosingStores>;
export type LeavingTransact = Transact<LeavingStores>;

/** Makes the mark on an order by which the owner of a deleted account can still ask for its money; undefined without a contact. */
export type MakeClaim = Claims['of'];

/** Writes to a customer who is about to leave that their decision is asked for again; undefined without a contact. */
export type WriteLeavingAgain = (user: User) => Message | undefined;
