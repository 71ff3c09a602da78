import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import type { MemoryState } from '#kernel/testing/memory.ts';
import type { CardMoney, CardReport, OpenedSession } from '../card-session.ts';
import type { CardSessionGateway } from '../gateways.ts';

/**
 * A card gateway that a test controls: it reports `told.report` of every checkout, or that a checkout is open until it is ended, and
 * `told.money` of every paid checkout. It throws `gateway_unavailable` while `told.isDown`, and refuses checkouts while `told.refuses`. It
 * collects in `asked` the requests for checkouts and in `ended` those that it was asked to end. It fails inside a transaction.
 */
export function createTestCardGateway(state: MemoryState) {
  const told = {
    report: undefined as CardReport | undefined,
    money: { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null } as CardMoney,
    isDown: false,
    refuses: false,
    /** What happens while the gateway makes a checkout. */
    meanwhile: async (): Promise<unknown> => undefined,
    asked: [] as string[],
    ended: [] as string[],
  };
  const requireReachable = () => {
    if (state.isInTransaction) throw new Error('The gateway was called inside a transaction');
    if (told.isDown) throw new ShopError('gateway_unavailable');
  };
  const reportOn = ({ gatewaySessionId, amountCents }: OpenedSession): CardReport =>
    told.report ?? { state: told.ended.includes(gatewaySessionId) ? 'expired' : 'open', amountCents, isOurs: true };
  const gateway = {
    name: 'cards',
    write: ({ sessionId }) => `checkout ${sessionId}`,
    open: async ({ id, request }) => {
      told.asked.push(request);
      requireReachable();
      await told.meanwhile();
      return told.refuses ? 'refused' : { gatewaySessionId: `cs-${id}`, url: `https://pay.example/${id}` };
    },
    read: async (session) => {
      requireReachable();
      return reportOn(session);
    },
    end: async (session) => {
      requireReachable();
      told.ended.push(session.gatewaySessionId);
      return reportOn(session);
    },
    readMoney: async () => {
      requireReachable();
      return told.money;
    },
  } satisfies CardSessionGateway;
  /** What the gateway says of a paid checkout of 300 dollars. */
  const paid = (changes: Partial<CardReport> = {}): CardReport => ({
    state: 'paid',
    amountCents: cents(30_000),
    isOurs: true,
    ...changes,
  });
  return { told, gateway, paid };
}
