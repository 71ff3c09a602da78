import { Check, type LucideIcon, RotateCcw, Send, X } from 'lucide-react';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { Timeline } from '../kit/values/timeline.tsx';
import type { RefundFile } from './refund-queries.ts';

interface Step {
  readonly title: MessageKey;
  readonly icon: LucideIcon;
  readonly at: string;
  readonly by: string;
  readonly text?: string;
}

/** What has happened to a refund, the newest first: who did what, when and why. */
export function RefundSteps({ refund }: { refund: RefundFile }) {
  const { t } = useI18n();
  return (
    <Card title={t('staffRefunds.steps')}>
      <Timeline
        events={stepsOf(refund).map(({ title, icon, at, by, text }) => ({
          key: title,
          icon,
          title: t(title),
          text: <span className="wrap-anywhere">{text === undefined ? by : `${by} · ${text}`}</span>,
          at,
        }))}
      />
    </Card>
  );
}

function stepsOf({ since, requestedBy, reason, sent, confirmed, rejected }: RefundFile): Step[] {
  const steps: Step[] = [];
  if (rejected) steps.push({ ...rejected, title: 'staffMoney.refund.rejected', icon: X, text: rejected.reason });
  if (confirmed) steps.push({ ...confirmed, title: 'staffRefunds.confirmedStep', icon: Check });
  if (sent) steps.push({ ...sent, title: 'staffRefunds.sentStep', icon: Send, text: sent.reference });
  steps.push({ title: 'staffMoney.refund.requested', icon: RotateCcw, at: since, by: requestedBy, text: reason });
  return steps;
}
