import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Coin } from '#modules/payments/coin.ts';
import type { Api } from '../api/client.ts';
import { useApi } from '../api/provider.tsx';
import type { Service } from '../api/queries.ts';
import { recentOrders } from '../memory/late/recent-orders.ts';
import { cancelPayment, readPayment } from '../storefront/payment/payment-calls.ts';
import { type CryptoPayment, createOrder, type Move, makeTransfer, openPayment, payByCard } from './bench-calls.ts';

/** Lines that the log keeps. */
const MOST_LINES = 30;

export type Bench = ReturnType<typeof useBench>;

export interface LogLine {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  readonly isFailure: boolean;
}

/** The actions of the bench. They run one at a time, and each is logged. */
export function useBench() {
  const api = useApi();
  const [orderId, setOrderId] = useOrderId();
  const [payment, setPayment] = useState<CryptoPayment>();
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [isBusy, setBusy] = useState(false);

  const addLine = (line: Omit<LogLine, 'at'>) => setLog((lines) => [{ at: Date.now(), ...line }, ...lines].slice(0, MOST_LINES));
  const runLogged = async (name: string, action: (api: Api) => Promise<string>) => {
    setBusy(true);
    try {
      addLine({ text: `${name}: ${await action(api)}`, isFailure: false });
    } catch (error) {
      addLine({ text: `${name}: ${error instanceof Error ? error.message : String(error)}`, isFailure: true });
    } finally {
      setBusy(false);
    }
  };
  /** Shows the payment; returns what the log says of it. */
  const showPayment = (shown: CryptoPayment): string => {
    setPayment(shown);
    return `${shown.status} ${shown.receivedAmount} / ${shown.expectedAmount} ${shown.currency}`;
  };
  const withPayment = (name: string, action: (current: CryptoPayment) => Promise<CryptoPayment>) => {
    if (payment) void runLogged(name, async () => showPayment(await action(payment)));
  };

  return {
    orderId,
    payment,
    /** Each action with its result, newest first. */
    log,
    isBusy,
    setOrderId,
    create: (service: Service) =>
      void runLogged(service.id, async () => {
        const { id, status } = await createOrder(api, service);
        setOrderId(id);
        setPayment(undefined);
        return `${status} ${id}`;
      }),
    open: (coin: Coin) => void runLogged(coin, async () => showPayment(await openPayment(api, orderId, coin))),
    load: (paymentId: string) => void runLogged('GET', async () => showPayment(await readPayment(api, paymentId))),
    cancel: () => withPayment('cancel', ({ id }) => cancelPayment(api, id)),
    move: (move: Move) => withPayment(move, (current) => makeTransfer(api, current, move)),
    cancelAndSend: () => withPayment('late', async (current) => makeTransfer(api, await cancelPayment(api, current.id), 'whole')),
    pay: () => void runLogged('card', async () => (await payByCard(api, orderId)).status),
  };
}

/** The order id in the address, else that of the last order placed on this device. */
function useOrderId(): [string, (id: string) => void] {
  const [search] = useSearchParams();
  const [orderId, setOrderId] = useState(search.get('order') ?? '');
  useEffect(() => {
    const [last] = recentOrders.read();
    if (last) setOrderId((id) => id || last.id);
  }, []);
  return [orderId, setOrderId];
}
