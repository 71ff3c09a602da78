import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Confirmations, MoneyDecisions } from '../kit/hand-money/money-decisions.tsx';
import { DecisionDialog } from '../kit/hand-money/money-dialogs.tsx';
import type { Decision } from '../kit/hand-money/use-payment-decisions.ts';
import { Card, ErrorCard } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { type OrderFile, useHandMoney } from './order-queries.ts';

/** Money that comes by hand: what was decided about it, with the proofs, and what can be decided. Nothing for those who may not read money. */
export function HandMoney({ order: { id, number } }: { order: Pick<OrderFile, 'id' | 'number'> }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const { data, error, refetch } = useHandMoney(id, can('money.read'));
  const [decision, setDecision] = useState<Decision>();
  if (!data) return error ? <ErrorCard error={error} onRetry={() => void refetch()} /> : null;
  if (data.confirmations.length === 0 && data.due === 0) return null;
  const money = { ...data, id, number, canConfirm: data.due > 0 };
  return (
    <Card title={t('handMoney.byHand')}>
      {can('money.write') && <MoneyDecisions money={money} onDecide={setDecision} />}
      {decision && <DecisionDialog decision={decision} money={money} onClose={() => setDecision(undefined)} />}
      <Confirmations money={money} />
    </Card>
  );
}
