import type { Clock } from '#kernel/clock.ts';
import { type ContactPoint, isPlaceholder, parseContact } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import type { AuthEvents, AuthTransact, CodePurpose, CodeStore, Limiter } from './ports.ts';
import { CODE_LENGTH, hashToken, keyedHashes, newCode, newToken } from './secrets.ts';

/** Limits for each contact. */
export const CODE_LIMITS = {
  triesPerCode: 5,
  triesPerDay: 50,
  codesPerTenMinutes: 3,
  codesPerDay: 10,
  resendSeconds: 60,
} as const;

/** Above these numbers of sent codes and of wrong codes, over all contacts in ten minutes, the shop raises an alarm. */
const IN_ALL = { sent: 600, wrong: 200, windowSeconds: 600 };

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly contact: ContactPoint;
  readonly language: Language;
  /** The token of the browser's earlier code, which ends with this request; undefined when the browser sent none. */
  readonly browserToken?: string | undefined;
}

export interface CodeTry {
  readonly purpose: CodePurpose;
  readonly contact: ContactPoint;
  readonly code: string;
  /** The token that `request` returned to this browser; undefined when the browser sent none. */
  readonly browserToken: string | undefined;
}

export interface SentCode {
  readonly codeLength: number;
  readonly expiresInSeconds: number;
  readonly resendInSeconds: number;
  /** Binds the code to the browser that requested the code. */
  readonly browserToken: string;
}

interface Deps {
  readonly transact: AuthTransact;
  readonly clock: Clock;
  readonly newId: NewId;
  /** The first key signs, every key verifies. */
  readonly secretKeys: readonly string[];
  readonly ttlSeconds: number;
  /** Undefined switches off the limits on how many codes are sent. */
  readonly limiter: Limiter | undefined;
  /** Resolves to false while the channel is known to be down. */
  readonly canSend: (channel: Message['channel']) => Promise<boolean>;
  readonly writeCode: (letter: CodeLetter) => Message;
  /** Tells the people who run the shop of a possible attack: guessing of codes, or a flood of messages at the shop's cost. */
  readonly alarm: (what: string) => void;
}

