import { ok } from '../answers/plain-answers.ts';
import type { Handlers } from '../contract/contract.ts';

/** Operations of the tag `health`: alive whatever the database does, ready only while the shop can take an order. */
export function healthHandlers({ ping }: { ping: () => Promise<void> }): Pick<Handlers, 'getLiveness' | 'getReadiness'> {
  return {
    getLiveness: async () => ok({ status: 'ok' }),
    async getReadiness() {
      await ping();
      return ok({ status: 'ok' });
    },
  };
}
