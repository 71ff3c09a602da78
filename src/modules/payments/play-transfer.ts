import type { Caller, KeyCaller } from '#kernel/caller.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { refusedField, requireFound } from '#kernel/errors.ts';
import { type Coin, formatUnits } from './coin.ts';
import type { OpenedPayment } from './payment.ts';
import type { PaymentReader } from './ports.ts';

/** What goes wrong with real money, to be played on request. */
type Trouble = 'partial' | 'over' | 'late' | 'wrong_network' | 'duplicate_notices' | 'shuffled_notices';

/** A transfer of play money. */
export interface PlayedTransfer {
  /** Decimal, in the unit of `coin`. Default: the rest of the expected amount. Zero confirms every earlier transfer. */
  readonly amount?: string | undefined;
  /** Default: enough to be final. */
  readonly confirmations?: number | undefined;
  /** Default: the coin of the payment. */
  readonly coin?: Coin | undefined;
  /** When it arrives; now unless told. */
  readonly at?: Date | undefined;
}

export interface WantedTransfer extends Omit<PlayedTransfer, 'at'> {
  /** False: the gateway stays silent. */
  readonly notify?: boolean | undefined;
  readonly trouble?: Trouble | undefined;
}

export interface ArrivedTransfer {
  readonly id: string;
  readonly coin: Coin;
  readonly amount: string;
  readonly confirmations: number;
}

/** Lets coins arrive for a payment, or plays trouble, and returns the last transfer with the payment after it. */
type PlayTransfer = (
  caller: Caller,
  paymentId: string,
  wanted: WantedTransfer,
) => Promise<{ readonly transfer: ArrivedTransfer; readonly payment: OpenedPayment }>;

export interface PlayDeps {
  readonly payments: Pick<PaymentReader, 'find'>;
  /** Lets a transfer arrive at the sandbox's gateway. Throws `not_found`, and `invalid_request` for an amount that the coin cannot hold. */
  readonly transfer: (paymentId: string, transfer: PlayedTransfer) => Promise<ArrivedTransfer>;
  /** Asks the gateway about a payment, as the shop does after a notice. */
  readonly check: (payment: OpenedPayment) => Promise<OpenedPayment>;
  /** Throws `not_found` for an order that is not of the partner to whom the key belongs. */
  readonly requireOwn: (caller: KeyCaller, orderId: string) => Promise<unknown>;
}

/** What is played at the gateway: transfers one after another, and then notices of them, all at the same time. */
interface Play {
  readonly transfers: readonly [PlayedTransfer, ...PlayedTransfer[]];
  /** How many notices come. */
  readonly notices: number;
}

/** Throws `not_found` for a payment without an address and, with a key, for one of somebody else, and `invalid_request`. */
export function createPlayTransfer({ payments, transfer, check, requireOwn }: PlayDeps): PlayTransfer {
  return async (caller, paymentId, wanted) => {
    const known = requireFound(await payments.find(paymentId));
    if (caller.kind === 'key') await requireOwn(caller, known.orderId);
    const { transfers, notices } = playOf(wanted, known);
    const [first, ...others] = transfers;
    let last = await transfer(paymentId, first);
    for (const other of others) last = await transfer(paymentId, other);
    const checked = await Promise.all(Array.from({ length: notices }, () => check(known)));
    return { transfer: last, payment: checked[0] ?? known };
  };
}

function playOf({ trouble, notify = true, ...transfer }: WantedTransfer, payment: OpenedPayment): Play {
  if (trouble === undefined) return { transfers: [transfer], notices: notify ? 1 : 0 };
  if (!notify || Object.values(transfer).some((value) => value !== undefined)) throw refusedField(['trouble'], 'invalid');
  return troubleOf(trouble, payment);
}

/** Where payers send by mistake what is meant for another network. */
const MISTAKEN: Readonly<Record<Coin, Coin>> = { BTC: 'ETH', ETH: 'BTC', USDT_ERC20: 'USDT_TRC20', USDT_TRC20: 'USDT_ERC20' };

function troubleOf(trouble: Trouble, { coin, expected, received, expiresAt }: OpenedPayment): Play {
  const missing = expected > received ? expected - received : 0n;
  const amount = (units: bigint) => ({ amount: formatUnits(units, coin) });
  switch (trouble) {
    case 'partial':
      return { transfers: [amount(missing / 2n)], notices: 1 };
    case 'over':
      return { transfers: [amount(missing + expected / 2n)], notices: 1 };
    case 'late':
      return { transfers: [{ at: new Date(expiresAt.getTime() + MINUTE_MS) }], notices: 1 };
    case 'wrong_network':
      return { transfers: [{ ...amount(expected), coin: MISTAKEN[coin] }], notices: 1 };
    case 'duplicate_notices':
      return { transfers: [{}], notices: 3 };
    case 'shuffled_notices':
      // A notice says no more than that something has come, so the shop finds both halves at the first notice.
      return { transfers: [amount(missing / 2n), {}], notices: 2 };
  }
}
