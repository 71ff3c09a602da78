import type { RequestData } from '#kernel/idempotency.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { UserData } from '#modules/auth/index.ts';
import type { ConsultationData } from '#modules/consultations/index.ts';
import type { DeskData } from '#modules/desk/index.ts';
import type { MessageData } from '#modules/notifications/index.ts';
import type { PostponementAskData } from '#modules/office/index.ts';
import type { OrderData } from '#modules/orders/index.ts';
import type { PaymentData } from '#modules/payments/index.ts';
import type { PlanData } from '#modules/plans/index.ts';
import type { ProfileData } from '#modules/profiles/index.ts';
import type { ReportData } from '#modules/reports/index.ts';
import type { ReadingData } from '#modules/rituals/index.ts';
import type { LetterChoices } from '#modules/staff/index.ts';

/** What every module keeps of its customers. */
export interface PersonalData {
  readonly users: UserData;
  readonly profiles: ProfileData;
  readonly plans: PlanData;
  readonly orders: OrderData;
  readonly payments: PaymentData;
  readonly desk: DeskData;
  readonly consultations: ConsultationData;
  readonly messages: MessageData;
  readonly reports: ReportData;
  readonly readings: ReadingData;
  /** Of members of the staff alone. */
  readonly letterChoices: Pick<LetterChoices, 'of'>;
  readonly postponementAsks: PostponementAskData;
  readonly requests: RequestData;
}

export type AccountTransact = Transact<{ personalData: PersonalData }>;
