import type { UserCaller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import { type Asker, type Auth, describeDevice, type SentCode, type Session, type User } from '#modules/auth/index.ts';
import type { Profiles } from '#modules/profiles/index.ts';
import { ok, page } from '../answers/plain-answers.ts';
import type { Browser, Handlers, Wire } from '../contract/contract.ts';
import { type CookieNames, cookieHeader, KNOWN_BROWSER_SECONDS, leavingCookies } from '../requests/cookies.ts';
import { profileToWire } from './profiles.ts';

interface CookieRules {
  readonly names: CookieNames;
  readonly sessionSeconds: number;
}

/** Operations of the tag `auth`, and the change of an e-mail, which a code confirms as well. */
export function authHandlers(auth: Auth, { findProfile }: Profiles, { names, sessionSeconds }: CookieRules) {
  const removedLoginCookie = () => cookieHeader(names, 'login', '', 0);

  const codeSent = ({ browserToken, ...body }: SentCode) => ({
    status: 200 as const,
    headers: { 'set-cookie': cookieHeader(names, 'login', browserToken, body.expiresInSeconds) },
    body,
  });

  const userToWire = async (user: User): Promise<Wire['User']> => {
    const { id, role, language } = user;
    const profile = await findProfile(user);
    return {
      id,
      email: user.email ?? '',
      phoneNumber: user.phone ?? '',
      firstName: profile?.firstName ?? '',
      lastName: profile?.lastName ?? '',
      account: { id, role, language, createdAt: user.createdAt },
      profile: profile ? profileToWire(profile) : null,
    };
  };

  return {
    async requestLogin({ body, language, browser }) {
      const asker = askerOf(browser, body.proof);
      return codeSent(await auth.requestSignIn({ contact: body.contact, language, asker }));
    },
    async verifyCode({ body, language, browser }) {
      const { isNewUser, user, sessionToken, knownToken } = await auth.signIn({
        ...body,
        language,
        browserToken: browser.loginToken,
        knownToken: browser.knownToken,
        sessionToken: browser.sessionToken,
        device: describeDevice(browser.userAgent),
      });
      const cookies = [
        cookieHeader(names, 'session', sessionToken, sessionSeconds),
        cookieHeader(names, 'known', knownToken, KNOWN_BROWSER_SECONDS),
        removedLoginCookie(),
      ];
      return { status: 200, headers: { 'set-cookie': cookies }, body: { isNewUser, user: await userToWire(user) } };
    },
    async logout({ browser }) {
      await auth.signOut(browser.sessionToken);
      return { status: 204, headers: { 'set-cookie': leavingCookies(names) }, body: undefined };
    },
    // The user may have been deleted since the session was read.
    getMe: async ({ caller }) => ok(await userToWire(requireFound(await auth.findUser(caller.userId), 'not_signed_in'))),
    listSessions: async ({ caller, query }) =>
      page(await auth.listSessions(caller.userId, query), (session) => sessionToWire(session, caller)),
    async revokeSession({ caller, params }) {
      await auth.revokeSession(params.id, caller.userId);
      const headers = params.id === caller.sessionId ? { 'set-cookie': leavingCookies(names) } : {};
      return { status: 204, headers, body: undefined };
    },
    async requestEmailChange({ body, caller, language, browser }) {
      const asker = askerOf(browser, body.proof);
      return codeSent(await auth.requestEmailChange(caller, { email: body.email, language, asker }));
    },
    async confirmEmailChange({ body, caller, browser }) {
      const user = await auth.confirmEmailChange(caller, {
        ...body,
        browserToken: browser.loginToken,
        knownToken: browser.knownToken,
      });
      return { status: 200, headers: { 'set-cookie': removedLoginCookie() }, body: await userToWire(user) };
    },
  } satisfies Partial<Handlers>;
}

function askerOf({ network, knownToken, loginToken }: Browser, proof: Asker['proof']): Asker {
  return { network, knownToken, browserToken: loginToken, proof };
}

function sessionToWire({ id, createdAt, lastUsedAt, device }: Session, caller: UserCaller): Wire['Session'] {
  const isCurrent = id === caller.sessionId;
  return { id, isCurrent, createdAt, lastUsedAt, device };
}
