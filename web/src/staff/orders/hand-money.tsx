import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/use-change.tsx';
import { EvidenceLink } from '../kit/hand-money/evidence-field.tsx';
import { AgreeDialog, ConfirmDialog, DeclineDialog } from '../kit/hand-money/money-dialogs.tsx';
import { usePaymentDecisions } from '../kit/hand-money/use-payment-decisions.ts';
import { Card, ErrorCard } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { useIsOver } from '../kit/values/use-is-over.ts';
import { type HandMoneyAnswer, ORDERS_KEY, type OrderFile, useHandMoney } from './order-queries.ts';
import { type AwaitedPerson, awaitedFor } from './order-rules.ts';

type Order = Pick<OrderFile, 'id' | 'number' | 'partner'>;

/** Money that comes by hand: what was decided about it, with the proofs, and what can be decided. Nothing for those who may not read money. */
export function HandMoney({ order }: { order: Order }) {
  const { t } = useI18n();
  const query = useHandMoney(order.id, usePanel().can('money.read'));
  const money = query.data;
  if (!money) return query.error ? <ErrorCard error={query.error} onRetry={() => void query.refetch()} /> : null;
  const isEmpty = money.confirmations.length === 0 && money.due === 0;
  if (isEmpty) return null;
  return (
    <Card title={t('handMoney.byHand')}>
      <Decisions order={order} money={money} />
      <ul>
        {money.confirmations.map((confirmation) => (
          <ConfirmationItem key={confirmation.id} confirmation={confirmation} orderId={order.id} />
        ))}
      </ul>
    </Card>
  );
}

/** The buttons of what this person can decide. */
function Decisions({ order, money }: { order: Order; money: HandMoneyAnswer }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const decisions = usePaymentDecisions({ id: order.id }, [ORDERS_KEY]);
  const { takeBack } = decisions;
  const [opened, setOpened] = useState<'confirm' | 'decline' | 'agree'>();
  const undoUntil = useIsOver(money.undoUntil) ? undefined : money.undoUntil;
  if (!can('money.write')) return null;
  const close = () => setOpened(undefined);
  const awaited = awaitedFor(money);
  const [latest] = money.confirmations;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      {money.due > 0 && !awaited && <Button onClick={() => setOpened('confirm')}>{t('handMoney.confirm')}</Button>}
      {money.canDecline && !awaited && (
        <Button variant="quiet" onClick={() => setOpened('decline')}>
          {t('handMoney.decline')}
        </Button>
      )}
      {latest && awaited && (
        <Agreement
          awaited={awaited}
          aloneFrom={money.aloneFrom}
          isOfPartner={latest.partner !== null}
          onAgree={() => setOpened('agree')}
        />
      )}
      {latest && (undoUntil || awaited) && (
        <Button variant="quiet" isBusy={takeBack.isPending} onClick={() => takeBack.send(latest.id)}>
          {t('handMoney.takeBack')}
        </Button>
      )}
      {undoUntil && (
        <p className="text-muted text-xs">
          {t('handMoney.undoUntil')} <Time at={undoUntil} shape="clock" />
        </p>
      )}
      <Refused error={takeBack.error} className="text-xs" />
      {opened === 'confirm' && (
        <ConfirmDialog
          decisions={decisions}
          order={{ number: order.number, due: money.due, needsSecond: money.needsSecond }}
          isForShop
          onClose={close}
        />
      )}
      {opened === 'agree' && latest && (
        <AgreeDialog
          decisions={decisions}
          number={order.number}
          order={{ id: order.id }}
          confirmation={latest}
          isAlone={awaited === 'alone'}
          onClose={close}
        />
      )}
      {opened === 'decline' && <DeclineDialog decisions={decisions} number={order.number} onClose={close} />}
    </div>
  );
}

interface AgreementProps {
  awaited: AwaitedPerson;
  /** The instant from which the only administrator may agree alone. */
  aloneFrom: string | undefined;
  /** A partner's person has confirmed it, so that another of them may agree. */
  isOfPartner: boolean;
  onAgree: () => void;
}

/** The button to agree for a second person, or for the only administrator after a wait; whoever else has confirmed reads who is awaited. */
function Agreement({ awaited, aloneFrom, isOfPartner, onAgree }: AgreementProps) {
  const { t } = useI18n();
  const waits = isOfPartner ? 'handMoney.waitsForSecond' : 'handMoney.waitsForAnother';
  if (awaited === 'another') return <p className="text-muted text-xs">{t(waits)}</p>;
  const isEarly = awaited === 'later';
  return (
    <>
      {aloneFrom && (
        <p className="w-full text-sm">
          {t(isEarly ? 'handMoney.aloneEarly' : 'handMoney.aloneNow')} {isEarly && <Time at={aloneFrom} />}
        </p>
      )}
      {!isEarly && <Button onClick={onAgree}>{t(aloneFrom ? 'handMoney.agreeAlone' : 'staffOrders.askAgree')}</Button>}
    </>
  );
}

type Confirmation = HandMoneyAnswer['confirmations'][number];

/** One decision about the money, with its proof. */
function ConfirmationItem({ confirmation, orderId }: { confirmation: Confirmation; orderId: string }) {
  const { t } = useI18n();
  const { state, amount, at, by, agreedBy, agreedAlone, partner, reference, evidence, note, file } = confirmation;
  return (
    <li className="border-line py-2 text-sm not-first:border-t">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {t(`handMoney.said.${state}`)} <Amount dollars={amount} className="font-heading text-lg" />
      </p>
      <p className="wrap-anywhere text-muted text-xs">
        <Time at={at} /> · {by}
        {partner && ` · ${partner}`}
        {agreedBy && ` · ${t('handMoney.agreedBy', { name: agreedBy })}`}
        {agreedAlone && ` · ${t('handMoney.agreedAlone')}`}
      </p>
      {[reference, evidence, note].filter(Boolean).map((text) => (
        <p key={text} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
      {file && <EvidenceLink order={{ id: orderId }} file={file} />}
    </li>
  );
}