/** The content of a message with a code. */
export interface CodeLetter {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly to: ContactPoint;
  readonly code: string;
  readonly language: Language;
  readonly expiresAt: Date;
  readonly minutes: number;
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

/** Sends one-time codes, and accepts each code once, only from the browser that requested the code. */
export function createOneTimeCodes(deps: Deps) {
  const { transact, clock, newId, ttlSeconds } = deps;
  const contacts = keyedHashes(deps.secretKeys, 'contact');
  const codes = keyedHashes(deps.secretKeys, 'code');
  const alarm = onceAMinute(deps.alarm, clock);

  /** Throws `rate_limited`, or `unavailable` while the channel is down. Does the same work for every contact. */
  async function request({ purpose, contact, language, browserToken: earlier }: CodeRequest): Promise<SentCode> {
    await refuseFlood(deps.limiter, alarm);
    if (!(await deps.canSend(channelOf(contact)))) throw new ShopError('unavailable', { retryAfterSeconds: 60 });
    const [code, browserToken, id, now] = [newCode(), newToken(), newId(), clock()];
    const expiresAt = new Date(now.getTime() + ttlSeconds * 1000);
    const wait = await transact(async (stores) => {
      await stores.codes.lockContact(contact);
      const hashes = contacts.all(contact.value);
      const seconds = deps.limiter ? await secondsToWait(stores.codes, hashes, now) : 0;
      if (seconds > 0) return seconds;
      const isReal = !isPlaceholder(contact);
      if (earlier !== undefined) await stores.codes.endThoseOf(hashToken(earlier), purpose, now);
      await stores.codes.add({
        id,
        purpose,
        contactHash: contacts.sign(contact.value),
        codeHash: codes.sign(`${id}|${isReal ? code : newToken()}`),
        browserHash: hashToken(browserToken),
        createdAt: now,
        expiresAt,
      });
      const minutes = Math.ceil(ttlSeconds / 60);
      const letter = deps.writeCode({ id: newId(), purpose, to: contact, code, language, expiresAt, minutes });
      if (isReal) await stores.messages.add(letter);
      return 0;
    });
    if (wait > 0) throw new ShopError('rate_limited', { retryAfterSeconds: wait });
    return { codeLength: CODE_LENGTH, expiresInSeconds: ttlSeconds, resendInSeconds: CODE_LIMITS.resendSeconds, browserToken };
  }

  /**
   * Checks a code within a transaction and locks the contact. Returns true for a right code, which cannot be used again. After false
   * the transaction must still be committed, because the try counts.
   */
  async function redeem(stores: { codes: CodeStore; authEvents: AuthEvents }, attempt: CodeTry): Promise<boolean> {
    const { contact, purpose, browserToken, code } = attempt;
    const now = clock();
    await stores.codes.lockContact(contact);
    const contactHashes = contacts.all(contact.value);
    const subject = contacts.sign(contact.value);
    const { tries } = await stores.codes.since(contactHashes, new Date(now.getTime() - DAY));
    if (tries >= CODE_LIMITS.triesPerDay) return note('locked');
    const mostTries = CODE_LIMITS.triesPerCode;
    const search = { purpose, contactHashes, browserHash: hashToken(browserToken ?? ''), now, mostTries };
    const found = await stores.codes.countTry(search);
    if (!found || !codes.matches(`${found.id}|${code}`, found.codeHash))
      return note(found?.tries === mostTries ? 'locked' : 'fail');
    await stores.codes.markUsed(found.id, now);
    return true;

    async function note(event: 'fail' | 'locked'): Promise<false> {
      await stores.authEvents.record(event, subject, now);
      return false;
    }
  }

  /** Counts a wrong code for the alarm. Must be called after the commit of a failed try. */
  async function watchWrongCodes(): Promise<void> {
    const wait = await deps.limiter?.('wrong codes in all', IN_ALL.wrong, IN_ALL.windowSeconds);
    if (wait) alarm('many wrong codes');
  }

  return { request, redeem, watchWrongCodes, pseudonym: contacts.sign };
}

/** Parses the text of the field `contact`; throws `invalid_request` with this field for an invalid contact. */
export function contactOrRefuse(text: string): ContactPoint {
  const contact = parseContact(text);
  if (!contact) throw new ShopError('invalid_request', { fields: [{ path: ['contact'], code: 'invalid_contact' }] });
  return contact;
}

/** Limits alarms to one a minute: otherwise an attack would fill the log with alarms. */
function onceAMinute(alarm: Deps['alarm'], clock: Clock): Deps['alarm'] {
  let quietUntil = 0;
  return (what) => {
    const now = clock().getTime();
    if (now < quietUntil) return;
    quietUntil = now + 60_000;
    alarm(what);
  };
}

function channelOf({ kind }: ContactPoint): Message['channel'] {
  return kind === 'email' ? 'email' : 'sms';
}

async function refuseFlood(limiter: Limiter | undefined, alarm: Deps['alarm']): Promise<void> {
  const wait = await limiter?.('codes in all', IN_ALL.sent, IN_ALL.windowSeconds);
  if (!wait) return;
  alarm('many codes asked for');
  throw new ShopError('rate_limited', { retryAfterSeconds: wait });
}

/** Returns the seconds until the contact may get another code; 0 when it may get a code now. */
async function secondsToWait(codes: CodeStore, contactHashes: readonly string[], now: Date): Promise<number> {
  const { askedAt } = await codes.since(contactHashes, new Date(now.getTime() - DAY));
  const waits = [
    [CODE_LIMITS.codesPerTenMinutes, TEN_MINUTES],
    [CODE_LIMITS.codesPerDay, DAY],
  ] as const;
  const seconds = waits.map(([most, window]) => {
    // Another code may be sent only when this code is older than the window.
    const oldest = askedAt.at(-most);
    return oldest ? Math.ceil((oldest.getTime() + window - now.getTime()) / 1000) : 0;
  });
  return Math.max(0, ...seconds);
}
