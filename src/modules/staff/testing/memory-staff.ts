import type { StaffAction } from '#kernel/audit.ts';
import type { MemberCaller } from '#kernel/permissions.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { insistOnLock, memoryTransact } from '#kernel/testing/memory.ts';
import { hashToken } from '#kernel/tokens.ts';
import type { User } from '#modules/auth/index.ts';
import { createAuthMemory, findSpelled } from '#modules/auth/testing/memory-auth.ts';
import { FACTOR_LIMITS, type Factor } from '../factor.ts';
import type { Challenge, FactorStore, LetterChoices, Member, MemberStore, Passkeys, PushDevice, PushDevices } from '../ports.ts';
import type { StaffDeps } from '../staff-deps.ts';
import type { StaffTopic } from '../topics.ts';

const at = new Date('2026-11-20T10:00:00Z');

/** An account whose e-mail begins with its id. */
export function account(id: string, changes: Partial<User> = {}): User {
  const shared = { phone: null, partner: null, language: 'ru', createdAt: at } as const;
  return { id, email: `${id}@example.com`, role: 'administrator', ...shared, ...changes };
}

/** Creates the staff over an in-memory database, with Vera as the administrator. */
export function createStaffMemory() {
  const auth = createAuthMemory();
  const state = Object.assign(auth.state, {
    factors: [] as (Factor & { userId: string })[],
    recovery: [] as { userId: string; hash: string; isUsed: boolean }[],
    challenges: [] as (Challenge & { at: Date; wrong: number; isUsed: boolean })[],
    suspended: [] as string[],
    letters: {} as Record<string, readonly StaffTopic[]>,
    push: [] as (PushDevice & { userId: string })[],
    audit: [] as (StaffAction & { by: string })[],
  });
  state.users = [account('vera')];
  const { clock, pass } = createTestClock();
  const stores = {
    ...auth.stores,
    factors: memoryFactors(state),
    members: memoryMembers(state),
    letterChoices: memoryLetterChoices(state),
    pushDevices: memoryPushDevices(state),
    audit: {
      record: async ({ userId }: { userId: string }, action: StaffAction) => void state.audit.push({ ...action, by: userId }),
    },
  };
  const deps: StaffDeps = {
    transact: memoryTransact(state, stores),
    clock,
    newId: createTestIds(),
    secretKeys: ['secret'],
    passkeys: fakePasskeys,
    writeNews: ({ id, email, language }, news) =>
      email === null
        ? undefined
        : { id, channel: 'email', to: email, subject: typeof news === 'string' ? news : news.kind, text: '', html: '', language },
  };
  /** Signs a member in with a code alone; the session's token is its id. */
  const signIn = (id: string, changes: Partial<MemberCaller> = {}): MemberCaller => {
    const sessionId = `session of ${id}`;
    const session = { id: sessionId, userId: id, createdAt: clock(), lastUsedAt: clock(), device: '', secondFactorAt: null };
    state.sessions = [...state.sessions.filter((one) => one.id !== sessionId), { ...session, tokenHash: hashToken(sessionId) }];
    const user = userCaller({ userId: id, email: `${id}@example.com`, sessionId, signedInAt: clock(), secondFactorAt: null });
    return { ...user, role: 'administrator', ...changes };
  };
  const letters = () => state.messages.map(({ to, subject }) => `${to} ${subject}`);
  return { state, deps, clock, pass, signIn, letters };
}

type State = ReturnType<typeof createStaffMemory>['state'];

