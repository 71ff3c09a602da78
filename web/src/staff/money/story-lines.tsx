import { Coins, UserRound } from 'lucide-react';
import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { Amount } from '../kit/values/amount.tsx';
import { ledgerWord } from '../kit/values/ledger-words.ts';
import { Timeline } from '../kit/values/timeline.tsx';
import type { MoneyLine } from './money-queries.ts';

/** What the ledger says of the order, in words and in the gateway's own, with the number and the hash of each line. */
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

/** What the ledger writes for a gateway where a person acts. */
const BY_HAND = 'by hand';

function LineText({ line: { gateway, line, hash, state, received, confirmed, amount, by, unread } }: { line: MoneyLine }) {
  const { t, language } = useI18n();
  const source = gateway === BY_HAND ? t('staffMoney.byHand') : gateway;
  return (
    <span className="wrap-anywhere">
      {by ?? source}
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
      {t('staffOrders.line', { line, hash: `${hash.slice(0, 6)}…${hash.slice(-2)}` })}
    </span>
  );
}
