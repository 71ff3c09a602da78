import { formatCoinAmount, formatPrice } from '../../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../../../ui/late/badge.tsx';
import { EvidenceLink } from '../../kit/hand-money/evidence-field.tsx';
import { Amount, Time } from '../../kit/values/money-and-time.tsx';
import type { OrderMoneyAnswer } from '../order-queries.ts';
import { MoneyTable } from './table.tsx';

type Arrival = OrderMoneyAnswer['arrivals'][number];

/** All money that came for an order, by coin, card or hand. */
export function Arrivals({ orderId, money }: { orderId: string; money: OrderMoneyAnswer }) {
  const { t, language } = useI18n();
  const { arrivals, due, sums, awaiting } = money;
  if (arrivals.length === 0) return <p className="mt-3 text-muted">{t('staffMoney.booksNothing')}</p>;
  return (
    <MoneyTable
      title="staffMoney.cameTitle"
      rows={arrivals}
      keyOf={({ line, way }) => `${line} ${way}`}
      columns={[
        { title: 'staff.when', cell: ({ at }) => <Time at={at} /> },
        { title: 'staffMoney.booksHow', cell: (arrival) => <Method arrival={arrival} /> },
        { title: 'staffMoney.booksWhere', cell: (arrival) => <Traces arrival={arrival} orderId={orderId} /> },
        { title: 'common.state', cell: (arrival) => <State arrival={arrival} /> },
        { title: 'staff.sum', cell: (arrival) => <Sum arrival={arrival} /> },
      ]}
      foot={
        <>
          <span>{t('staffMoney.booksInAll', { due: formatPrice(due, language) })}</span>
          {/* `gross` counts what is final, and the rows above show the rest as well. */}
          <Amount dollars={sums.gross + awaiting} className="font-heading text-lg" />
        </>
      }
    />
  );
}

function Sum({ arrival: { amount, coins, unit } }: { arrival: Arrival }) {
  const { language } = useI18n();
  return (
    <>
      <Amount dollars={amount} className="font-heading text-lg" />
      {coins !== null && <span className="block text-muted text-xs">{`${formatCoinAmount(coins, language)} ${unit}`}</span>}
    </>
  );
}

/** The coin, the card or the hand by which money came, and by whom it was confirmed. */
function Method({ arrival: { way, gateway, unit, network, by, agreedBy } }: { arrival: Arrival }) {
  const { t } = useI18n();
  const name = way === 'coin' ? `${unit}, ${network}` : t(way === 'card' ? 'staff.card' : 'common.method.manual');
  return (
    <>
      {name}
      <span className="wrap-anywhere block text-muted text-xs">{way === 'hand' ? by : gateway}</span>
      {agreedBy !== null && (
        <span className="wrap-anywhere block text-muted text-xs">{t('handMoney.agreedBy', { name: agreedBy })}</span>
      )}
    </>
  );
}

/** Where money that came is found: its proof, its address, its transactions. */
function Traces({ arrival: { address, transactionIds, evidence }, orderId }: { arrival: Arrival; orderId: string }) {
  return (
    <span className="block font-mono text-xs">
      {evidence && <EvidenceLink order={{ id: orderId }} file={evidence} />}
      {address !== null && <span title={address}>{shorten(address)}</span>}
      {transactionIds.map((id) => (
        <Transaction key={id} id={id} />
      ))}
    </span>
  );
}

function Transaction({ id }: { id: string }) {
  const { t } = useI18n();
  return (
    <span className="block text-muted" title={id}>
      {t('staffMoney.booksTransaction', { id: shorten(id) })}
    </span>
  );
}

/** A longer address or transaction is written as its two ends. */
const LONGEST_WHOLE = 14;
const END_LENGTH = 6;

function shorten(name: string): string {
  return name.length <= LONGEST_WHOLE ? name : `${name.slice(0, END_LENGTH)}…${name.slice(-END_LENGTH)}`;
}

/** An arrival below zero undoes an earlier one. */
function State({ arrival: { amount, coins, isFinal, late } }: { arrival: Arrival }) {
  const { t } = useI18n();
  // Coins that are worth less than a cent are undone at an amount of zero.
  const { word, tone } = lookOf(amount < 0 || coins?.startsWith('−') === true, isFinal);
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tone}>{t(word)}</Badge>
      {late && <Badge tone="gold">{t('staffMoney.booksLate')}</Badge>}
    </span>
  );
}

function lookOf(isUndone: boolean, isFinal: boolean): { word: MessageKey; tone: BadgeTone } {
  if (isUndone) return { word: 'staffMoney.booksUndone', tone: 'danger' };
  if (isFinal) return { word: 'staffMoney.booksFinal', tone: 'ok' };
  return { word: 'staffMoney.booksNotFinal', tone: 'info' };
}

/** Money that nobody counts: in another coin than was asked for, come again, or of an answer that does not fit. */
export function OtherCoins({ money: { otherCoins } }: { money: OrderMoneyAnswer }) {
  const { t, language } = useI18n();
  if (otherCoins.length === 0) return null;
  return (
    <div className="mt-3 rounded-field bg-danger-soft px-3 py-2 text-danger">
      <p className="font-medium">{t('staffMoney.booksOther')}</p>
      <ul>
        {otherCoins.map(({ paymentId, at, currency, amount, transactionId }) => (
          <li key={`${paymentId} ${currency} ${amount} ${transactionId} ${at}`}>
            {currency === null ? t('staffMoney.booksOtherUnknown') : `${formatCoinAmount(amount ?? '', language)} ${currency}`} ·{' '}
            <Time at={at} />
            {transactionId !== null && <Transaction id={transactionId} />}
          </li>
        ))}
      </ul>
      <p className="text-xs">{t('staffMoney.booksOtherText')}</p>
    </div>
  );
}
