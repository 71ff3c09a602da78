import { setTimeout } from 'node:timers/promises';
import {
  createFindKeyCaller,
  createKeyKeeping,
  createKeysForPartner,
  createKeysForShop,
  createMakeSandboxKey,
  type KeyDeps,
} from '#modules/api-keys/index.ts';
import { createWriteKeyNews } from '#modules/notifications/index.ts';
import { createSandboxInbox } from '../adapters/postgres/operations/sandbox-inbox.ts';
import { createKeyReader } from '../adapters/postgres/staff/api-keys.ts';
import { createPartnerReader } from '../adapters/postgres/staff/partners.ts';
import { apiKeyHandlers } from '../http/handlers/api-keys.ts';
import { sandboxInboxHandlers, sandboxKeyHandlers } from '../http/handlers/sandbox.ts';
import type { Ground } from './ground.ts';

type KeyGround = Pick<Ground, 'config' | 'clock' | 'newId' | 'database'>;

/** The keys with which partners' programs call the shop. */
export function composeApiKeys(ground: KeyGround & Pick<Ground, 'rateLimiter'>) {
  const deps = keyDeps(ground);
  const makeSandboxKey = createMakeSandboxKey({
    ...deps,
    addPartner: (partner) => ground.database.transact(({ partners }) => partners.addMissing([partner])),
    count: ground.rateLimiter,
  });
  return {
    findKeyCaller: createFindKeyCaller({ ...deps, keys: createKeyReader(ground.database.queries) }),
    handlers: {
      ...apiKeyHandlers({ forShop: createKeysForShop(deps), forPartner: createKeysForPartner(deps) }, ground.clock),
      ...sandboxKeyHandlers(makeSandboxKey),
      ...sandboxInboxHandlers({ ...createSandboxInbox(ground.database.queries, ground.clock), wait: setTimeout }),
    },
  };
}

/** What is done to keys without the checks of who may do it, for the operator's command. */
export function composeKeyKeeping(ground: KeyGround) {
  return createKeyKeeping(keyDeps(ground));
}

function keyDeps({ config, clock, newId, database }: KeyGround): KeyDeps {
  const { publicUrl, secretKeys, isSandbox, support } = config;
  return {
    transact: database.transact,
    keys: createKeyReader(database.queries),
    partners: createPartnerReader(database.queries),
    clock,
    newId,
    mode: isSandbox ? 'sandbox' : 'live',
    secretKeys,
    writeNews: createWriteKeyNews({ newId, publicUrl, supportEmail: support.email }),
  };
}
