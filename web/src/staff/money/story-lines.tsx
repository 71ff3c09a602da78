import { Coins, UserRound } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Amount } from '../kit/amount.tsx';
import { Card } from '../kit/card.tsx';
import { LEDGER_WORDS } from '../kit/ledger-words.ts';
import { Timeline } from '../kit/timeline.tsx';
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
          title: t(LEDGER_WORDS[line.kind] ?? 'staffOrders.ledgerRefund'),
          text: <Said line={line} />,
          at: line.at,
        }))}
      />
    </Card>
  );
}

/** What the ledger writes for a gateway where a person acts. */
const BY_HAND = 'by hand';

function Said({ line: { gateway, line, hash, state, received, confirmed, amount, by } }: { line: MoneyLine }) {
  const { t } = useI18n();
  return (
    <span className="wrap-anywhere">
      {by ?? (gateway === BY_HAND ? t('staffMoney.byHand') : gateway)}
      {state && `: ${state}`}
      {received && ` · ${t('staffMoney.saidReceived', { received })}`}
      {confirmed && ` · ${t('staffMoney.saidFinal', { confirmed })}`}
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
