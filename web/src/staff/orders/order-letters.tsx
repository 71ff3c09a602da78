import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { Card, ErrorCard } from '../kit/page/page-parts.tsx';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';
import { actionOf } from './order-rules.ts';

type Order = Pick<OrderFile, 'id' | 'number' | 'paymentLink' | 'receiptNumber' | 'actions'>;

/** The link at which an unpaid order is paid, to copy or to send by mail. */
export function PaymentLink({ order }: { order: Order }) {
  const { t } = useI18n();
  const { paymentLink } = order;
  const action = actionOf(order, 'payment_link');
  if (!action || action.refusal) return null;
  return (
    <Card title={t('staffOrders.paymentLink')}>
      <p className="flex items-center gap-2 rounded-field bg-sunk px-3 py-1">
        <span className="min-w-0 grow wrap-anywhere font-mono text-xs">{paymentLink}</span>
        <CopyButton text={paymentLink} label={t('common.copyLink')} copiedLabel={t('common.linkCopied')} />
      </p>
      <p className="mt-2 text-muted text-xs">{t('staffOrders.linkText')}</p>
      <SendLetter order={order} letter="payment_link" label="staffOrders.sendLink" />
    </Card>
  );
}

/** The receipt of a paid order, which can be sent once more. */
export function ReceiptCard({ order }: { order: Order }) {
  const { t } = useI18n();
  const action = actionOf(order, 'send_receipt');
  if (!action || action.refusal === 'unpaid' || order.receiptNumber === undefined) return null;
  return (
    <Card title={t('staffOrders.receipt', { number: order.receiptNumber })}>
      <SendLetter order={order} letter="receipt" label="staffOrders.sendReceipt" />
    </Card>
  );
}

interface SendLetterProps {
  readonly order: Order;
  readonly letter: 'payment_link' | 'receipt';
  readonly label: MessageKey;
}

function SendLetter({ order, letter, label }: SendLetterProps) {
  const { t } = useI18n();
  const { id } = order;
  const { isPending, error, send } = useChange({
    send: (api) => api.POST('/api/admin/orders/{id}/letters', { params: { path: { id } }, body: { letter } }),
    refreshes: [[ORDERS_KEY]],
    done: t('staffOrders.letterSent'),
  });
  const action = actionOf(order, `send_${letter}`);
  if (!action) return null;
  // The only refusal that reaches this place is a missing e-mail.
  if (action.refusal) return <p className="mt-2 text-muted text-xs">{t('staffOrders.noMail')}</p>;
  return (
    <div className="mt-3 flex flex-col gap-2">
      <Button onClick={() => send()} isBusy={isPending}>
        {t(isPending ? 'staff.running' : label)}
      </Button>
      {error && <ErrorCard error={error} onRetry={send} />}
    </div>
  );
}
