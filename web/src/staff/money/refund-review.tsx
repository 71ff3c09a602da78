import { CreditCard, Landmark, Link2, Lock, type LucideIcon, ReceiptText, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '#kernel/language.ts';
import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { writeTime } from '../kit/values/money-and-time.tsx';
import type { RefundableMoney } from './refund-begin.ts';
import type { RefundChoice } from './refund-choice.ts';

/** An amount in the unit of a coin as it is typed, or in dollars. */
export function writeAmount(amount: string, unit: string, language: Language): string {
  return unit === '$' ? formatPrice(Number(amount), language) : `${formatCoinAmount(amount, language)} ${unit}`;
}

interface ReviewProps {
  readonly money: RefundableMoney;
  readonly choice: RefundChoice;
  readonly reason: string;
  /** The amount as it is typed once more. */
  readonly again: string;
  readonly onAgain: (typed: string) => void;
  readonly isSame: boolean;
}

/** The second step of a refund: what goes back, what will happen by that, and the amount to type. */
export function RefundReview({ money, choice, reason, again, onAgain, isSame }: ReviewProps) {
  const { t, language } = useI18n();
  const { amount = '0', left, rest, unit } = choice;
  const write = (sum: string) => writeAmount(sum, unit, language);
  return (
    <>
      <div className="rounded-card bg-sunk px-4 py-3">
        <p className="text-muted text-xs">{t(choice.isAll ? 'staffMoney.giveAll' : 'staffMoney.givePart')}</p>
        <p className="price font-heading font-semibold text-3xl leading-tight">{write(amount)}</p>
        <From choice={choice} />
        <p className="wrap-anywhere mt-2 whitespace-pre-line border-line border-t pt-2 font-heading italic">{reason}</p>
      </div>
      <div>
        <h3 className="mb-1 text-xl">{t('staffMoney.willHappen')}</h3>
        <ul className="divide-y divide-line">
          {happeningsOf(money, choice).map(({ icon: Icon, lead, text, more, names }) => (
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
        <Figure name={t('staffMoney.goes')}>{`−${write(amount)}`}</Figure>
        <Figure name={t('staffMoney.rests')}>{write(rest)}</Figure>
      </dl>
      <Field
        label={t('staffMoney.typeAmount', { amount: formatCoinAmount(amount, language) })}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={again}
        wrong={isSame ? undefined : t('staffMoney.amountOther', { amount: formatCoinAmount(amount, language) })}
        onChange={({ target }) => onAgain(target.value)}
      />
    </>
  );
}

/** From which money, and what that is in dollars. */
function From({ choice: { source, offers, worth } }: { choice: RefundChoice }) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  if (!source) return <p className="text-muted text-xs">{t('staffMoney.fromEach', { count: offers.length })}</p>;
  const { kind, network, at, unit } = source;
  const name = network === null ? t(`staffMoney.kind.${kind}`) : `${t(`staffMoney.kind.${kind}`)}, ${network}`;
  const from = `${name}, ${writeTime(at, 'day', language, timeZone)}`;
  return (
    <p className="text-muted text-xs">
      {unit === null ? from : t('staffMoney.fromCoins', { from, amount: formatPrice(worth, language) })}
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

interface Happening {
  readonly icon: LucideIcon;
  readonly lead: MessageKey;
  readonly text: MessageKey;
  readonly more?: MessageKey;
  /** Of people, for `lead`. */
  readonly names?: string;
}

function happeningsOf(money: RefundableMoney, { source, offers, isAll }: RefundChoice): Happening[] {
  const { outcome, hasAccount, secondPersons } = money;
  const kinds = new Set((source ? [source] : offers).map(({ kind }) => kind));
  const ways = { coin: hasAccount ? BY_LINK : BY_SIGN_IN, card: BY_CARD, hand: BY_HAND };
  return [
    { icon: Users, ...secondWords(secondPersons) },
    ...(['coin', 'card', 'hand'] as const).filter((kind) => kinds.has(kind)).map((kind) => ways[kind]),
    { icon: ReceiptText, ...outcomeWords(outcome, isAll) },
    { icon: Lock, lead: 'staffMoney.willStay', text: 'staffMoney.willStayText' },
  ];
}

/** Who can be the second person; a shop in which nobody can is told before the refund begins. */
function secondWords(names: readonly string[]): Omit<Happening, 'icon'> {
  const words = { text: 'staffMoney.willSecondText', more: 'staffMoney.willSecondMore' } as const;
  if (names.length === 0) return { ...words, lead: 'staffMoney.willNoSecond' };
  return { ...words, lead: 'staffMoney.willSecondNames', names: names.join(', ') };
}

const BY_LINK: Happening = {
  icon: Link2,
  lead: 'staffMoney.willLink',
  text: 'staffMoney.willLinkText',
  more: 'staffMoney.willLinkMore',
};
const BY_SIGN_IN: Happening = {
  icon: Link2,
  lead: 'staffMoney.willLink',
  text: 'staffMoney.willSignInText',
  more: 'staffMoney.willSignInMore',
};
const BY_CARD: Happening = { icon: CreditCard, lead: 'staffMoney.willCard', text: 'staffMoney.willCardText' };
const BY_HAND: Happening = { icon: Landmark, lead: 'staffMoney.willHand', text: 'staffMoney.willHandText' };

function outcomeWords(outcome: RefundableMoney['outcome'], isAll: boolean): Omit<Happening, 'icon'> {
  if (outcome === 'cancels') return { lead: 'staffMoney.willCancel', text: 'staffMoney.willCancelText' };
  if (outcome === 'stays') return { lead: 'staffMoney.willKeep', text: 'staffMoney.willKeepText' };
  if (isAll) return { lead: 'staffMoney.willEnd', text: 'staffMoney.willEndText' };
  return { lead: 'staffMoney.willGoOn', text: 'staffMoney.willGoOnText', more: 'staffMoney.willGoOnMore' };
}
