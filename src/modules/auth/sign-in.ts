import type { ContactPoint } from '#kernel/contact.ts';
import type { MakeDeps, WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import { joinOrders } from './join-orders.ts';
import { rememberBrowser } from './known-browsers.ts';
import { type CodeRequest, type CodeTry, contactOrRefuse, type OneTimeCodes } from './one-time-codes.ts';
import type { AuthTransact, User, UserStore } from './ports.ts';

export interface SignIn extends Pick<CodeTry, 'code' | 'browserToken' | 'knownToken'> {
  /** As typed. */
  readonly contact: string;
  /** The token of the browser's current session, which the new session replaces. */
  readonly sessionToken: string | undefined;
  readonly device: string;
  readonly language: Language;
}

/**
 * Signs in with a code. The first sign-in of a contact creates its user; guest orders with the same e-mail join the account. Throws
 * `invalid_code`, `invalid_request` for an invalid contact. Staff can do nothing as staff until they give a second factor, too.
 */
export function createSignIn(deps: MakeDeps<AuthTransact> & { codes: OneTimeCodes }) {
  const { transact, codes, clock, newId } = deps;
  return async (command: SignIn) => {
    const contact = contactOrRefuse(command.contact);
    const signedIn = await transact(async (stores) => {
      if (!(await codes.redeem(stores, { ...command, contact, purpose: 'sign_in' }))) return undefined;
      const { user, isNewUser } = await findOrAdd(deps, stores.users, contact, command.language);
      if (user.email !== null) await joinOrders(stores.users, { userId: user.id, email: user.email, provenAt: clock() });
      if (command.sessionToken) await stores.sessions.endByToken(hashToken(command.sessionToken));
      const sessionToken = newToken();
      const now = clock();
      const { device } = command;
      const session = { id: newId(), userId: user.id, createdAt: now, lastUsedAt: now, secondFactorAt: null, device };
      await stores.sessions.add(session, hashToken(sessionToken));
      await stores.authEvents.record('ok', codes.pseudonym(contact.value), now);
      const known = { contactHash: codes.pseudonym(contact.value), at: now };
      const knownToken = await rememberBrowser(stores.browsers, command.knownToken, known);
      // Both tokens are for cookies; the server stores only their hashes.
      return { isNewUser, user, sessionToken, knownToken };
    });
    if (signedIn) return signedIn;
    await codes.watchWrongCodes();
    throw new ShopError('invalid_code');
  };
}

/** The user of a contact, who is added at the first sign-in; letters are from then on in the language in which they signed in last. */
async function findOrAdd({ newId, clock }: MakeDeps<AuthTransact>, users: UserStore, contact: ContactPoint, language: Language) {
  const known = await findKnown(users, contact);
  if (known) {
    if (known.language !== language) await users.setLanguage(known.id, language);
    return { user: { ...known, language }, isNewUser: false };
  }
  const user: User = {
    id: newId(),
    email: contact.kind === 'email' ? contact.value : null,
    phone: contact.kind === 'phone' ? contact.value : null,
    role: 'customer',
    partner: null,
    language,
    createdAt: clock(),
  };
  await users.add(user);
  return { user, isNewUser: true };
}

/** The user of a contact. An older account, whose e-mail was stored with its host in ASCII, gets the e-mail with the host in letters. */
async function findKnown(users: UserStore, contact: ContactPoint): Promise<User | undefined> {
  const known = await users.findByContact(contact);
  if (known === undefined || contact.kind === 'phone' || known.email === contact.value) return known;
  // The account may have been closed meanwhile.
  if (!(await users.lock(known.id))) return undefined;
  await users.changeEmail(known.id, contact.value);
  return { ...known, email: contact.value };
}

interface SignInRequest extends Pick<CodeRequest, 'language' | 'asker'> {
  /** As typed. */
  readonly contact: string;
}

/** Sends a code for signing in. Throws like `OneTimeCodes.request`, and `invalid_request` for an invalid contact. */
export function createRequestSignIn(codes: OneTimeCodes) {
  return async ({ contact, language, asker }: SignInRequest) =>
    codes.request({ purpose: 'sign_in', contact: contactOrRefuse(contact), language, asker });
}

/** Ends the session of a token; does nothing without a valid token. */
export function createSignOut({ transact, codes, clock }: WriteDeps<AuthTransact> & { codes: OneTimeCodes }) {
  return async (sessionToken: string | undefined): Promise<void> => {
    if (sessionToken === undefined) return;
    await transact(async ({ sessions, authEvents }) => {
      const user = await sessions.endByToken(hashToken(sessionToken));
      if (user) await authEvents.record('logout', codes.pseudonym(user.email ?? user.phone ?? ''), clock());
    });
  };
}