function memoryFactors(state: State) {
  return {
    of: async (userId) => {
      insistOnLock(state, userId);
      return state.factors.filter((factor) => factor.userId === userId);
    },
    add: async (userId, factor) => {
      const isTaken = state.factors.some(
        (other) => other.kind === 'passkey' && factor.kind === 'passkey' && other.credentialId === factor.credentialId,
      );
      if (!isTaken) state.factors.push({ ...factor, userId });
      return !isTaken;
    },
    saveUse: async (factor) => {
      state.factors = state.factors.map((other) => (other.id === factor.id ? { ...factor, userId: other.userId } : other));
    },
    remove: async (id) => {
      state.factors = state.factors.filter((factor) => factor.id !== id);
    },
    removeAll: async (userId) => {
      const before = state.factors.length;
      state.factors = state.factors.filter((factor) => factor.userId !== userId);
      state.recovery = state.recovery.filter((code) => code.userId !== userId);
      state.challenges = state.challenges.filter((challenge) => challenge.userId !== userId);
      return before - state.factors.length;
    },
    recoveryCodesLeft: async (userId) => state.recovery.filter((code) => code.userId === userId && !code.isUsed).length,
    replaceRecoveryCodes: async (userId, hashes) => {
      const others = state.recovery.filter((code) => code.userId !== userId);
      state.recovery = [...others, ...hashes.map((hash) => ({ userId, hash, isUsed: false }))];
    },
    spendRecoveryCode: async (userId, hashes) => {
      const found = state.recovery.find((code) => code.userId === userId && hashes.includes(code.hash) && !code.isUsed);
      if (found) found.isUsed = true;
      return found !== undefined;
    },
    addChallenge: async (challenge, instant) =>
      void state.challenges.push({ ...challenge, at: instant, wrong: 0, isUsed: false }),
    findChallenge: async ({ id, userId, sessionId, purpose, now }) =>
      state.challenges.find(
        (each) =>
          each.id === id &&
          each.userId === userId &&
          each.sessionId === sessionId &&
          each.purpose === purpose &&
          each.expiresAt > now &&
          !each.isUsed &&
          each.wrong < FACTOR_LIMITS.wrongPerChallenge,
      ),
    countWrong: async (id) => {
      state.challenges = state.challenges.map((each) => (each.id === id ? { ...each, wrong: each.wrong + 1 } : each));
    },
    endChallenge: async (id) => {
      state.challenges = state.challenges.map((each) => (each.id === id ? { ...each, isUsed: true } : each));
    },
    wrongSince: async (userId, instant) =>
      state.challenges
        .filter((each) => each.userId === userId && each.purpose === 'give' && each.at > instant)
        .reduce((sum, { wrong }) => sum + wrong, 0),
  } satisfies FactorStore;
}

function memoryLetterChoices(state: State) {
  return {
    of: async (userId) => state.letters[userId] ?? null,
    save: async (userId, chosen) => {
      insistOnLock(state, userId);
      state.letters = { ...state.letters, [userId]: chosen };
    },
  } satisfies LetterChoices;
}

function memoryPushDevices(state: State) {
  return {
    of: async (userId) => state.push.filter((device) => device.userId === userId),
    save: async (userId, { id, endpoint, device, createdAt }) => {
      insistOnLock(state, userId);
      const others = state.push.filter((other) => other.endpoint !== endpoint);
      state.push = [...others, { userId, id, endpoint, device, createdAt }];
    },
    remove: async (userId, id) => {
      const before = state.push.length;
      state.push = state.push.filter((device) => device.id !== id || device.userId !== userId);
      return state.push.length < before;
    },
  } satisfies PushDevices;
}

function memoryMembers(state: State) {
  const memberOf = (user: User | undefined): Member | undefined => {
    if (!user || user.role === 'customer') return undefined;
    return { ...user, role: user.role, isSuspended: state.suspended.includes(user.id) };
  };
  return {
    administrators: async () => [],
    lockAdministrators: async () => {
      const ids = state.users
        .filter(({ id, role }) => role === 'administrator' && !state.suspended.includes(id))
        .map(({ id }) => id);
      for (const id of ids) state.locks.add(id);
      return ids;
    },
    lock: async (id) => {
      state.locks.add(id);
      return memberOf(state.users.find((user) => user.id === id));
    },
    lockByEmail: async (email) => {
      const user = findSpelled(state.users, email);
      if (user) state.locks.add(user.id);
      return user && { user, member: memberOf(user) };
    },
    save: async ({ id, role, partner, isSuspended }) => {
      state.users = state.users.map((user) => (user.id === id ? { ...user, role, partner } : user));
      state.suspended = [...state.suspended.filter((other) => other !== id), ...(isSuspended ? [id] : [])];
    },
  } satisfies MemberStore;
}

/** A browser whose answer is right when its signature, or its attestation, is the challenge itself; the answer's data is its counter. */
const fakePasskeys: Passkeys = {
  isPossible: true,
  creationOptions: async (_, __, challenge) => ({ challenge }),
  requestOptions: async (_, challenge) => ({ challenge }),
  verifyNew: async ({ id, attestationObject }, challengeHash) =>
    hashToken(attestationObject) === challengeHash ? { credentialId: id, publicKey: 'key', counter: 0 } : undefined,
  verify: async ({ signature, authenticatorData }, { counter }, challengeHash) =>
    hashToken(signature) === challengeHash && Number(authenticatorData) > counter ? Number(authenticatorData) : undefined,
};
