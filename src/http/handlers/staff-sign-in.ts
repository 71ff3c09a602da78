import { describeDevice } from '#modules/auth/index.ts';
import type { Enrolled, Proof, Staff, StaffAccess } from '#modules/staff/index.ts';
import { pick } from '../answers/pick.ts';
import { done, ok } from '../answers/plain-answers.ts';
import type { Browser, Handlers, Wire } from '../contract/contract.ts';
import { type CookieNames, cookieHeader } from '../requests/cookies.ts';

/** How staff sign in after the code. */
export function staffSignInHandlers(
  staff: Staff,
  { names, sessionSeconds }: { readonly names: CookieNames; readonly sessionSeconds: number },
) {
  const sessionCookie = (token: string) => ({ 'set-cookie': cookieHeader(names, 'session', token, sessionSeconds) });
  const enrolledAnswer = ({ recoveryCodes, sessionToken }: Enrolled) => ({
    status: 200 as const,
    headers: sessionToken === null ? {} : sessionCookie(sessionToken),
    body: { recoveryCodes },
  });
  /** What belongs to every second factor that is added. */
  const addingOf = (challengeId: string, { userAgent }: Browser) => ({ challengeId, device: describeDevice(userAgent) });

  return {
    getStaffAccess: async ({ caller }) => ok(accessToWire(await staff.viewAccess(caller))),
    removeFactor: async ({ caller, params }) => done(await staff.removeFactor(caller, params.id)),
    async offerPasskey({ caller }) {
      const { challengeId, options } = await staff.offerPasskey(caller);
      // The copy has the index signature of the contract's type.
      return ok({ challengeId, options: { ...options } });
    },
    async addPasskey({ caller, body, browser }) {
      const { challengeId, ...answer } = body;
      return enrolledAnswer(await staff.addPasskey(caller, { ...addingOf(challengeId, browser), answer }));
    },
    offerAuthenticator: async ({ caller }) => ok(await staff.offerAuthenticator(caller)),
    async addAuthenticator({ caller, body, browser }) {
      return enrolledAnswer(await staff.addAuthenticator(caller, { ...addingOf(body.challengeId, browser), code: body.code }));
    },
    renewRecoveryCodes: async ({ caller }) => ok({ recoveryCodes: await staff.renewRecoveryCodes(caller) }),
    async askForSecondFactor({ caller }) {
      const { challengeId, passkeyOptions } = await staff.askForFactor(caller);
      return ok({ challengeId, passkeyOptions: passkeyOptions && { ...passkeyOptions } });
    },
    async giveSecondFactor({ caller, body }) {
      const { sessionToken } = await staff.giveFactor(caller, { challengeId: body.challengeId, proof: proofOf(body) });
      return { status: 204, headers: sessionCookie(sessionToken), body: undefined };
    },
  } satisfies Partial<Handlers>;
}

/** A second factor as somebody gives it: the contract lets exactly one of these ways through. */
interface GivenFactor {
  readonly passkey?: Wire['PasskeyAnswer'];
  readonly code?: string;
  readonly recoveryCode?: string;
}

function proofOf({ passkey, code, recoveryCode = '' }: GivenFactor): Proof {
  if (passkey) return { kind: 'passkey', answer: passkey };
  return code === undefined ? { kind: 'recovery', code: recoveryCode } : { kind: 'authenticator', code };
}

function accessToWire({ factors, ...access }: StaffAccess): Wire['StaffAccess'] {
  return { ...access, factors: factors.map((factor) => pick(factor, 'id', 'kind', 'device', 'createdAt', 'lastUsedAt')) };
}
