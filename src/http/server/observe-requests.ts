import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../contract/contract.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route serves. */
    operation?: OperationId;
    /** True where a partner's key can open it. */
    takesKeys?: boolean;
  }
}

/**
 * Called for each request that has ended, except for one whose address cannot be decoded. `operation` is an operation of the contract, or
 * `page`; `status` that of the answer, or `aborted` when the client left before its end.
 */
export type ObserveRequest = (request: { readonly operation: string; readonly status: string; readonly seconds: number }) => void;

/**
 * Tells of every request by its operation, never by its address: there is no end of addresses, and they hold personal data. Fastify's own
 * hook after an answer is not called for clients that leave, so the raw answer is watched.
 */
export function observeRequests(app: FastifyInstance, observe: ObserveRequest): void {
  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    const start = performance.now();
    const operation = routeOptions.config.operation ?? 'page';
    let status = 'aborted';
    raw.once('finish', () => {
      status = `${raw.statusCode}`;
    });
    raw.once('close', () => observe({ operation, status, seconds: (performance.now() - start) / 1000 }));
    done();
  });
}
