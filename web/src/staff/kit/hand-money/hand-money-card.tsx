import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Card } from '../page/page-parts.tsx';
import { Confirmations, MoneyDecisions } from './money-decisions.tsx';
import { DecisionDialog } from './money-dialogs.tsx';
import type { Decision, HandMoney } from './use-payment-decisions.ts';

/** On the page of an order: what this person can decide about its money that comes by hand, and what was said of it, with the proofs. */
export function HandMoneyCard({ money, canDecide = true }: { money: HandMoney; canDecide?: boolean }) {
  const { t } = useI18n();
  const [decision, setDecision] = useState<Decision>();
  return (
    <Card title={t('handMoney.byHand')}>
      {canDecide && <MoneyDecisions money={money} onDecide={setDecision} />}
      {decision && <DecisionDialog decision={decision} money={money} onClose={() => setDecision(undefined)} />}
      <Confirmations money={money} />
    </Card>
  );
}
