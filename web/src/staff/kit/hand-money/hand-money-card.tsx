import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Card } from '../page/page-parts.tsx';
import { Confirmations, MoneyDecisions } from './money-decisions.tsx';
import { DecisionDialog } from './money-dialogs.tsx';
import type { Decision, HandMoney } from './use-payment-decisions.ts';

interface CardProps {
  readonly money: HandMoney;
  /** Whether this person may decide; `money.canConfirm` tells whether there is anything to confirm. */
  readonly canDecide?: boolean;
}

/**
 * On the page of an order: what this person can decide about its money that comes by hand, and what was said of it, with the proofs. Nothing
 * where there is neither.
 */
export function HandMoneyCard({ money, canDecide = true }: CardProps) {
  const { t } = useI18n();
  const [decision, setDecision] = useState<Decision>();
  const isNeeded = (canDecide && money.canConfirm) || money.confirmations.length > 0;
  // An open dialog stays in any case, and tells what it is about by itself.
  if (!isNeeded && !decision) return null;
  return (
    <Card title={t('handMoney.byHand')}>
      {canDecide && <MoneyDecisions money={money} onDecide={setDecision} />}
      {decision && <DecisionDialog decision={decision} money={money} onClose={() => setDecision(undefined)} />}
      <Confirmations money={money} />
    </Card>
  );
}
