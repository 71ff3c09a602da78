import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Allowance, ShopError } from '#kernel/errors.ts';
import type { OperationId } from '../contract/contract.ts';
import { networkOf } from './networks.ts';

/** Counts a hit; 0 when it is within the limit, else the seconds to wait. Shared by all instances. */
export type RateLimiter = (bucket: string, limit: number, windowSeconds: number) => Promise<number>;

/**
 * How often each address, or each key, may call an operation in a minute, and how often in an hour. An operation has a limit when it computes,
 * sends messages or keeps files, costs a gateway's time, or lets somebody guess; so have most with which customers write. Others, such as a read
 * of one row or a notice with a wrong signature, have none: to count a call is a write to the database, which would only add to a flood of them.
 */
const LIMITS: Partial<Record<OperationId, readonly [minute: number, hour?: number]>> = {
  quoteCart: [300],
  searchCatalogue: [300],
  findBirthStar: [60],
  listMuhurtas: [120],
  listOwnDays: [120],
  createOrder: [60, 300],
  createOrderForClient: [60, 600],
  setOrderContact: [30, 60],
  reportManualPayment: [30, 120],
  createCryptoPayment: [60],
  cancelCryptoPayment: [60],
  getReceiptPdf: [30],
  getCertificate: [300],
  getCertificatePdf: [30],
  readCertificateNames: [60, 300],
  makeNamesLink: [30, 120],
  createCardPayment: [60],
  askForRefund: [10, 30],
  sendRefundLink: [10, 20],
  viewLinkedRefund: [30, 200],
  giveRefundAddress: [20, 60],
  requestLogin: [10, 40],
  verifyCode: [20, 100],
  requestEmailChange: [10, 20],
  confirmEmailChange: [20, 50],
  createProfile: [30],
  updateProfile: [120],
  saveRitualPlan: [60],
  renewPlanCalendar: [60],
  saveParticipant: [120],
  deleteParticipant: [120],
  inviteParticipant: [30, 120],
  revokeInvitation: [60],
  lookAtInvitation: [30, 200],
  acceptInvitation: [20, 60],
  declineInvitation: [20, 60],
  changeInvited: [30, 60],
  answerOwnLine: [30, 60],
  getPlanCalendar: [60],
  requestConsultation: [10, 30],
  openSandbox: [10, 40],
  makeSandboxKey: [20, 60],
  fillSandboxInbox: [600],
  listSandboxInbox: [300],
  uploadReportPicture: [60, 600],
  uploadContentPicture: [30, 300],
  planContentImport: [30, 300],
  importContent: [30, 300],
  addEvidence: [30, 300],
  addPartnerEvidence: [30, 300],
  offerPasskey: [20, 60],
  addPasskey: [20, 60],
  offerAuthenticator: [20, 60],
  addAuthenticator: [20, 100],
  renewRecoveryCodes: [10],
  askForSecondFactor: [30, 200],
  giveSecondFactor: [20, 100],
  inviteMember: [20, 60],
  createClient: [30, 300],
  exportClient: [10, 60],
  eraseClient: [10, 60],
  exportAccount: [10],
  deleteAccount: [10],
  chooseAccountDeletion: [10],
  createPartnerOrder: [60, 600],
  makeKeyForPartner: [20, 60],
  makeOwnKey: [20, 60],
  rotateKeyOfPartner: [20, 60],
  rotateOwnKey: [20, 60],
};

/** The limits of one operation, which hold for each caller; empty for most operations. */
export function allowancesOf(operationId: OperationId): Allowance[] {
  const [perMinute, perHour] = LIMITS[operationId] ?? [];
  const allowances: Allowance[] = [];
  if (perMinute !== undefined) allowances.push({ name: `${operationId}-minute`, most: perMinute, seconds: 60 });
  if (perHour !== undefined) allowances.push({ name: `${operationId}-hour`, most: perHour, seconds: 3600 });
  return allowances;
}

/** The hook that counts a request against its operation's limits; undefined for operations without one. */
export type RateLimits = (operationId: OperationId) => ((request: FastifyRequest) => Promise<void>) | undefined;

/** Limits each address: a call over a limit is `rate_limited`. Addresses are stored only as a keyed hash. A key has limits of its own. */
export function createRateLimits(limiter: RateLimiter, secret: string): RateLimits {
  return (operationId) => {
    const allowances = allowancesOf(operationId);
    if (allowances.length === 0) return undefined;
    return async ({ ip }) => {
      for (const { most, seconds } of allowances) {
        const bucket = createHmac('sha256', secret)
          .update(`${operationId}|${seconds}|${networkOf(ip)}`)
          .digest('base64url');
        const wait = await limiter(bucket, most, seconds);
        if (wait > 0) throw new ShopError('rate_limited', { retryAfterSeconds: wait });
      }
    };
  };
}
