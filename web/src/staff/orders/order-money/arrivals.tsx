import { formatCoinAmount, formatPrice } from '../../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../../../ui/late/badge.tsx';
import { EvidenceLink } from '../../kit/hand-money/evidence-field.tsx';
import { Amount, Time } from '../../kit/values/money-and-time.tsx';
import type { OrderMoneyAnswer } from '../order-queries.ts';
import { MoneyTable } from './table.tsx';

type Arrival = OrderMoneyAnswer['arrivals'][number];

/** What came, each with its coin, address and transaction. */
export function Arrivals({ id, money: { arrivals, due, sums, awaiting } }: { id: string; money: OrderMoneyAnswer }) {
  const { t, language } = useI18n();
  if (arrivals.length === 0) return <p className="mt-3 text-muted">{t('staffMoney.booksNothing')}</p>;
  return (
    <MoneyTable
      title="staffMoney.cameTitle"
      rows={arrivals}
      keyOf={({ line, way }) => `${line} ${way}`}
      columns={[
        ['staff.when', ({ at }) => <Time at={at} />],
        ['staffMoney.booksHow', (arrival) => <How arrival={arrival} />],
        ['staffMoney.booksWhere', (arrival) => <Where arrival={arrival} id={id} />],
        ['staff.state', (arrival) => <State arrival={arrival} />],
        ['staff.sum', (arrival) => <Sum arrival={arrival} />],
      ]}
      foot={
        <>
          <span>{t('staffMoney.booksInAll', { due: formatPrice(due, language) })}</span>
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

function How({ arrival: { way, gateway, unit, network, by, agreedBy } }: { arrival: Arrival }) {
  const { t } = useI18n();
  const name = way === 'coin' ? `${unit}, ${network}` : t(way === 'card' ? 'staff.card' : 'staffOrders.method.manual');
  return (
    <>
      {name}
      <span className="wrap-anywhere block text-muted text-xs">{way === 'hand' ? by : gateway}</span>
      {agreedBy !== null && (
        <span className="wrap-anywhere block text-muted text-xs">{t('staffPartner.agreedBy', { name: agreedBy })}</span>
      )}
    </>
  );
}

function Where({ arrival: { address, transactionIds, evidence }, id: orderId }: { arrival: Arrival; id: string }) {
  return (
    <span className="block font-mono text-xs">
      {evidence && <EvidenceLink place={{ id: orderId }} file={evidence} />}
      {address !== null && <Cut text={address} />}
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
      {t('staffMoney.booksTransaction', { id: cut(id) })}
    </span>
  );
}

function Cut({ text }: { text: string }) {
  return <span title={text}>{cut(text)}</span>;
}

/** The ends of a long name; the whole of it is the hint. */
const cut = (text: string) => (text.length <= 14 ? text : `${text.slice(0, 6)}…${text.slice(-6)}`);

function State({ arrival: { amount, isFinal, late } }: { arrival: Arrival }) {
  const { t } = useI18n();
  const [word, tone] = bookedLook(amount < 0, isFinal);
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tone}>{t(word)}</Badge>
      {late && <Badge tone="gold">{t('staffMoney.booksLate')}</Badge>}
    </span>
  );
}

function bookedLook(isUndone: boolean, isFinal: boolean): [word: MessageKey, tone: BadgeTone] {
  if (isUndone) return ['staffMoney.booksUndone', 'danger'];
  if (isFinal) return ['staffMoney.booksFinal', 'ok'];
  return ['staffMoney.booksNotFinal', 'info'];
}

/** What came in another coin than was asked for. */
export function OtherCoins({ money: { otherCoins } }: { money: OrderMoneyAnswer }) {
  const { t, language } = useI18n();
  if (otherCoins.length === 0) return null;
  return (
    <div className="mt-3 rounded-field bg-danger-soft px-3 py-2 text-danger">
      <p className="font-medium">{t('staffMoney.booksOther')}</p>
      <ul>
        {otherCoins.map(({ paymentId, at, currency, amount, transactionId }) => (
          <li key={`${paymentId} ${currency} ${amount} ${transactionId} ${at}`}>
            {currency === null
              ? t('staffMoney.booksOtherUnknown')
              : t('staffMoney.booksOtherCoin', { currency, amount: formatCoinAmount(amount ?? '', language) })}{' '}
            · <Time at={at} />
            {transactionId !== null && <Transaction id={transactionId} />}
          </li>
        ))}
      </ul>
      <p className="text-xs">{t('staffMoney.booksOtherText')}</p>
    </div>
  );
}
