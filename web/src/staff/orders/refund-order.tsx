import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { OfferedShortcut } from '../kit/page/shortcuts.ts';
import { Amount } from '../kit/values/money-and-time.tsx';
import { refundablesOf, useRefundable, worthOfAll } from '../money/refund-begin.ts';
import { RefundDialog } from '../money/refund-dialog.tsx';
import type { OrderFile } from './order-queries.ts';

/** How much of an order's money can still go back, with the button for it. Nothing for those who may not read money, and when no money can go back. */
export function RefundOrder({ order }: { order: Pick<OrderFile, 'id' | 'number'> }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const [isOpen, setOpen] = useState(false);
  const money = useRefundable(order.id, can('money.read')).data;
  const worth = money ? worthOfAll(refundablesOf(money)) : 0;
  // An open dialog stays until it calls `onClose`, even when nothing is left meanwhile.
  if (worth === 0 && !isOpen) return null;
  return (
    <div className="mt-4 border-line border-t pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block text-muted text-xs">{t('staffMoney.canGoBack')}</span>
          <Amount dollars={worth} className="font-heading text-2xl" />
        </p>
        {can('money.write') && (
          <Button onClick={() => setOpen(true)}>
            <RotateCcw size={18} aria-hidden="true" />
            {t('staffMoney.refundOrder')}
          </Button>
        )}
      </div>
      {can('money.write') && <OfferedShortcut label={t('staffMoney.refundOrder')} run={() => setOpen(true)} />}
      {isOpen && <RefundDialog orderId={order.id} number={order.number} onClose={() => setOpen(false)} />}
    </div>
  );
}
