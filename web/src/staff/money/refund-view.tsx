import { Check, type LucideIcon, RotateCcw, Send, X } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { Timeline } from '../kit/values/timeline.tsx';
import { Fact, OrderOfMoney } from './money-parts.tsx';
import { RefundActionDialog } from './refund-action-dialog.tsx';
import { RefundedAmount, RefundWait } from './refund-parts.tsx';
import { type RefundAction, type RefundFile, useRefund } from './refund-queries.ts';

/** The page of a refund: its steps so far, and the actions that are possible now. */
export function RefundView() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const query = useRefund(id);
  const refund = query.data;
  if (!refund) return <RecordAwaited query={query} />;
  return (
    <>
      <WayBack place="/money/refunds" text={t('staffRefunds.back')} />
      <PanelHeading
        isPlace
        title={t('staffRefunds.ofOrder', { number: orderNumber(refund.order.number, language) })}
        state={<RefundWait refund={refund} />}
        text={<Time at={refund.since} />}
      />
      <QueryError query={query} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <MoneyCard refund={refund} />
          <RefundSteps refund={refund} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
          <Actions refund={refund} />
          <OrderOfMoney order={refund.order} />
        </div>
      </div>
    </>
  );
}

function MoneyCard({ refund }: { refund: RefundFile }) {
  const { t } = useI18n();
  const { source, gateway, network, address, sent } = refund;
  return (
    <Card title={t('staffRefunds.money')}>
      <p className="font-heading font-semibold text-2xl">
        <RefundedAmount refund={refund} />
      </p>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        {source !== 'hand' && <Fact name="staffMoney.gateway">{network === null ? gateway : `${gateway} · ${network}`}</Fact>}
        {address !== null && <Fact name="staffRefunds.address">{address}</Fact>}
        {sent && sent.reference !== '' && <Fact name="staffRefunds.reference">{sent.reference}</Fact>}
      </dl>
    </Card>
  );
}

/** The look of an action that stands first; those below it are quiet. */
const FIRST_LOOK = { confirm: 'primary', pay: 'primary', send: 'primary', link: 'soft', reject: 'soft' } as const;

/** What is to be done next, and the buttons of what this person can do. */
function Actions({ refund }: { refund: RefundFile }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const [opened, setOpened] = useState<{ action: RefundAction; refund: RefundFile }>();
  const actions = can('money.write') ? refund.actions : [];
  return (
    <Card title={t('staffMoney.whatToDo')}>
      <p className="mb-3">{t(helpFor(refund))}</p>
      <div className="flex flex-col gap-2">
        {actions.map((action, index) => (
          <Button key={action} variant={index === 0 ? FIRST_LOOK[action] : 'quiet'} onClick={() => setOpened({ action, refund })}>
            {t(`staffRefunds.act.${action}`)}
          </Button>
        ))}
      </div>
      {opened && (
        <RefundActionDialog
          key={opened.action}
          action={opened.action}
          refund={opened.refund}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

/** What is to be done next, in words. `other_way`: a command of the operator's has sent the money, and a command confirms it. */
function helpFor({ waitsFor, state, source, confirmRefusal, addressAsk, actions }: RefundFile): MessageKey {
  switch (waitsFor) {
    case 'address':
      if (addressAsk === null) return 'staffRefunds.nobodyHelp';
      return addressAsk === 'link' ? 'staffRefunds.addressHelp' : 'staffRefunds.signInHelp';
    case 'sending':
      return source === 'coin' ? 'staffRefunds.sendCoinsHelp' : 'staffRefunds.sendHelp';
    case 'gateway':
      return 'staffRefunds.gatewayHelp';
    case 'second_person':
      if (confirmRefusal === 'same_person') return 'staffRefunds.sentByYouHelp';
      if (confirmRefusal === 'other_way') return 'staffRefunds.commandHelp';
      return actions.includes('reject') ? 'staffRefunds.confirmOrEndHelp' : 'staffRefunds.confirmHelp';
    case null:
      return state === 'confirmed' ? 'staffRefunds.doneHelp' : 'staffRefunds.endedHelp';
  }
}

interface Step {
  readonly title: MessageKey;
  readonly icon: LucideIcon;
  readonly at: string;
  readonly by: string;
  /** The reason, or the reference, which is empty once it is erased. */
  readonly text?: string;
}

/** What has happened to a refund, the newest first: who did what, when and why. */
function RefundSteps({ refund }: { refund: RefundFile }) {
  const { t } = useI18n();
  return (
    <Card title={t('staffRefunds.steps')}>
      <Timeline
        events={stepsOf(refund).map(({ title, icon, at, by, text }) => ({
          key: title,
          icon,
          title: t(title),
          text: <span className="wrap-anywhere">{text ? `${by} · ${text}` : by}</span>,
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
