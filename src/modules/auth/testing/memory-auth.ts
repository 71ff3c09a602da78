import { spellingsOf } from '#kernel/contact.ts';
import type { Message } from '#kernel/messages.ts';
import { type AuditState, insistOnLock, memoryAudit, memoryOutbox, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type {
  AuthEvents,
  BrowserStore,
  CodeStore,
  ProvenMailbox,
  Session,
  SessionPlace,
  SessionReader,
  SessionStore,
  SignInEvent,
  StoredCode,
  User,
  UserStore,
} from '../ports.ts';

export function createAuthMemory() {
  const state = emptyState();
  const stores = {
    codes: memoryCodes(state),
    browsers: memoryBrowsers(state),
    users: memoryUsers(state),
    sessions: memorySessions(state),
    authEvents: { record: async (event, subject, at) => void state.events.push({ event, subject, at }) } satisfies AuthEvents,
    messages: memoryOutbox(state),
    audit: memoryAudit(state),
  };
  return { state, stores, transact: memoryTransact(state, stores), sessions: memorySessionReader(state) };
}

function emptyState() {
  return {
    ...memoryState(),
    codes: [] as (StoredCode & { tries: number; usedAt: Date | null })[],
    browsers: [] as { tokenHash: string; contactHash: string; at: Date }[],
    users: [] as User[],
    sessions: [] as (Session & { tokenHash: string })[],
    events: [] as { event: SignInEvent; subject: string; at: Date }[],
    /** The columns of orders that auth changes: the owner, and the customer's e-mail. */
    orders: [] as { userId: string | null; email: string | null }[],
    /** Mailboxes whose orders are not all joined yet. */
    mailboxes: [] as ProvenMailbox[],
    /** Whose e-mails are proven. */
    proven: [] as ProvenMailbox[],
    messages: [] as Message[],
    actions: [] as AuditState['actions'],
  };
}

type State = ReturnType<typeof emptyState>;

function memoryCodes(state: State) {
  return {
    // `since` gets only hashes of the contact, and so can insist on no more than that some contact is locked.
    lockContact: async ({ value }) => void state.locks.add('contact').add(value),
    since: async (hashes, instant) => {
      insistOnLock(state, 'contact');
      return state.codes.filter(({ contactHash, createdAt }) => hashes.includes(contactHash) && createdAt > instant);
    },
    add: async (code) => void state.codes.push({ ...code, tries: 0, usedAt: null }),
    endThoseOf: async (browserHash, purpose, at) => {
      const isOfBrowser = (code: StoredCode) => code.browserHash === browserHash && code.purpose === purpose;
      state.codes = state.codes.map((code) => (isOfBrowser(code) ? { ...code, usedAt: code.usedAt ?? at } : code));
    },
    countTry: async ({ purpose, contactHashes, browserHash, now, mostTries }) => {
      const code = state.codes.find(
        (each) =>
          each.browserHash === browserHash &&
          each.purpose === purpose &&
          contactHashes.includes(each.contactHash) &&
          each.usedAt === null &&
          each.expiresAt > now &&
          each.tries < mostTries,
      );
      if (code) code.tries += 1;
      return code && { id: code.id, codeHash: code.codeHash, tries: code.tries };
    },
    markUsed: async (id, at) => {
      state.codes = state.codes.map((code) => (code.id === id ? { ...code, usedAt: at } : code));
    },
  } satisfies CodeStore;
}

function memoryBrowsers(state: State) {
  return {
    isKnown: async (hash, contacts) =>
      state.browsers.some(({ tokenHash, contactHash }) => tokenHash === hash && (contacts?.includes(contactHash) ?? true)),
    remember: async (signIn) => void state.browsers.push(signIn),
  } satisfies BrowserStore;
}

function memoryUsers(state: State) {
  const change = (userId: string, changes: Partial<Pick<User, 'email' | 'language'>>) => {
    state.users = state.users.map((user) => (user.id === userId ? { ...user, ...changes } : user));
  };
  return {
    findByContact: async ({ kind, value }) =>
      kind === 'phone' ? state.users.find(({ phone }) => phone === value) : findSpelled(state.users, value),
    lock: async (id) => {
      state.locks.add(id);
      return state.users.find((user) => user.id === id);
    },
    // Nobody else sees a row before its transaction ends, so it is as good as locked.
    add: async (user) => {
      state.locks.add(user.id);
      state.users.push(user);
    },
    setLanguage: async (id, language) => change(id, { language }),
    changeEmail: async (id, email) => {
      insistOnLock(state, id);
      const others = state.users.filter((user) => user.id !== id);
      const isTaken = findSpelled(others, email) !== undefined;
      if (!isTaken) change(id, { email });
      return !isTaken;
    },
    joinOrders: async ({ userId, email }, limit) => {
      const asGuest = state.orders.filter((order) => order.userId === null && order.email === email).slice(0, limit);
      state.orders = state.orders.map((order) => (asGuest.includes(order) ? { userId, email } : order));
      const present = state.users.find((user) => user.id === userId)?.email ?? null;
      const lacked = email === present ? null : email;
      const lacking = state.orders
        .filter((order) => present !== null && order.userId === userId && order.email === lacked)
        .slice(0, limit);
      state.orders = state.orders.map((order) => (lacking.includes(order) ? { userId, email: present } : order));
      return asGuest.length + lacking.length;
    },
    prove: async (mailbox) => void state.proven.push(mailbox),
    saveMailbox: async (mailbox) => void state.mailboxes.push(mailbox),
    lockMailbox: async () => state.mailboxes[0],
    forgetMailbox: async (mailbox) => {
      state.mailboxes = state.mailboxes.filter((other) => other !== mailbox);
    },
  } satisfies UserStore;
}

/** The user with an e-mail in any of its spellings, first with the given one. */
export function findSpelled(users: readonly User[], email: string): User | undefined {
  const spelled = users.filter((user) => user.email !== null && spellingsOf(email).includes(user.email));
  return spelled.find((user) => user.email === email) ?? spelled[0];
}

function memorySessions(state: State) {
  return {
    add: async (session, tokenHash) => void state.sessions.push({ ...session, tokenHash }),
    endByToken: async (tokenHash) => {
      const ended = state.sessions.find((session) => session.tokenHash === tokenHash);
      state.sessions = state.sessions.filter((session) => session !== ended);
      return state.users.find(({ id }) => id === ended?.userId);
    },
    giveFactor: async ({ id, userId }, tokenHash, at) => {
      const isMeant = (session: Session) => session.id === id && session.userId === userId;
      const hasSession = state.sessions.some(isMeant);
      state.sessions = state.sessions.map((session) =>
        isMeant(session) ? { ...session, tokenHash, secondFactorAt: at, lastUsedAt: at } : session,
      );
      return hasSession;
    },
    endAllOf: async (userId) => {
      state.sessions = state.sessions.filter((session) => session.userId !== userId);
    },
  } satisfies SessionStore;
}

function memorySessionReader(state: State) {
  const user = async (id: string) => state.users.find((each) => each.id === id);
  return {
    find: async (tokenHash) => {
      const session = state.sessions.find((each) => each.tokenHash === tokenHash);
      const owner = session && (await user(session.userId));
      return session && owner && { session, user: owner };
    },
    saveLastUse: async (id, at) => {
      state.sessions = state.sessions.map((session) => (session.id === id ? { ...session, lastUsedAt: at } : session));
    },
    end: async (id, userId) => {
      const before = state.sessions.length;
      state.sessions = state.sessions.filter((session) => session.id !== id || session.userId !== userId);
      return state.sessions.length < before;
    },
    list: async (userId, limit, after) =>
      state.sessions
        .filter((session) => session.userId === userId && (!after || placeOf(session) < placeOf(after)))
        .sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
        .slice(0, limit),
    user,
  } satisfies SessionReader;
}

function placeOf({ lastUsedAt, id }: SessionPlace): string {
  return `${lastUsedAt.toISOString()} ${id}`;
}
