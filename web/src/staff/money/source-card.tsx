import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { Amount } from '../kit/values/amount.tsx';
import { Time } from '../kit/values/time.tsx';
import { Came, Fact, Reasons } from './money-parts.tsx';
import type { MoneySource } from './money-queries.ts';

interface SourceCardProps {
  source: MoneySource;
  /** It is the money that waits, not only other money of the order. */
  isReviewed: boolean;
  onGiveBack: (() => void) | undefined;
}

/** Money that came: what was expected, what came, by what it is found, and what of it can go back. */
export function SourceCard({ source, isReviewed, onGiveBack }: SourceCardProps) {
  const { t, language } = useI18n();
  const { kind, at, gateway, gatewayPaymentId, unit, network, address, transactionIds, confirmed, reasons } = source;
  return (
    <Card title={t(`staffMoney.kind.${kind}`)} aside={<Time at={at} className="text-muted text-xs" />}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Came sums={source} />
        {reasons.length > 0 && <Reasons money={{ kind: 'coin', reasons }} />}
      </div>
      {!isReviewed && <p className="mt-1 text-muted text-xs">{t('staffMoney.otherMoney')}</p>}
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        {unit !== null && <Fact name="staffMoney.final">{`${formatCoinAmount(confirmed ?? '', language)} ${unit}`}</Fact>}
        {kind !== 'hand' && <Fact name="staffMoney.gateway">{network === null ? gateway : `${gateway} · ${network}`}</Fact>}
        {gatewayPaymentId !== '' && <Fact name="staffMoney.gatewayName">{gatewayPaymentId}</Fact>}
        {address !== null && <Fact name="staff.address">{address}</Fact>}
        {transactionIds.map((transaction) => (
          <Fact key={transaction} name="staffMoney.transaction">
            {transaction}
          </Fact>
        ))}
      </dl>
      <Left source={source} onGiveBack={onGiveBack} />
    </Card>
  );
}

function Left({ source: { refund, unit }, onGiveBack }: Pick<SourceCardProps, 'source' | 'onGiveBack'>) {
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
        {t('staffMoney.left')} {unit !== null && `${formatCoinAmount(refund.left, language)} ${unit} · `}
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
