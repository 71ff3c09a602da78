import { type ContactPoint, isPlaceholder, parseContact } from '#kernel/contact.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { keyedHashes } from '#kernel/keyed-hashes.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import { CODE_LIMITS, dayBefore, hasTriesLeft, secondsToWait } from './code-limits.ts';
import type { Crowd } from './crowd.ts';
import { CODE_LENGTH, newCode } from './new-code.ts';
import { onceAMinute } from './once-a-minute.ts';
import type { AuthStores, AuthTransact, BrowserStore, CodePurpose, CodeStore, Limiter, StoredCode } from './ports.ts';
import type { Proof } from './proof-of-work.ts';
import { canGetSms } from './sms-reach.ts';

/** Above this number of wrong codes, over all contacts in ten minutes, the shop raises an alarm. */
const MOST_WRONG_CODES = 200;
const WRONG_CODES_SECONDS = 600;
/** So long a page waits before it offers another code. It is no limit: `secondsToWait` knows these. */
const RESEND_SECONDS = 60;

/** Who asks for a code. */
export interface Asker {
  /** The network that the request comes from. */
  readonly network: string;
  /** The token of the browser's earlier code, which ends with this request if it has the same purpose; undefined when none was sent. */
  readonly browserToken?: string | undefined;
  /** The token of a browser in which somebody has signed in before. */
  readonly knownToken?: string | undefined;
  /** The answer to a challenge. */
  readonly proof?: Proof | undefined;
}

export interface CodeRequest {
  readonly asker: Asker;
  readonly purpose: CodePurpose;
  readonly contact: ContactPoint;
  readonly language: Language;
}

export interface CodeTry {
  readonly purpose: CodePurpose;
  readonly contact: ContactPoint;
  readonly code: string;
  /** The token that `request` returned to this browser; undefined when the browser sent none. */
  readonly browserToken: string | undefined;
  /** As that of `Asker`. */
  readonly knownToken?: string | undefined;
}

export interface SentCode {
  readonly codeLength: number;
  readonly expiresInSeconds: number;
  readonly resendInSeconds: number;
  /** Binds the code to the browser that requested the code. */
  readonly browserToken: string;
}

interface Deps extends MakeDeps<AuthTransact> {
  /** The first key signs, every key verifies. */
  readonly secretKeys: readonly string[];
  readonly ttlSeconds: number;
  /** Undefined switches off the limits on how many codes are sent; `crowd` is then undefined, too. */
  readonly limiter: Limiter | undefined;
  readonly crowd: Crowd | undefined;
  /** Resolves to false while the channel is known to be down. */
  readonly canSend: (channel: Message['channel']) => Promise<boolean>;
  readonly writeCode: (letter: CodeLetter) => Message;
  /** Tells the people who run the shop that somebody may be guessing codes. */
  readonly alarm: (message: string) => void;
}

