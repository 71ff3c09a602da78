import type { UserCaller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import {
  type Asker,
  type createConfirmEmailChange,
  type createListSessions,
  type createRequestEmailChange,
  describeDevice,
  type SentCode,
  type Session,
  type SignedIn,
  type SignIn,
  type User,
} from '#modules/auth/index.ts';
import type { OwnProfile } from '#modules/profiles/index.ts';
import type { Browser, Handlers, Wire } from '../contract/contract.ts';
import { type CookieNames, cookieHeader, KNOWN_BROWSER_SECONDS, leavingCookies } from '../requests/cookies.ts';
import { profileToWire } from './profiles.ts';

export interface AuthUseCases {
  readonly requestSignIn: (command: { contact: string; language: Language; asker: Asker }) => Promise<SentCode>;
  readonly signIn: (command: SignIn) => Promise<SignedIn>;
  readonly signOut: (sessionToken: string | undefined) => Promise<void>;
  readonly findUser: (id: string) => Promise<User | undefined>;
  readonly listSessions: ReturnType<typeof createListSessions>;
  readonly revokeSession: (id: string, userId: string) => Promise<void>;
  readonly requestEmailChange: ReturnType<typeof createRequestEmailChange>;
  readonly confirmEmailChange: ReturnType<typeof createConfirmEmailChange>;
  /** Undefined until the user has made a profile. */
  readonly findProfile: (user: User) => Promise<OwnProfile | undefined>;
}

interface CookieRules {
  readonly names: CookieNames;
  readonly sessionSeconds: number;
}

/** Operations of the tag `auth`, and the change of an e-mail, which a code confirms as well. */
export function authHandlers(shop: AuthUseCases, { names, sessionSeconds }: CookieRules) {
  const withoutLogin = () => cookieHeader(names, 'login', '', 0);

  const codeSent = ({ browserToken, ...body }: SentCode) => ({
    status: 200 as const,
    headers: { 'set-cookie': cookieHeader(names, 'login', browserToken, body.expiresInSeconds) },
    body,
  });

  const toWire = async (user: User): Promise<Wire['User']> => {
    const { id, role, language } = user;
    const profile = await shop.findProfile(user);
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
      return codeSent(await shop.requestSignIn({ contact: body.contact, language, asker }));
    },
    async verifyCode({ body, language, browser }) {
      const { isNewUser, user, sessionToken, knownToken } = await shop.signIn({
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
        withoutLogin(),
      ];
      return { status: 200, headers: { 'set-cookie': cookies }, body: { isNewUser, user: await toWire(user) } };
    },
    async logout({ browser }) {
      await shop.signOut(browser.sessionToken);
      return { status: 204, headers: { 'set-cookie': leavingCookies(names) }, body: undefined };
    },
    async getMe({ caller }) {
      return { status: 200, body: await toWire(await present(shop, caller)) };
    },
    async listSessions({ caller, query }) {
      const { items, nextCursor } = await shop.listSessions(caller.userId, query.limit ?? 50, query.cursor);
      return { status: 200, body: { items: items.map((session) => sessionToWire(session, caller)), nextCursor } };
    },
    async revokeSession({ caller, params }) {
      await shop.revokeSession(params.id, caller.userId);
      const headers = params.id === caller.sessionId ? { 'set-cookie': leavingCookies(names) } : {};
      return { status: 204, headers, body: undefined };
    },
    async requestEmailChange({ body, caller, language, browser }) {
      const asker = askerOf(browser, body.proof);
      return codeSent(await shop.requestEmailChange(caller, { email: body.email, language, asker }));
    },
    async confirmEmailChange({ body, caller, browser }) {
      const user = await shop.confirmEmailChange(caller, {
        ...body,
        browserToken: browser.loginToken,
        knownToken: browser.knownToken,
      });
      return { status: 200, headers: { 'set-cookie': withoutLogin() }, body: await toWire(user) };
    },
  } satisfies Partial<Handlers>;
}

function askerOf({ network, knownToken, loginToken }: Browser, proof: Asker['proof']): Asker {
  return { network, knownToken, browserToken: loginToken, proof };
}

async function present(shop: AuthUseCases, { userId }: UserCaller): Promise<User> {
  const user = await shop.findUser(userId);
  if (!user) throw new ShopError('not_signed_in');
  return user;
}

function sessionToWire({ id, createdAt, lastUsedAt, device }: Session, caller: UserCaller): Wire['Session'] {
  const isCurrent = id === caller.sessionId;
  return { id, isCurrent, createdAt, lastUsedAt, device };
}
