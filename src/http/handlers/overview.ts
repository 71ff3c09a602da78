import type { components } from '#contract';
import type { Caller } from '#kernel/caller.ts';
import { cents, centsToDollars } from '#kernel/money.ts';
import type { Overview, Step } from '#modules/overview/index.ts';
import type { Handlers } from '../contract.ts';

export interface OverviewUseCases {
  readonly viewOverview: (caller: Caller, step: Step) => Promise<Overview>;
}

/** How the shop does, for those who may see its sums. */
export function overviewHandlers(shop: OverviewUseCases, timeZone: string): Pick<Handlers, 'getOverview'> {
  return {
    async getOverview({ caller, query: { step = 'day' } }) {
      const { span, sums, placed, before, steps, agrees, waiting } = await shop.viewOverview(caller, step);
      return {
        status: 200,
        body: {
          ...{ step, timeZone, ...span, agrees },
          ...sumsOf(sums),
          placedOrders: placed.placed,
          becamePaid: placed.becamePaid,
          states: Object.entries(placed.states).map(([status, orders]) => ({ status: status as Status, orders })),
          before: { ...sumsOf(before), placedOrders: before.placed, becamePaid: before.becamePaid },
          steps: steps.map(({ from, to, ...rest }) => ({ from, to, ...sumsOf(rest) })),
          waiting: waiting.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() })),
        },
      };
    },
  };
}

type Status = components['schemas']['OrderStatus'];

/** Revenue may be below zero: in a time in which more went back than came. */
function sumsOf({ paidOrders, paid, refunded }: Overview['sums']): components['schemas']['Sums'] {
  const revenue = paid - refunded;
  const dollars = (amount: number) => centsToDollars(cents(amount));
  return {
    paidOrders,
    paid: dollars(paid),
    refunded: dollars(refunded),
    revenue: revenue < 0 ? -dollars(-revenue) : dollars(revenue),
    averageOrder: paidOrders === 0 ? null : dollars(Math.round(paid / paidOrders)),
  };
}
