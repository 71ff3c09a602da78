import { composing } from '#kernel/ports.ts';
import { createFindKeyCaller } from './find-caller.ts';
import { createKeysForPartner, createKeysForShop } from './for-whom.ts';
import { createMakeSandboxKey } from './sandbox-key.ts';

export type ApiKeys = ReturnType<typeof composeApiKeys>;

/** The keys with which partners' programs call the shop. */
export const composeApiKeys = composing({
  findKeyCaller: createFindKeyCaller,
  forShop: createKeysForShop,
  forPartner: createKeysForPartner,
  makeSandboxKey: createMakeSandboxKey,
});
