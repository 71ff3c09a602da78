import { orderNumber } from '#words/order-number.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePartnerName } from '../../partners/use-partner-name.ts';
import { Refused } from '../forms/refusals.tsx';
import { Amount, Time } from '../values/money-and-time.tsx';
import { useIsOver } from '../values/use-is-over.ts';
import { EvidenceLink } from './evidence-field.tsx';
import { awaitedFor, type Decision, type HandMoney, usePaymentDecisions } from './use-payment-decisions.ts';

interface DecisionsProps {
  readonly money: HandMoney;
  /** The buttons stand in a list of orders: the name of each tells the order's number. */
  readonly isInList?: boolean;
  /** Opens the dialog of a decision. */
  readonly onDecide: (decision: Decision) => void;
}

/** The buttons with which people say that an order's money has come or has not, agree, and take that back. */
export function MoneyDecisions({ money, isInList = false, onDecide }: DecisionsProps) {
  const { t, language } = useI18n();
  const { takeBack } = usePaymentDecisions(money);
  const undoUntil = useIsOver(money.undoUntil) ? undefined : money.undoUntil;
  // Draws again when the only administrator may agree.
  useIsOver(money.aloneFrom);
  const awaited = awaitedFor(money);
  const [latest] = money.confirmations;
  // The shop's people take back what waits, whoever has said it; a partner's person only what they have said.
  const canWithdraw = awaited !== undefined && (money.slug === undefined || latest?.byYou);
  const named = (word: MessageKey) => ({
    children: t(word),
    'aria-label': isInList ? `${t(word)} ${orderNumber(money.number, language)}` : undefined,
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {money.canConfirm && !awaited && <Button {...named('handMoney.confirm')} onClick={() => onDecide('confirm')} />}
      {money.canDecline && !awaited && (
        <Button variant="quiet" {...named('handMoney.decline')} onClick={() => onDecide('decline')} />
      )}
      <Awaited money={money} />
      {(awaited === 'you' || awaited === 'alone') && (
        <Button
          {...named(awaited === 'alone' ? 'handMoney.agreeAlone' : 'staffOrders.askAgree')}
          onClick={() => onDecide('agree')}
        />
      )}
      {latest && (undoUntil || canWithdraw) && (
        <Button
          variant="quiet"
          {...named('handMoney.takeBack')}
          isBusy={takeBack.isPending}
          onClick={() => takeBack.send(latest.id)}
        />
      )}
      {undoUntil && (
        <p className="text-muted text-xs">
          {t('handMoney.undoUntil')} <Time at={undoUntil} shape="clock" />
        </p>
      )}
      <Refused error={takeBack.error} className="w-full text-xs" />
    </div>
  );
}

/** Who is awaited for a confirmation, as this person reads it. */
function Awaited({ money }: { money: HandMoney }) {
  const { t } = useI18n();
  const awaited = awaitedFor(money);
  if (awaited === 'another') {
    const isOfShop = money.confirmations[0]?.partner === null;
    return <p className="w-full text-muted text-xs">{t(isOfShop ? 'handMoney.waitsForAnother' : 'handMoney.waitsForSecond')}</p>;
  }
  if (!money.aloneFrom || !awaited) return null;
  const isEarly = awaited === 'later';
  return (
    <p className="w-full text-sm">
      {t(isEarly ? 'handMoney.aloneEarly' : 'handMoney.aloneNow')} {isEarly && <Time at={money.aloneFrom} />}
    </p>
  );
}

/** What was said of the money, with the proofs. Who said it, and what was noted for the shop, stand only among the shop's people. */
export function Confirmations({ money }: { money: HandMoney }) {
  const { t } = useI18n();
  const nameOf = usePartnerName();
  return (
    <ul>
      {money.confirmations.map(({ id, state, amount, at, file, reference, evidence, note, ...said }) => (
        <li key={id} className="border-line py-2 text-sm not-first:border-t">
          <p className="flex flex-wrap items-baseline gap-x-2">
            {t(`handMoney.said.${state}`)} <Amount dollars={amount} className="font-heading text-lg" />
          </p>
          <p className="wrap-anywhere text-muted text-xs">
            <Time at={at} />
            {said.by && ` · ${said.by}`}
            {said.partner && ` · ${nameOf(said.partner)}`}
            {said.agreedBy && ` · ${t('handMoney.agreedBy', { name: said.agreedBy })}`}
            {said.agreedAlone && ` · ${t('handMoney.agreedAlone')}`}
          </p>
          <ConfirmedText text={reference} />
          {money.slug === undefined && (
            <>
              <ConfirmedText text={evidence} />
              <ConfirmedText text={note} />
            </>
          )}
          {file && <EvidenceLink order={money} file={file} />}
        </li>
      ))}
    </ul>
  );
}

/** A text of a confirmation, such as the number of the transfer; nothing where it was left empty. */
export function ConfirmedText({ text }: { text: string }) {
  return text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
}
