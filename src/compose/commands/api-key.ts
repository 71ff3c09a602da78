import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { KEY_SCOPES, type KeyScope } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Args, defineCommand, UsageError } from '../../commands/command.ts';
import { composeKeyKeeping } from '../api-keys.ts';
import type { Ground } from '../ground.ts';
import { ID } from './command-words.ts';

const SLUG = /[a-z0-9][a-z0-9-]{0,62}/;
/** What a key may do when no scopes are named: the first two, as the usage says. */
const USUAL_SCOPES: readonly KeyScope[] = ['catalogue:read', 'orders:read'];
const SCOPE = `(${KEY_SCOPES.join('|')})`;
const SCOPES = new RegExp(`${SCOPE}(,${SCOPE})*`);
/** How long a key that was exchanged still opens the shop. */
const KEEP_HOURS = 24;

const OPTIONS = {
  partner: { value: 'SLUG', meaning: 'of the partner', isRequired: true, pattern: SLUG },
  name: { value: 'TEXT', meaning: 'how the key is called, up to 80 characters', pattern: /[^\p{Cc}]{0,79}[^\s\p{Cc}]/u },
  scopes: {
    value: 'LIST',
    meaning: `what it may do, separated by commas: ${KEY_SCOPES.join(', ')} (default: the first two)`,
    pattern: SCOPES,
  },
  addresses: { value: 'LIST', meaning: 'addresses and networks from which it may be used, separated by commas (default: all)' },
  days: { value: 'NUMBER', meaning: 'after so many days it ends (default: never)', pattern: /[1-9]\d{0,2}/ },
  rotate: { value: 'ID', meaning: 'make a key like this one, which goes on for a day', pattern: ID },
  revoke: { value: 'ID', meaning: 'revoke this key at once', pattern: ID },
} as const;

/** Makes, exchanges or revokes a key of a partner's programs. */
export const apiKey = defineCommand({
  name: 'api-key',
  meaning: "make a key for a partner's programs, or, with rotate or revoke, exchange or revoke one",
  options: OPTIONS,
  run: async (ground: Ground, args, { operator }) => {
    try {
      return { lines: await carryOut(ground, args, operator) };
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'not_found') throw error;
      const key = args.revoke ?? args.rotate;
      const orKey = key ? `, or no valid key ${key} of theirs` : '';
      const line = `Refused: there is no partner ${args.partner}${orKey}. Partners come from PARTNERS and from the panel.`;
      return { lines: [line], exitCode: 1 };
    }
  },
});

async function carryOut(ground: Ground, args: Args<typeof OPTIONS>, operator: string): Promise<string[]> {
  const { partner, rotate, revoke, ...wanted } = args;
  const isWanted = Object.values(wanted).some((value) => value !== undefined);
  if ([rotate, revoke, isWanted].filter(Boolean).length > 1)
    throw new UsageError('Beside --partner, --rotate or --revoke takes no other option.');
  const { name = 'made by a command', scopes, addresses, days } = wanted;
  const keeping = composeKeyKeeping(ground);
  const keeper = { ...MACHINE_OPERATOR, operator };
  if (revoke) {
    await keeping.revoke(keeper, partner, revoke);
    return ['Revoked: the key opens nothing any more.'];
  }
  const wantedKey = {
    name,
    scopes: (scopes?.split(',') as KeyScope[] | undefined) ?? USUAL_SCOPES,
    addresses: addresses?.split(',') ?? [],
    expiresInDays: days === undefined ? null : Number(days),
  };
  const { key, text } = rotate
    ? await keeping.rotate(keeper, partner, rotate, { keepHours: KEEP_HOURS })
    : await keeping.make(keeper, partner, wantedKey);
  return [text, `Key ${key.id}. It is shown this once: keep it where your program finds it, and nobody else.`];
}
