import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import { type ContractDocument, methodsOf } from './contract-document.ts';

/** Answers a call that no operation serves: 405 with the methods that the address has (RFC 9110, 15.5.6), 404 when it has none. */
export function refuseUnknownCalls(app: FastifyInstance, contract: ContractDocument): void {
  const addresses = Object.entries(contract.paths).map(([template, path]) => ({
    matches: new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
    methods: methodsOf(path),
  }));
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = ''] = request.url.split('?', 1);
    const address = addresses.find(({ matches }) => matches.test(pathname));
    // The address has an operation with this method, but the router refused the id in it.
    if (!address || address.methods.includes(request.method)) throw new ShopError('not_found');
    reply.header('allow', address.methods.join(', '));
    throw new ShopError('method_not_allowed');
  };
  // The hook refuses before the body is read; a route without a handler cannot be registered.
  app.all('/api/*', { onRequest: refuse }, refuse);
}
