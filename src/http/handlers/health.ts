import type { Handlers } from '../contract/contract.ts';

/** Operations of the tag `health`: alive whatever the database does, ready only while it answers. */
export function healthHandlers({ ping }: { ping: () => Promise<void> }): Pick<Handlers, 'getLiveness' | 'getReadiness'> {
  return {
    async getLiveness() {
      return { status: 200, body: { status: 'ok' } };
    },
    async getReadiness() {
      await ping();
      return { status: 200, body: { status: 'ok' } };
    },
  };
}
