import type { PortsOf } from '#kernel/ports.ts';
import { createKeysForPartner, createKeysForShop } from './doors.ts';
import { createFindKeyCaller } from './find-caller.ts';
import { createMakeSandboxKey } from './sandbox-key.ts';

export type ApiKeys = ReturnType<typeof composeApiKeys>;

/** The keys with which partners' programs call the shop. */
export function composeApiKeys(ports: PortsOf<typeof createFindKeyCaller | typeof createMakeSandboxKey>) {
  return {
    findKeyCaller: createFindKeyCaller(ports),
    forShop: createKeysForShop(ports),
    forPartner: createKeysForPartner(ports),
    makeSandboxKey: createMakeSandboxKey(ports),
  };
}