/** The content of a message with a code; `minutes` is how long the code is valid. */
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
  const contactHasher = keyedHashes(deps.secretKeys, 'contact');
  const codeHasher = keyedHashes(deps.secretKeys, 'code');
  const alarm = onceAMinute(deps.alarm, clock);

  /**
   * Throws `rate_limited`, `proof_required` for a stranger while very many codes are asked for, `invalid_request` for a phone that gets
   * no SMS, or `unavailable` while the channel is down. Does the same work for every contact.
   */
  async function request(codeRequest: CodeRequest): Promise<SentCode> {
    const { contact, asker } = codeRequest;
    refuseWithoutSms(contact);
    const token = asker.knownToken;
    const knownBrowserHash = token === undefined ? null : await transact(({ browsers }) => knownHash(browsers, contact, token));
    const send = () => sendCode(codeRequest, knownBrowserHash);
    if (knownBrowserHash !== null || !deps.crowd) return send();
    return deps.crowd.admit({ contact, network: asker.network, proof: asker.proof }, send);
  }

  /** Throws `unavailable` while the channel is down, and `rate_limited` while the contact gets no more codes. */
  async function sendCode(codeRequest: CodeRequest, knownBrowserHash: string | null): Promise<SentCode> {
    const { contact } = codeRequest;
    if (!(await deps.canSend(channelOf(contact)))) throw new ShopError('unavailable', { retryAfterSeconds: 60 });
    const browserToken = newToken();
    const wait = await transact(async (stores) => {
      const now = clock();
      await stores.codes.lockContact(contact);
      const seconds = await secondsUntilNext(stores.codes, contact, knownBrowserHash, now);
      if (seconds === 0) await addCode(stores, codeRequest, { knownBrowserHash, browserHash: hashToken(browserToken) }, now);
      return seconds;
    });
    if (wait > 0) throw new ShopError('rate_limited', { retryAfterSeconds: wait });
    return { codeLength: CODE_LENGTH, expiresInSeconds: ttlSeconds, resendInSeconds: RESEND_SECONDS, browserToken };
  }

  /** The seconds until a locked contact may get another code; 0 when it may now. */
  async function secondsUntilNext(store: CodeStore, contact: ContactPoint, knownBrowserHash: string | null, now: Date) {
    if (!deps.limiter) return 0;
    const earlierCodes = await store.since(contactHasher.all(contact.value), dayBefore(now));
    const ofBrowser = earlierCodes.filter((code) => code.knownBrowserHash === knownBrowserHash);
    return secondsToWait(ofBrowser, now);
  }

  /** Stores a code and its letter, and ends the browser's earlier code. Nobody reads a placeholder: its code fits nothing. */
  async function addCode(
    stores: AuthStores,
    { purpose, contact, language, asker }: CodeRequest,
    browser: Pick<StoredCode, 'browserHash' | 'knownBrowserHash'>,
    now: Date,
  ): Promise<void> {
    const id = newId();
    const code = newCode();
    const isReal = !isPlaceholder(contact);
    const expiresAt = new Date(now.getTime() + ttlSeconds * 1000);
    if (asker.browserToken !== undefined) await stores.codes.endThoseOf(hashToken(asker.browserToken), purpose, now);
    await stores.codes.add({
      id,
      purpose,
      contactHash: contactHasher.sign(contact.value),
      codeHash: codeHasher.sign(`${id}|${isReal ? code : newToken()}`),
      ...browser,
      createdAt: now,
      expiresAt,
    });
    const minutes = Math.ceil(ttlSeconds / 60);
    const letter = deps.writeCode({ id: newId(), purpose, to: contact, code, language, expiresAt, minutes });
    if (isReal) await stores.messages.add(letter);
  }

  /**
   * Checks a code within a transaction and locks the contact. Returns true for a right code, which cannot be used again. After false
   * the transaction must still be committed, because the try counts.
   */
  async function redeem(stores: RedeemStores, attempt: CodeTry): Promise<boolean> {
    const { contact, purpose, browserToken, code } = attempt;
    const now = clock();
    await stores.codes.lockContact(contact);
    const contactHashes = contactHasher.all(contact.value);
    const refuse = async (event: 'fail' | 'locked'): Promise<false> => {
      await stores.authEvents.record(event, contactHasher.sign(contact.value), now);
      return false;
    };
    const codesOfDay = await stores.codes.since(contactHashes, dayBefore(now));
    const isKnown = (await knownHash(stores.browsers, contact, attempt.knownToken)) !== null;
    if (!hasTriesLeft(codesOfDay, isKnown)) return refuse('locked');
    const mostTries = CODE_LIMITS.triesPerCode;
    // No code is bound to the empty token, so none fits in a browser that sent no token.
    const search = { purpose, contactHashes, browserHash: hashToken(browserToken ?? ''), now, mostTries };
    const sent = await stores.codes.countTry(search);
    if (!sent) return refuse('fail');
    if (!codeHasher.matches(`${sent.id}|${code}`, sent.codeHash)) return refuse(sent.tries === mostTries ? 'locked' : 'fail');
    await stores.codes.markUsed(sent.id, now);
    return true;
  }

  /** Counts a wrong code for the alarm. Must be called after the commit of a failed try. */
  async function watchWrongCodes(): Promise<void> {
    const wait = await deps.limiter?.('wrong codes in all', MOST_WRONG_CODES, WRONG_CODES_SECONDS);
    if (wait) alarm('many wrong codes');
  }

  /** The hash of the token of a browser in which somebody has signed in to the contact; else null. */
  async function knownHash(browsers: BrowserStore, contact: ContactPoint, token: string | undefined): Promise<string | null> {
    if (token === undefined) return null;
    const hash = hashToken(token);
    return (await browsers.isKnown(hash, contactHasher.all(contact.value))) ? hash : null;
  }

  return { request, redeem, watchWrongCodes, pseudonym: contactHasher.sign };
}

type RedeemStores = Pick<AuthStores, 'codes' | 'browsers' | 'authEvents'>;

/** Parses the text of the field `contact`; throws `invalid_request` with this field for an invalid contact. */
export function contactOrRefuse(text: string): ContactPoint {
  const contact = parseContact(text);
  if (!contact) throw refusedField(['contact'], 'invalid_contact');
  return contact;
}

function channelOf({ kind }: ContactPoint): Message['channel'] {
  return kind === 'email' ? 'email' : 'sms';
}

function refuseWithoutSms({ kind, value }: ContactPoint): void {
  if (kind === 'phone' && !canGetSms(value)) throw refusedField(['contact'], 'no_sms');
}
