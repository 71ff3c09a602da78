import type { ReactNode } from 'react';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { type Order, orderQuery } from '../../api/queries.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { SupportMail } from '../../page/support.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Card } from '../../ui/late/card.tsx';
import { troubleWords } from './repair-words.ts';

/** What is wrong with the money of an order, the customer's next step, and how far a refund is; nothing when all is well. */
export function OrderRepair({ order }: { order: Order }) {
  const { t } = useI18n();
  const { troubles, refund, mayAskRefund } = order.repair;
  if (troubles.length === 0 && !refund) return null;
  return (
    <Card title={t('order.money')}>
      <div role="status" className="mt-2 flex flex-col gap-2.5">
        {refund && <p className="font-medium">{t(`order.refund.${refund}`)}</p>}
        {troubles.map((trouble) => (
          <p key={trouble}>{t(troubleWords(trouble, order.repair))}</p>
        ))}
      </div>
      {mayAskRefund && (
        <AskForRefund order={order} words="order.askRefund">
          <p className="mt-2 text-muted text-sm">{t('order.askRefundText')}</p>
        </AskForRefund>
      )}
      {refund === 'address_wanted' && <SendRefundLink order={order} />}
      <p className="mt-3 text-muted text-sm print:hidden">{t('order.moneyHelp')}</p>
      <SupportMail />
    </Card>
  );
}

/** Asks a person of the shop for the money of an order; the answer is the order as it is then. */
export function useAskForRefund(id: string) {
  return useChange({
    send: (api) => dataOf(api.POST('/api/orders/{id}/refund-request', { params: { path: { id } } })),
    recordKey: orderQuery(useApi(), id).queryKey,
  });
}

interface AskForRefundProps {
  order: Order;
  words: MessageKey;
  children?: ReactNode;
}

/** The button that asks; the children stand below it. */
export function AskForRefund({ order: { id }, words, children }: AskForRefundProps) {
  const { t } = useI18n();
  const ask = useAskForRefund(id);
  return (
    <div className="print:hidden">
      <Button className="mt-4 w-full" isBusy={ask.isPending} onClick={() => ask.mutate()}>
        {t(words)}
      </Button>
      {children}
      <Failure error={ask.error} />
    </div>
  );
}

/** Sends the one-time link to the customer's proven contact: only its page takes the address for the refund. */
function SendRefundLink({ order: { id } }: { order: Order }) {
  const { t } = useI18n();
  const send = useChange({ send: (api) => api.POST('/api/orders/{id}/refund-link', { params: { path: { id } } }) });
  return (
    <div className="print:hidden">
      <Button className="mt-4 w-full" isBusy={send.isPending} onClick={() => send.mutate()}>
        {t('order.sendRefundLink')}
      </Button>
      {send.isSuccess && (
        <p role="status" className="mt-2 text-sm">
          {t('order.refundLinkSent')}
        </p>
      )}
      <Failure error={send.error} />
    </div>
  );
}

/** Why something was refused. */
export function Failure({ error }: { error: Error | null }) {
  return <Alert className="mt-2">{error?.message}</Alert>;
}
