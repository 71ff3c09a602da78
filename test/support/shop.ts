import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { composeShop, type Overrides } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { expectAuditInWords } from './audit-in-words.ts';
import { checkAnswer } from './contract-check.ts';
import { expectEventsDescribed } from './events-described.ts';
import { recordExercised } from './exercised.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { expectLedgerAgrees } from './ledger-agrees.ts';
import { recordAnswer } from './recorded-answers.ts';
import { tasksOf } from './tasks.ts';

interface ShopOptions {
  /** Settings besides those of a sandbox without rate limits. */
  readonly env?: Record<string, string>;
  /** What composeShop takes in place of its own: the clock, say. */
  readonly overrides?: Overrides;
  /** A database that a former version has left, with a ledger that says less than its rows and is not compared; by default a fresh one. */
  readonly former?: FreshDatabase;
}

export interface ShopRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  /** An object is sent as JSON; a string as it is, with the content type that `headers` give. */
  readonly payload?: unknown;
  readonly headers?: Record<string, string>;
}

/** An instant before the days that the contract's examples and the tests plan for. */
export const BEFORE_PLANS = Date.parse('2026-11-20T10:00:00Z');

/** A clock that moves only when a test says so. */
export function testClock(start = BEFORE_PLANS) {
  let now = start;
  return {
    clock: () => new Date(now),
    now: () => now,
    pass(seconds: number) {
      now += seconds * 1000;
    },
    set(instant: string | number) {
      now = new Date(instant).getTime();
    },
  };
}

/** A clock that goes on by a millisecond whenever it is read: what is done later is later. */
function steadyClock(): () => Date {
  let now = BEFORE_PLANS;
  return () => new Date(now++);
}

/** The text of an answer, whose encoding a client of its own would undo. A 304 names the encoding of the copy and has no body. */
function decoded(body: Buffer, encoding: unknown): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

export type TestShop = Awaited<ReturnType<typeof startShop>>;

/**
 * The shop on a fresh database, seeded, of the kind that the vitest project asks for, with a clock of its own; no port is opened.
 * Every answer to `request` is held against the contract, and one that differs fails the test. Closing it fails when the ledger is
 * broken or differs from the other tables of money, when the log of the staff holds a field without words, or when an event is not as the contract says.
 */
export async function startShop(options: ShopOptions = {}) {
  const database = options.former ?? (await freshDatabase());
  const config = readConfig({
    SHOP_MODE: 'sandbox',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    // Required with a public address.
    ...(options.env?.PUBLIC_URL && { SANDBOX_ACCESS: 'the-secret-of-the-sandbox' }),
    ...database.env,
    ...options.env,
  });
  const composed = await composeShop(config, { clock: steadyClock(), ...options.overrides });

  /** A sandbox with a public address asks for its secret; an empty header of the request itself gives none. */
  const secretFor = (url: string): Record<string, string> =>
    config.sandboxAccess && url.startsWith('/api/sandbox/') ? { 'x-sandbox-access': config.sandboxAccess } : {};

  const request = async (wanted: ShopRequest) => {
    const { method = 'GET', url, payload } = wanted;
    const headers = { ...secretFor(url), ...wanted.headers };
    const response = await composed.app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const body = decoded(response.rawPayload, response.headers['content-encoding']);
    const answer = { method, url, status: response.statusCode, headers: response.headers, body };
    const operation = checkAnswer(answer);
    recordAnswer(answer);
    if (operation) recordExercised(inject('run'), inject('databaseKind'), operation.id, response.statusCode);
    return response;
  };

  const close = async () => {
    try {
      if (!options.former) await expectLedgerAgrees(composed.database.queries, config);
      await expectAuditInWords(composed.database.queries);
      await expectEventsDescribed(composed.database.queries);
    } finally {
      await composed.close();
      await database.drop();
    }
  };

  return { ...composed, ...tasksOf(composed), config, request, close };
}

/** A shop for all tests of a file or of a group, or for the test that opens it, after which it is closed. */
export async function openShop(options: ShopOptions = {}): Promise<TestShop> {
  const shop = await startShop(options);
  // In a test `afterAll` does nothing.
  const whenOver = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenOver(shop.close);
  return shop;
}
