import fc from 'fast-check';

/** What happens to one order of 300 dollars, 0.005 BTC, at a vendor that takes one transfer for a payment. */
export interface Script {
  /** Hundredths of the amount that come first; 0 when nothing comes. */
  readonly percent: number;
  /** The payer cancels while the money is on its way. */
  readonly isCancelled: boolean;
  /** Coins that come to the same address afterwards, for which the vendor makes a payment of its own. */
  readonly again: 'btc' | 'eth' | undefined;
  /** The payer of a part would pay the rest, too; `paysRest` tells whether that comes about. */
  readonly isFaithful: boolean;
  /** A person confirms the order's card payment, at both instances, while the notices come. */
  readonly isConfirmedByHand: boolean;
  /** Unless coins come again, no notice of the first money is delivered, and the sweep alone sees that it is confirmed. */
  readonly isSilent: boolean;
  /** How often each notice comes, by turns. */
  readonly copies: readonly number[];
  /** By which the order of notices, the instance for each call and the forged notices are chosen. */
  readonly chances: readonly number[];
}

export const script: fc.Arbitrary<Script> = fc.record({
  percent: fc.constantFrom(0, 40, 99, 100, 100, 100, 150),
  isCancelled: fc.nat(9).map((chance) => chance === 0),
  again: fc.constantFrom(undefined, undefined, undefined, 'btc' as const, 'eth' as const),
  isFaithful: fc.boolean(),
  isConfirmedByHand: fc.nat(9).map((chance) => chance === 0),
  isSilent: fc.nat(19).map((chance) => chance === 0),
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 5, maxLength: 5 }),
  chances: fc.array(fc.nat(9999), { minLength: 30, maxLength: 30 }),
});

/** How an order and its payments must stand in the end. */
export interface Standing {
  readonly isPaid: boolean;
  readonly timesPaid: number;
  /** Of each payment the smallest units that came and that are confirmed. */
  readonly amounts: readonly string[];
  readonly isRedeposit: boolean;
  readonly isWrongAsset: boolean;
  /** Null when it depends on which of two payments was seen first. */
  readonly isUnderpaid: boolean | null;
  readonly isOverpaid: boolean;
  /** Coins or a card came besides what has paid the order. */
  readonly isPaidTwice: boolean;
}

const BITCOIN_FOR_ALL = 500_000;

/** Does the payer pay what is missing? The last hundredth is too little for the vendor. */
export function paysRest({ percent, isFaithful, isConfirmedByHand }: Script): boolean {
  return isFaithful && percent > 0 && percent < 90 && !isConfirmedByHand;
}

/** The reference model: what came decides, and neither the notices nor their order. */
export function expectedOf(story: Script): Standing {
  const { percent, again, isConfirmedByHand } = story;
  const first = (BITCOIN_FOR_ALL * percent) / 100;
  const hasRest = paysRest(story);
  const amounts = [first, ...(hasRest ? [BITCOIN_FOR_ALL - first] : [])];
  const isPaid = percent >= 100 || hasRest || isConfirmedByHand;
  return {
    isPaid,
    timesPaid: isPaid ? 1 : 0,
    amounts: amounts.map((units) => `${units} ${units}`),
    isRedeposit: percent > 0 && again === 'btc',
    isWrongAsset: percent > 0 && again === 'eth',
    isUnderpaid: isConfirmedByHand ? null : percent > 0 && percent < 100 && !hasRest,
    isOverpaid: percent > 100,
    isPaidTwice: isConfirmedByHand && percent > 0,
  };
}
