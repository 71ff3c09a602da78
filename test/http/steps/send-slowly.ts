import { Readable } from 'node:stream';
import type { ShopRequest } from '../../support/shop.ts';

/**
 * Sends a request whose body comes slowly: the shop has judged who calls and what they may, and waits for the body. Returns a function
 * that sends the body and resolves to the answer.
 */
export async function sendSlowly<Answer>(
  send: (wanted: ShopRequest) => Promise<Answer>,
  { payload, headers, ...wanted }: ShopRequest,
): Promise<() => Promise<Answer>> {
  const begun = Promise.withResolvers<void>();
  const body = new Readable({ read: () => begun.resolve() });
  const answer = send({ ...wanted, headers: { 'content-type': 'application/json', ...headers }, payload: body });
  // A request that is refused before its body is read has its answer already.
  await Promise.race([begun.promise, answer]);
  return () => {
    body.push(JSON.stringify(payload));
    body.push(null);
    return answer;
  };
}
