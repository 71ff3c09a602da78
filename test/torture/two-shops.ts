import { expect } from 'vitest';
import { freshDatabase } from '../support/fresh-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

/** Two instances of the shop on one PostgreSQL. */
export interface TwoShops {
  readonly shops: readonly [ServerProcess, ServerProcess];
  readonly databaseUrl: string;
  /** Settings of the first instance. */
  readonly env: Record<string, string>;
  /** Stops both, which must end well, and drops the database. */
  end(): Promise<void>;
}

/** `env` are settings of both instances, `second` of the second alone. */
export async function startTwoShops(env: Record<string, string> = {}, second: Record<string, string> = {}): Promise<TwoShops> {
  const database = await freshDatabase('postgres');
  const settings = { LOG_LEVEL: 'error', ...database.env, ...env };
  const shops = [await startServer(settings), await startServer({ ...settings, ...second })] as const;
  const end = async () => {
    for (const shop of shops) expect((await shop.stop()).code).toBe(0);
    await database.drop();
  };
  return { shops, databaseUrl: database.env.DATABASE_URL ?? '', env: settings, end };
}

/** Calls again and again until `isOver`, one call after another, and returns how long the slowest took, in milliseconds. */
export async function slowest(isOver: () => boolean, call: () => Promise<unknown>): Promise<number> {
  let most = 0;
  do {
    const start = performance.now();
    await call();
    most = Math.max(most, performance.now() - start);
  } while (!isOver());
  return most;
}
