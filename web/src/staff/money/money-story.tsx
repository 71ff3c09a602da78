import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { isMissing } from '../../api/late/refusals.ts';
import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { NoPage, RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { QuotedText } from '../kit/values/quoted-text.tsx';
import { ORDERS_KEY } from '../orders/order-queries.ts';
import { OrderOfMoney, ReasonField, Reasons, ReceivedAmount } from './money-parts.tsx';
import { MONEY_KEY, type MoneySource, type MoneyStory, useLeaveStory, useStory } from './money-queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { SourceCard, StoryLines, StoryRefunds } from './story-parts.tsx';

/** The page of money that waits: its story, and the actions that are possible for it. */
export function MoneyStoryView() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const query = useStory(id);
  const story = query.data;
  // Somebody has decided about it since the list was read.
  if (isMissing(query.error)) return <NoPage title={t('staffMoney.decided')} text={t('staffMoney.decidedText')} />;
  if (!story) return <RecordAwaited query={query} />;
  return (
    <>
      <WayBack place="/money" text={t('staffMoney.back')} />
      <PanelHeading
        isPlace
        title={t('staffMoney.ofOrder', { number: orderNumber(story.order.number, language) })}
        state={<Reasons money={story} />}
        text={
          <>
            {t(`staffMoney.kind.${story.kind}`)} · <Time at={story.since} />
          </>
        }
      />
      <QueryError query={query} />
      <Story story={story} />
    </>
  );
}

function Story({ story }: { story: MoneyStory }) {
  const { can } = usePanel();
  const [sourceToRefund, setSourceToRefund] = useState<MoneySource>();
  const [isSettling, setSettling] = useState(false);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {story.sources.map((source) => (
          <SourceCard
            key={source.id}
            source={source}
            isWaiting={source.id === story.id}
            onGiveBack={can('money.write') ? () => setSourceToRefund(source) : undefined}
          />
        ))}
        <StoryRefunds refunds={story.refunds} />
        <StoryLines lines={story.lines} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
        <WhatToDo story={story} onSettle={can('money.write') ? () => setSettling(true) : undefined} />
        <OrderOfMoney order={story.order} />
      </div>
      {sourceToRefund && <RefundOfSource story={story} source={sourceToRefund} onClose={() => setSourceToRefund(undefined)} />}
      {isSettling && <SettleDialog story={story} onClose={() => setSettling(false)} />}
    </div>
  );
}

interface RefundOfSourceProps {
  story: MoneyStory;
  source: MoneySource;
  onClose: () => void;
}

/** The dialog that gives money of the story back, and leads away from the story once that has begun. */
function RefundOfSource({ story: { id, order }, source, onClose }: RefundOfSourceProps) {
  const leave = useLeaveStory(id);
  return <RefundDialog orderId={order.id} number={order.number} sourceId={source.id} onClose={onClose} onDone={leave} />;
}

/** What is wrong and what to do, with the action that moves no money. */
function WhatToDo({ story, onSettle }: { story: MoneyStory; onSettle: (() => void) | undefined }) {
  const { t } = useI18n();
  const isAsk = story.kind === 'ask';
  return (
    <Card title={t('staffMoney.whatToDo')}>
      {!isAsk && <ReceivedAmount sums={story} />}
      <ul className="my-3 flex flex-col gap-2">
        {isAsk && <li>{t('staffMoney.askHelp')}</li>}
        {story.reasons.map((reason) => (
          <li key={reason}>{t(`staffMoney.help.${reason}`)}</li>
        ))}
      </ul>
      {onSettle && (
        <Button onClick={onSettle} className="w-full">
          {t(isAsk ? 'staffMoney.decline' : 'staffMoney.settle')}
        </Button>
      )}
      <p className="mt-2 text-muted text-xs">{t(isAsk ? 'staffMoney.declineText' : 'staffMoney.settleText')}</p>
    </Card>
  );
}

/** The dialog that keeps money as it is, or declines the wish for a refund: a reason, then what will happen. */
function SettleDialog({ story, onClose }: { story: MoneyStory; onClose: () => void }) {
  const { t, language } = useI18n();
  // The story as it stood when the dialog opened: a later change behind the dialog must not count as read.
  const [{ id, etag, kind, order, unit, received, refunds }] = useState(story);
  const form = useDialogForm('settle', id, {
    blank: { text: '' },
    // Once somebody else has decided, the page says so in place of the dialog.
    refreshes: [[MONEY_KEY], [ORDERS_KEY]],
    done: t('staffMoney.settled'),
    save: (api, { values }): Promise<unknown> =>
      api.POST('/api/admin/money/{id}/settlement', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: { reason: values.text },
      }),
    onSaved: useLeaveStory(id),
  });
  const { text } = form.values;
  const isAsk = kind === 'ask';
  // Of coins of which some went back, or are on their way, less stays than came.
  const allStays = refunds.every(({ state }) => state === 'rejected');
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t(isAsk ? 'staffMoney.declineTitle' : 'staffMoney.settleTitle', { number: orderNumber(order.number, language) })}
      choose={<ReasonField form={form} />}
      review={
        <>
          <p>{t(isAsk ? 'staffMoney.declineReview' : 'staffMoney.settleReview')}</p>
          {unit !== null && allStays && (
            <p>{t('staffMoney.stays', { amount: formatCoinAmount(received ?? '', language), unit })}</p>
          )}
          <QuotedText>{text}</QuotedText>
        </>
      }
      confirmLabel={t(isAsk ? 'staffMoney.declineConfirm' : 'staffMoney.settleConfirm')}
    />
  );
}
