import { Coins, UserRound } from 'lucide-react';
import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { ledgerLine, ledgerWord } from '../kit/values/ledger-words.ts';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { Timeline } from '../kit/values/timeline.tsx';
import { Fact, Reasons, ReceivedAmount } from './money-parts.tsx';
import type { MoneyLine, MoneyRefund, MoneySource } from './money-queries.ts';

interface SourceCardProps {
  source: MoneySource;
  /** It is the money that waits, and not other money of the same order. */
  isWaiting: boolean;
  onGiveBack: (() => void) | undefined;
}

/** A payment: how much was expected and came, by what it can be found, and what of it can go back. */
export function SourceCard({ source, isWaiting, onGiveBack }: SourceCardProps) {
  const { t, language } = useI18n();
  const { kind, at, gateway, gatewayPaymentId, unit, network, address, transactionIds, confirmed, reasons } = source;
  return (
    <Card title={t(`staffMoney.kind.${kind}`)} aside={<Time at={at} className="text-muted text-xs" />}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ReceivedAmount sums={source} />
        {reasons.length > 0 && <Reasons money={source} />}
      </div>
      {!isWaiting && <p className="mt-1 text-muted text-xs">{t('staffMoney.otherMoney')}</p>}
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        {unit !== null && <Fact name="staffMoney.final">{`${formatCoinAmount(confirmed ?? '', language)} ${unit}`}</Fact>}
        {kind !== 'hand' && <Fact name="staffMoney.gateway">{network === null ? gateway : `${gateway} · ${network}`}</Fact>}
        {gatewayPaymentId !== '' && <Fact name="staffMoney.gatewayName">{gatewayPaymentId}</Fact>}
        {address !== null && <Fact name="common.address">{address}</Fact>}
        {transactionIds.map((transaction) => (
          <Fact key={transaction} name="staffMoney.transaction">
            {transaction}
          </Fact>
        ))}
      </dl>
      <LeftOfSource source={source} onGiveBack={onGiveBack} />
    </Card>
  );
}

/** What can still go back of a payment, with the button for it; or why nothing can, now or, without `refund`, ever from this page. */
function LeftOfSource({ source: { refund, unit }, onGiveBack }: Pick<SourceCardProps, 'source' | 'onGiveBack'>) {
  const { t, language } = useI18n();
  if (!refund) return <p className="mt-3 text-muted text-xs">{t('staffMoney.notOffered')}</p>;
  if (refund.refusal)
    return (
      <p className="mt-3 text-muted text-xs">
        {t(refund.refusal === 'not_final' ? 'staffMoney.notFinal' : 'staffMoney.nothingLeft')}
      </p>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
      <p className="text-xs">
        {t('staffMoney.canStillGoBack')} {unit !== null && `${formatCoinAmount(refund.left, language)} ${unit} · `}
        <Amount dollars={refund.worth} />
      </p>
      {onGiveBack && (
        <Button variant="primary" onClick={onGiveBack}>
          {t('staffMoney.giveBack')}
        </Button>
      )}
    </div>
  );
}

/** The refunds of the order so far; nothing without any. */
export function StoryRefunds({ refunds }: { refunds: readonly MoneyRefund[] }) {
  const { t, language } = useI18n();
  if (refunds.length === 0) return null;
  return (
    <Card title={t('staff.refunds')}>
      <ul className="flex flex-col gap-3">
        {refunds.map(({ id, state, amount, coins, unit, reason, requestedAt, requestedBy }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-2">
              <strong className="font-semibold">
                {coins !== null && `${formatCoinAmount(coins, language)} ${unit} · `}
                <Amount dollars={amount} />
              </strong>
              <PlaceLink place={`/money/refunds/${id}`} className="text-link inline-flex min-h-11 items-center">
                {t(`staffMoney.refund.${state}`)}
              </PlaceLink>
            </p>
            <p className="wrap-anywhere">{reason}</p>
            <p className="wrap-anywhere text-muted text-xs">
              <Time at={requestedAt} /> {requestedBy}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The lines of the ledger about the order, in our words and those of the gateway, with the number and the hash of each. */
export function StoryLines({ lines }: { lines: readonly MoneyLine[] }) {
  const { t } = useI18n();
  return (
    <Card title={t('staffMoney.ledger')}>
      {lines.length === 0 && <p className="text-muted">{t('staffMoney.noLines')}</p>}
      <Timeline
        events={lines.map((line) => ({
          key: `${line.line}`,
          icon: line.by ? UserRound : Coins,
          title: ledgerWord(t, line.kind),
          text: <LineText line={line} />,
          at: line.at,
        }))}
      />
    </Card>
  );
}

/** The name that the ledger has in place of a gateway's where a person has acted: the server's `BY_HAND`. */
const BY_HAND = 'by hand';

function LineText({ line: { gateway, line, hash, state, received, confirmed, amount, by, unread } }: { line: MoneyLine }) {
  const { t, language } = useI18n();
  // Who acted is named where the shop knows it.
  const actor = by ?? (gateway === BY_HAND ? t('staffMoney.byHand') : gateway);
  return (
    <span className="wrap-anywhere">
      {actor}
      {unread && `: ${t('staffOrders.unreadLine')}`}
      {state && `: ${state}`}
      {received && ` · ${t('staffMoney.saidReceived', { received: formatCoinAmount(received, language) })}`}
      {confirmed && ` · ${t('staffMoney.saidFinal', { confirmed: formatCoinAmount(confirmed, language) })}`}
      {amount !== undefined && (
        <>
          {' · '}
          <Amount dollars={amount} />
        </>
      )}
      <br />
      {ledgerLine(t, line, hash)}
    </span>
  );
}
