import { CreditCard, Landmark, Link2, Link2Off, Lock, type LucideIcon, ReceiptText, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import type { RefundableMoney } from './refund-begin.ts';
import type { RefundChoice } from './refund-choice.ts';
import { useSourceWords, writeAmount } from './written-money.ts';

interface ReviewProps {
  readonly money: RefundableMoney;
  readonly choice: RefundChoice;
  readonly reason: string;
  /** What is typed into the field that asks for the amount once more. */
  readonly retyped: string;
  readonly onRetype: (typed: string) => void;
  /** What is typed is the amount that goes back. */
  readonly isConfirmed: boolean;
}

/** The second step of a refund: what goes back, what will happen then, and the amount to type once more. */
export function RefundReview({ money, choice, reason, retyped, onRetype, isConfirmed }: ReviewProps) {
  const { t, language } = useI18n();
  const { amount = '0', left, rest, unit } = choice;
  const write = (sum: string) => writeAmount(sum, unit, language);
  return (
    <>
      <div className="rounded-card bg-sunk px-4 py-3">
        <p className="text-muted text-xs">{t(choice.isAll ? 'staffMoney.giveAll' : 'staffMoney.givePart')}</p>
        <p className="price font-heading font-semibold text-3xl leading-tight">{write(amount)}</p>
        <Sources choice={choice} />
        <p className="wrap-anywhere mt-2 whitespace-pre-line border-line border-t pt-2 font-heading italic">{reason}</p>
      </div>
      <div>
        <h3 className="mb-1 text-xl">{t('staffMoney.willHappen')}</h3>
        <ul className="divide-y divide-line">
          {consequencesOf(money, choice).map(({ icon: Icon, lead, text, more, names }) => (
            <li key={lead} className="flex gap-3 py-2.5 text-sm">
              <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-gold-ink" />
              <p>
                <b className="font-semibold">{t(lead, { names: names ?? '' })}</b> {t(text)}
                {more && <span className="block text-muted text-xs">{t(more)}</span>}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <dl className="grid grid-cols-1 rounded-card border border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x sm:divide-line">
        <Figure name={t('staffMoney.leftNow')}>{write(left)}</Figure>
        <Figure name={t('staffMoney.goesBack')}>{`−${write(amount)}`}</Figure>
        <Figure name={t('staffMoney.remains')}>{write(rest)}</Figure>
      </dl>
      <Field
        label={t('staffMoney.typeAmount', { amount: formatCoinAmount(amount, language) })}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={retyped}
        wrong={isConfirmed ? undefined : t('staffMoney.amountOther', { amount: formatCoinAmount(amount, language) })}
        onChange={({ target }) => onRetype(target.value)}
      />
    </>
  );
}

/** The payments of which money goes back; for coins also what they are worth in dollars. */
function Sources({ choice: { source, payments, worth } }: { choice: RefundChoice }) {
  const { t, language } = useI18n();
  const wordsOf = useSourceWords();
  if (!source) return <p className="text-muted text-xs">{t('staffMoney.fromEach', { count: payments.length })}</p>;
  const { name, day } = wordsOf(source);
  const from = `${name}, ${day}`;
  return (
    <p className="text-muted text-xs">
      {source.unit === null ? from : t('staffMoney.fromCoins', { from, amount: formatPrice(worth, language) })}
    </p>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line px-4 py-2.5">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="price wrap-anywhere font-heading font-semibold text-lg">{children}</dd>
    </div>
  );
}

/** Something that will happen by the refund. */
interface Consequence {
  readonly icon: LucideIcon;
  /** The words in bold at the beginning. */
  readonly lead: MessageKey;
  readonly text: MessageKey;
  readonly more?: MessageKey;
  /** Names of people in `lead`. */
  readonly names?: string;
}

function consequencesOf(money: RefundableMoney, { source, payments, isAll }: RefundChoice): Consequence[] {
  const kinds = new Set((source ? [source] : payments).map(({ kind }) => kind));
  const consequences = [secondPerson(money.secondPersons)];
  if (kinds.has('coin')) consequences.push(askedFor(money));
  if (kinds.has('card')) consequences.push(BY_CARD);
  if (kinds.has('hand')) consequences.push(BY_HAND);
  consequences.push(outcomeOf(money.outcome, isAll), LEDGER_STAYS);
  return consequences;
}

/** Who can be the second person. That nobody can is said before the refund begins. */
function secondPerson(names: readonly string[]): Consequence {
  const words = { icon: Users, text: 'staffMoney.willSecondText', more: 'staffMoney.willSecondMore' } as const;
  if (names.length === 0) return { ...words, lead: 'staffMoney.willNoSecond' };
  return { ...words, lead: 'staffMoney.willSecondNames', names: names.join(', ') };
}

/*
 * How each kind of money goes back. Coins go to an address that the client names. The one-time link for that goes only to the proven contact
 * of the account that owns the order. Another e-mail of the order was only typed, and may be a stranger's: it is asked to sign in.
 */

function askedFor({ addressAsk }: RefundableMoney): Consequence {
  if (addressAsk === null) return BY_NOBODY;
  return addressAsk === 'link' ? BY_LINK : BY_SIGN_IN;
}

const BY_LINK: Consequence = {
  icon: Link2,
  lead: 'staffMoney.willLink',
  text: 'staffMoney.willLinkText',
  more: 'staffMoney.willLinkMore',
};
const BY_SIGN_IN: Consequence = {
  icon: Link2,
  lead: 'staffMoney.willLink',
  text: 'staffMoney.willSignInText',
  more: 'staffMoney.willSignInMore',
};
const BY_NOBODY: Consequence = {
  icon: Link2Off,
  lead: 'staffMoney.willTellNobody',
  text: 'staffMoney.willTellNobodyText',
  more: 'staffMoney.willTellNobodyMore',
};
const BY_CARD: Consequence = { icon: CreditCard, lead: 'staffMoney.willCard', text: 'staffMoney.willCardText' };
const BY_HAND: Consequence = { icon: Landmark, lead: 'staffMoney.willHand', text: 'staffMoney.willHandText' };

const LEDGER_STAYS: Consequence = { icon: Lock, lead: 'staffMoney.willStay', text: 'staffMoney.willStayText' };

/** What becomes of the order. */
function outcomeOf(outcome: RefundableMoney['outcome'], isAll: boolean): Consequence {
  const icon = ReceiptText;
  if (outcome === 'cancels') return { icon, lead: 'staffMoney.willCancel', text: 'staffMoney.willCancelText' };
  if (outcome === 'stays') return { icon, lead: 'staffMoney.willKeep', text: 'staffMoney.willKeepText' };
  if (isAll) return { icon, lead: 'staffMoney.willEnd', text: 'staffMoney.willEndText' };
  return { icon, lead: 'staffMoney.willGoOn', text: 'staffMoney.willGoOnText', more: 'staffMoney.willGoOnMore' };
}
