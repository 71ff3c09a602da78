import type { ContactPoint } from '#kernel/contact.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { hashToken } from '#kernel/tokens.ts';
import { type Asker, type CodeLetter, createOneTimeCodes } from '../one-time-codes.ts';
import type { CodePurpose, Session, User } from '../ports.ts';
import { createAuthMemory } from './memory-auth.ts';

type CodeDeps = Parameters<typeof createOneTimeCodes>[0];

/** Creates one-time codes over an in-memory database. `letters` holds every letter written, including letters that were not sent. */
export function createAuthFixture(changes: Partial<CodeDeps> = {}) {
  const memory = createAuthMemory();
  const { clock, pass } = createTestClock();
  const newId = createTestIds();
  const letters: CodeLetter[] = [];
  const alarms: string[] = [];
  const codes = createOneTimeCodes({
    transact: memory.transact,
    clock,
    newId,
    secretKeys: ['secret'],
    ttlSeconds: 600,
    limiter: async () => 0,
    crowd: undefined,
    canSend: async () => true,
    writeCode: (letter) => {
      letters.push(letter);
      const { id, to, code, language } = letter;
      return { id, channel: 'email', to: to.value, subject: '', text: code, html: '', language };
    },
    alarm: (message) => void alarms.push(message),
    ...changes,
  });
  /** Requests a code; returns the code and the browser's token. */
  const askFor = async (contact: ContactPoint, purpose: CodePurpose, from: Partial<Asker> = {}) => {
    const { browserToken } = await codes.request({ purpose, contact, language: 'ru', asker: { ...asker, ...from } });
    return { code: letters.at(-1)?.code ?? '', browserToken };
  };
  return { ...memory, clock, pass, newId, codes, letters, alarms, askFor };
}

/** A stranger. */
export const asker: Asker = { network: '203.0.113.0/24' };

export function email(value: string): ContactPoint {
  return { kind: 'email', value };
}

export const anna: User = {
  id: 'anna',
  email: 'anna@example.com',
  phone: null,
  role: 'customer',
  partner: null,
  language: 'ru',
  createdAt: new Date('2026-11-01T10:00:00Z'),
};

/** Anna's session with the token `token`; `changes` replace the defaults. */
export function annasSession(token: string, changes: Partial<Session> = {}): Session & { tokenHash: string } {
  const at = new Date('2026-11-20T10:00:00Z');
  return {
    id: token,
    userId: anna.id,
    createdAt: at,
    lastUsedAt: at,
    device: 'Firefox',
    secondFactorAt: null,
    tokenHash: hashToken(token),
    ...changes,
  };
}
