import { composeApiKeys as composeKeys, createKeyKeeping, type KeyDeps } from '#modules/api-keys/index.ts';
import type { Ground } from './ground.ts';

/** The keys with which partners' programs call the shop. */
export function composeApiKeys(ground: Ground) {
  return composeKeys({
    ...keyDeps(ground),
    addPartner: (partner) => ground.database.transact(({ partners }) => partners.addMissing([partner])),
    count: ground.rateLimiter,
  });
}

/** What is done to keys without the checks of who may do it, for the operator's command. */
export function composeKeyKeeping(ground: Ground) {
  return createKeyKeeping(keyDeps(ground));
}

function keyDeps({ config, clock, newId, database, letters }: Ground) {
  return {
    transact: database.transact,
    keys: database.readers.apiKeys,
    partners: database.readers.partners,
    clock,
    newId,
    mode: config.isSandbox ? 'sandbox' : 'live',
    secretKeys: config.secretKeys,
    writeNews: letters.writeKeyNews,
  } satisfies KeyDeps;
}
