import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '#kernel/durations.ts';
import { allOperations, type ContractDocument } from '../contract/contract-document.ts';
import type { Operation } from '../contract/operation.ts';

/** The least number of days between the announcement that an operation goes and its end. */
const NOTICE_DAYS = 180;

/**
 * The hook of an operation that will go: its answers say since when it is deprecated (RFC 9745), when it ends (RFC 8594), and where that
 * is explained. Undefined for an operation that stays. `refuseSuddenEnds` has made sure of both days.
 */
export function announceEnd(operation: Operation) {
  const { deprecated, operationId, tags = [], 'x-deprecated-since': since = '', 'x-sunset': sunset = '' } = operation;
  if (!deprecated) return undefined;
  const headers = {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: `</docs/${tags[0]}#${operationId}>; rel="deprecation"; type="text/html", </docs/changes>; rel="sunset"; type="text/html"`,
  };
  return (_: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(headers);
    done();
  };
}

/** Throws for an operation that goes without both of its days (`YYYY-MM-DD`) or too soon, and for one with days that does not go. */
export function refuseSuddenEnds(contract: ContractDocument): void {
  const sudden = allOperations(contract).filter((operation) => {
    const { deprecated = false, 'x-deprecated-since': since, 'x-sunset': sunset } = operation;
    if (!deprecated) return since !== undefined || sunset !== undefined;
    // Written as a negation, because a day that is missing or wrong makes NaN, which is refused as well.
    return !(Date.parse(sunset ?? '') - Date.parse(since ?? '') >= NOTICE_DAYS * DAY_MS);
  });
  if (sudden.length === 0) return;
  const names = sudden.map(({ operationId }) => operationId).join(', ');
  throw new Error(`Each needs deprecated: true, x-deprecated-since and an x-sunset ${NOTICE_DAYS} days later or more: ${names}`);
}
