import { useEffect, useEffectEvent, useRef } from 'react';
import { orderNumber } from '#words/order-number.ts';
import type { Order } from '../../api/queries.ts';
import { formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Badge } from '../../ui/late/badge.tsx';
import type { AwaitedPayment } from './payment-state.ts';
import type { Payment } from './use-payment.ts';

/** Shown until a card or partner payment is confirmed. Links to the card checkout, in case the browser blocked its tab. */
export function ConfirmationScreen({ payment, awaited }: { payment: Payment; awaited: AwaitedPayment }) {
  const { t } = useI18n();
  const { title, text } = wordsFor(awaited);
  useEndOfWait(payment);
  return (
    <div className="flex grow flex-col">
      <div role="status" className="flex flex-col items-center gap-3 py-6 text-center">
        <Emblem name="flame" className="size-20" />
        <p className="font-heading font-medium text-card">{t(title)}</p>
        {payment.order && <OrderToPay order={payment.order} />}
        <p className="text-muted">{t(text)}</p>
        <Badge tone="info">{t('common.state.waiting')}</Badge>
      </div>
      <div className="mt-auto flex flex-col gap-2">
        {awaited.method === 'card' && <CardLink payment={payment} url={awaited.url} />}
        <Button variant="quiet" onClick={payment.cancel}>
          {t('payment.otherMethod')}
        </Button>
      </div>
    </div>
  );
}

/** Leads back to the choice of a way to pay, which says why, once a person has said that no money came: the order waits no more. */
function useEndOfWait({ order, cancel }: Payment): void {
  const status = order?.status;
  // Until the order is read anew it stands as it was before the wait.
  const wasWaiting = useRef(false);
  const onEnd = useEffectEvent(cancel);
  useEffect(() => {
    if (status === 'waiting') wasWaiting.current = true;
    if (status === 'pending' && wasWaiting.current) onEnd();
  }, [status]);
}

function OrderToPay({ order }: { order: Order }) {
  const { t, language } = useI18n();
  return (
    <p className="font-semibold">
      {t('payment.worth', {
        // Nothing is due of an order that can no longer be paid, such as one that has just been paid.
        price: formatPrice(order.due || order.total, language),
        number: orderNumber(order.number, language),
      })}
    </p>
  );
}

function wordsFor({ method, isInTab }: AwaitedPayment): { title: MessageKey; text: MessageKey } {
  if (method === 'manual') return { title: 'payment.manualReported', text: 'payment.manualReportedText' };
  if (isInTab) return { title: 'payment.cardOpened', text: 'payment.cardText' };
  return { title: 'payment.cardResumed', text: 'payment.cardResumedText' };
}

/** Leads to the card checkout; after a reload, when its address is not known, a press opens it anew. */
function CardLink({ payment, url }: { payment: Payment; url: string | undefined }) {
  const { t } = useI18n();
  if (!url) return <Button onClick={() => payment.pay({ method: 'card' })}>{t('payment.cardLink')}</Button>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass('soft')}>
      {t('payment.cardLink')}
    </a>
  );
}
