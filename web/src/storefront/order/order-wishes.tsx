import { useState } from 'react';
import { textIn } from '../../api/bilingual.ts';
import type { Order } from '../../api/queries.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/late/card.tsx';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import { useKeptFocus } from '../../ui/late/use-kept-focus.ts';
import { AskToPostpone } from './ask-to-postpone.tsx';
import { Failure, useAskForRefund } from './order-repair.tsx';
import { POSTPONEMENT_PATH, type PostponementAsk, useChangeWish, useOwnPostponement } from './own-postponement.ts';
import { WaysToAnotherDay } from './ways-to-another-day.tsx';

/** Lets the signed-in customer of a paid order ask to postpone or to cancel it; nothing for everybody else. */
export function OrderWishes({ order }: { order: Order }) {
  const { t } = useI18n();
  const postponement = useOwnPostponement(order);
  const keptFocus = useKeptFocus();
  const mayCancel = order.repair.mayAskForRest === true;
  if (!postponement) return null;
  const isMovable = postponement.rituals.some(({ moving }) => moving.way !== 'none');
  if (!postponement.ask && !isMovable && !mayCancel) return null;
  return (
    <Card title={t('order.wishes')} className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-col gap-4" {...keptFocus}>
        {postponement.ask && <PostponementWish id={order.id} ask={postponement.ask} />}
        <WaysToAnotherDay postponement={postponement} />
        {postponement.mayAsk && <AskToPostpone order={order} postponement={postponement} />}
        {mayCancel && <AskToCancel id={order.id} isForRest={order.repair.refund !== undefined} />}
      </div>
    </Card>
  );
}

/** What the customer has asked for, and the shop's answer. */
function PostponementWish({ id, ask }: { id: string; ask: PostponementAsk }) {
  const { t, language } = useI18n();
  const { state, startDate, rituals, reason, answer } = ask;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="font-medium">{t(`order.wish.${state}`, { day: formatDay(startDate, language) })}</p>
      {rituals.length > 0 && (
        <p className="text-muted">
          {rituals.map((ritual) => ritualOf(textIn(ritual, language)('name'), ritual.weeks, language)).join('; ')}
        </p>
      )}
      {state === 'open' && reason && <p className="wrap-anywhere whitespace-pre-line text-muted">{reason}</p>}
      {answer && <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{answer}</p>}
      {state === 'open' && <TakeBack id={id} />}
    </div>
  );
}

function TakeBack({ id }: { id: string }) {
  const { t } = useI18n();
  const takeBack = useChangeWish(
    id,
    (api) => api.DELETE(POSTPONEMENT_PATH, { params: { path: { id } } }),
    t('order.wishNotTakenBack'),
  );
  return (
    <div>
      <Button variant="soft" className="w-full" isBusy={takeBack.isPending} onClick={() => takeBack.mutate()}>
        {t('order.wishTakeBack')}
      </Button>
      <Failure error={takeBack.error} />
    </div>
  );
}

/** Asks to cancel a paid order and to get the money back, or its rest. A person of the shop decides. */
function AskToCancel({ id, isForRest }: { id: string; isForRest: boolean }) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const ask = useAskForRefund(id);
  const opener = useFocusBack(isAsking);
  const question = useFocusBack<HTMLParagraphElement>(!isAsking);
  if (!isAsking) {
    return (
      <Button ref={opener} variant="quiet" className="w-full" onClick={() => setAsking(true)}>
        {t(isForRest ? 'order.wishRest' : 'order.wishCancel')}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p ref={question} tabIndex={-1} className="text-sm">
        {t(isForRest ? 'order.wishRestText' : 'order.wishCancelText')}
      </p>
      <Button variant="soft" className="w-full" isBusy={ask.isPending} onClick={() => ask.mutate()}>
        {t(isForRest ? 'order.wishSend' : 'order.wishCancelSend')}
      </Button>
      <Button variant="quiet" className="w-full" isBusy={ask.isPending} onClick={() => setAsking(false)}>
        {t('order.wishKeep')}
      </Button>
      <Failure error={ask.error} />
    </div>
  );
}
