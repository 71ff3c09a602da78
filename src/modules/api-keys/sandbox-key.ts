import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { KEY_SCOPES } from '#kernel/caller.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { ShopError } from '#kernel/errors.ts';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';
import { createKeyKeeping, type KeyDeps, type MadeKey } from './manage-keys.ts';
import type { KeyPartner } from './ports.ts';

/** The most keys a day: more than a class of programmers needs, and too few to fill a database. */
const MOST_A_DAY = 500;

interface Deps extends KeyDeps {
  readonly addPartner: (partner: Omit<KeyPartner, 'isSuspended'>) => Promise<void>;
  /** Counts one more key; returns 0, or the seconds until there are keys again. Undefined when nothing is counted. */
  readonly count: ((bucket: string, most: number, seconds: number) => Promise<number>) | undefined;
}

/**
 * Gives whoever tries the sandbox a key for a day, of a partner made for it, so that nobody sees what others try. Throws `rate_limited`,
 * and `not_found` in a shop with real money.
 */
export function createMakeSandboxKey(deps: Deps) {
  const keeping = createKeyKeeping(deps);
  return async (): Promise<MadeKey> => {
    if (deps.mode !== 'sandbox') throw new ShopError('not_found');
    const wait = (await deps.count?.('sandbox keys', MOST_A_DAY, DAY_SECONDS)) ?? 0;
    if (wait > 0) throw new ShopError('rate_limited', { retryAfterSeconds: wait });
    const slug = `try-${deps.newId().replaceAll('-', '').slice(-12)}`;
    await deps.addPartner({ slug, name: 'A partner to try with', email: `${slug}@example.com`, language: CONTRACT_LANGUAGE });
    const wanted = { name: 'To try with', scopes: KEY_SCOPES, addresses: [], expiresInDays: 1 };
    return keeping.make({ ...MACHINE_OPERATOR, operator: 'sandbox' }, slug, wanted);
  };
}
