import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import { cents } from '#kernel/money.ts';
import {
  type ArrivedTransfer,
  COIN_FACTS,
  type Coin,
  type CryptoGateway,
  formatUnits,
  type GatewayReport,
  type PlayedTransfer,
  parseUnits,
  toldTransactions,
  type Units,
} from '#modules/payments/index.ts';
import { sandboxAddress } from './sandbox-address.ts';
import type { SandboxLedger, SandboxPayment, SandboxTransfer } from './sandbox-ledger.ts';

/** US cents for one coin; fixed, so that tests can predict the amount. */
const CENTS_PER_COIN: Record<Coin, bigint> = { BTC: 6_000_000n, ETH: 300_000n, USDT_ERC20: 100n, USDT_TRC20: 100n };

/** US cents below which the sandbox opens no payment in a coin, as gateways do because of the network's fees. */
const MINIMUM_CENTS: Record<Coin, number> = { BTC: 500, ETH: 200, USDT_ERC20: 200, USDT_TRC20: 100 };

/** After so many confirmations a transfer is final in the sandbox. */
const FINAL_CONFIRMATIONS = 2;

/** How many digits before the decimal point the contract allows in an amount of coins. */
const MOST_DIGITS = 20;

/** A gateway inside the shop for trials and tests: money arrives when `transfer` is called. */
interface SandboxGateway extends CryptoGateway {
  /** Makes a transfer of coins arrive. Throws `not_found`, and `invalid_request` for an amount that the coin cannot hold or the contract not tell. */
  transfer(paymentId: string, request: PlayedTransfer): Promise<ArrivedTransfer>;
}

export function createSandboxGateway(deps: { ledger: SandboxLedger; newId: NewId; clock: Clock }): SandboxGateway {
  const { ledger, newId, clock } = deps;

  async function find(id: string) {
    return requireFound(await ledger.find(id));
  }

  return {
    name: 'sandbox',

    async open({ paymentId, coin, amountCents, expiresAt }) {
      if (amountCents < MINIMUM_CENTS[coin]) throw new ShopError('below_minimum');
      const address = sandboxAddress(coin, paymentId);
      await ledger.open({ id: paymentId, coin, address, expected: unitsFor(amountCents, coin), expiresAt });
      // The payment may have been opened before: then the stored amounts count.
      const opened = await find(paymentId);
      const { expected } = opened;
      return { gatewayPaymentId: paymentId, address, expected, expiresAt: opened.expiresAt, qrCodeData: null };
    },

    async read({ gatewayPaymentId }) {
      const { coin, transfers } = await find(gatewayPaymentId);
      const ofCoin = transfers.filter((transfer) => transfer.coin === coin);
      return {
        received: sum(ofCoin),
        confirmed: sum(ofCoin.filter(({ confirmations }) => confirmations >= FINAL_CONFIRMATIONS)),
        wrongAsset: ofCoin.length < transfers.length,
        ...othersOf(transfers.filter((transfer) => transfer.coin !== coin)),
        arrival: lastOf(ofCoin.map(({ at }) => at)),
        ...toldTransactions(ofCoin.map((transfer) => transactionId(coin, transfer.id))),
      };
    },

    async coins() {
      return Object.entries(MINIMUM_CENTS).map(([coin, least]) => ({ coin: coin as Coin, leastCents: cents(least) }));
    },

    async transfer(paymentId, request) {
      const payment = await find(paymentId);
      const coin = request.coin ?? payment.coin;
      const arrivedIn = (wanted: Coin) => sum(payment.transfers.filter((transfer) => transfer.coin === wanted));
      // Without an amount all arrives that is missing.
      const units =
        request.amount === undefined ? missing(payment, arrivedIn(payment.coin), coin) : parseUnits(request.amount, coin);
      if (units === undefined) throw refusedField(['amount'], 'format');
      const mostUnits = 10n ** BigInt(MOST_DIGITS + COIN_FACTS[coin].decimals);
      if (arrivedIn(coin) + units >= mostUnits) throw refusedField(['amount'], 'maximum');
      const confirmations = request.confirmations ?? FINAL_CONFIRMATIONS;
      const id = newId();
      // Zero, asked for or because nothing is missing: what has arrived gets the confirmations.
      if (units === 0n) await ledger.confirmAll(paymentId, confirmations);
      else await ledger.addTransfer(paymentId, { id, coin, amount: units, confirmations, at: request.at ?? clock() });
      return { id, coin, amount: formatUnits(units, coin), confirmations };
    },
  };
}

function othersOf(transfers: readonly SandboxTransfer[]): Pick<GatewayReport, 'others'> {
  const others = transfers.map(({ id, coin, amount }) => {
    return { id, currency: coin, amount: formatUnits(amount, coin), transactionId: transactionId(coin, id) };
  });
  return others.length > 0 ? { others } : {};
}

/** The units of a coin that are worth so many cents, rounded up to the decimals that wallets show. */
function unitsFor(amountCents: number, coin: Coin): Units {
  const { decimals, shown } = COIN_FACTS[coin];
  const atShown = (BigInt(amountCents) * 10n ** BigInt(shown) + CENTS_PER_COIN[coin] - 1n) / CENTS_PER_COIN[coin];
  return atShown * 10n ** BigInt(decimals - shown);
}

/** A hash in the form of the coin's blockchain, which is not on any blockchain. */
function transactionId(coin: Coin, transferId: string): string {
  const hash = createHash('sha256').update(`sandbox:${transferId}`).digest('hex');
  return coin === 'ETH' || coin === 'USDT_ERC20' ? `0x${hash}` : hash;
}

function sum(transfers: readonly SandboxTransfer[]): Units {
  return transfers.reduce((total, { amount }) => total + amount, 0n);
}

function lastOf(instants: readonly Date[]): Date | null {
  return instants.reduce<Date | null>((last, at) => (last && last > at ? last : at), null);
}

/** What is missing of a payment: in another coin so many of that coin, rounded up. */
function missing(payment: Pick<SandboxPayment, 'expected' | 'coin'>, received: Units, coin: Coin): Units {
  const rest = received >= payment.expected ? 0n : payment.expected - received;
  const unitsInOne = (of: Coin) => 10n ** BigInt(COIN_FACTS[of].decimals);
  return (rest * unitsInOne(coin) + unitsInOne(payment.coin) - 1n) / unitsInOne(payment.coin);
}
