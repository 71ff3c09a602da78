import type { FormEvent } from 'react';
import { COINS } from '#modules/payments/coin.ts';
import { type MessageKey, useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Badge } from '../ui/late/badge.tsx';
import { Card } from '../ui/late/card.tsx';
import { CopyButton } from '../ui/late/copy-button.tsx';
import { Field } from '../ui/late/field.tsx';
import { type CryptoPayment, MOVES } from './bench-calls.ts';
import type { Bench } from './use-bench.ts';

/** Opens a payment of the order, or loads an open payment, and makes transfers for it. */
export function BenchPayment({ bench }: { bench: Bench }) {
  const { t } = useI18n();
  const load = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    bench.load(String(new FormData(event.currentTarget).get('payment')));
  };
  return (
    <Card title={t('sandbox.payment')}>
      {!bench.orderId && <p className="mt-3 text-muted text-sm">{t('sandbox.needOrder')}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {COINS.map((coin) => (
          <Button
            key={coin}
            disabled={bench.isBusy || !bench.orderId}
            aria-label={t('sandbox.openPayment', { coin })}
            onClick={() => bench.open(coin)}
          >
            {coin.replace('_', ' ')}
          </Button>
        ))}
      </div>
      <form onSubmit={load} className="mt-4 flex items-end gap-2">
        <Field
          label={t('sandbox.paymentId')}
          name="payment"
          required
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 grow"
        />
        <Button type="submit" isBusy={bench.isBusy} className="mb-0.5">
          {t('sandbox.loadPayment')}
        </Button>
      </form>
      {bench.payment && <PaymentFacts payment={bench.payment} />}
      {bench.payment && <Moves bench={bench} payment={bench.payment} />}
    </Card>
  );
}

function PaymentFacts({ payment }: { payment: CryptoPayment }) {
  const { t } = useI18n();
  const flags = [payment.late && t('sandbox.late'), payment.overpaid && t('sandbox.overpaid')].filter(Boolean).join(', ');
  const facts: [MessageKey, string][] = [
    ['sandbox.paymentId', payment.id],
    ['sandbox.expected', `${payment.expectedAmount} ${payment.currency}`],
    ['payment.received', `${payment.receivedAmount} ${payment.currency}`],
    ['sandbox.flags', flags || '–'],
  ];
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="flex items-center gap-2">
        <span className="text-muted text-sm">{t('common.state')}</span>
        <Badge tone={payment.status === 'completed' ? 'ok' : 'gold'}>{payment.status}</Badge>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="text-muted">{t(key)}</dt>
            <dd className="break-all font-mono">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">{t('common.address')}</p>
      <div className="flex items-center gap-2 rounded-field bg-sunk py-1 pr-1 pl-3.5">
        <code className="grow break-all font-mono text-sm">{payment.address}</code>
        <CopyButton text={payment.address} label={t('payment.copyAddress')} copiedLabel={t('frame.copied')} />
      </div>
    </div>
  );
}

function Moves({ bench, payment }: { bench: Bench; payment: CryptoPayment }) {
  const { t } = useI18n();
  return (
    <>
      <h3 className="mt-5 mb-3 text-lg">{t('sandbox.transfers')}</h3>
      <div className="flex flex-wrap gap-2">
        {MOVES.map((move) => (
          <Button key={move} isBusy={bench.isBusy} onClick={() => bench.move(move)}>
            {t(`sandbox.move.${move}`)}
          </Button>
        ))}
        <Button isBusy={bench.isBusy} onClick={bench.cancelAndSend}>
          {t('sandbox.lateTransfer')}
        </Button>
        <Button variant="quiet" isBusy={bench.isBusy} onClick={() => bench.load(payment.id)}>
          {t('sandbox.refresh')}
        </Button>
        <Button variant="quiet" isBusy={bench.isBusy} onClick={bench.cancel}>
          {t('sandbox.cancel')}
        </Button>
      </div>
    </>
  );
}
