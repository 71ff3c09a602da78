import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { AmountDue } from './amount-due.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { COIN_CODES, COINS } from './coins.ts';
import type { Coin } from './payment-state.ts';
import type { Payment } from './use-payment.ts';

const SIGN: Record<Coin, string> = { BTC: '₿', ETH: 'Ξ', USDT_ERC20: '₮', USDT_TRC20: '₮' };

/** The coins, each with its network in words. Choosing one asks for an address at once. */
export function ChooseCoin({ payment }: { payment: Payment }) {
  const { t, language } = useI18n();
  const price = formatPrice(payment.source.total, language);
  return (
    <>
      <AmountDue total={payment.source.total} />
      <div className="flex flex-col gap-3">
        {COIN_CODES.map((coin) => (
          <ChoiceButton
            key={coin}
            title={COINS[coin].name}
            hint={t(COINS[coin].network)}
            label={t('payment.payWith', { price, coin: COINS[coin].name })}
            icon={
              <span aria-hidden="true" className="font-semibold text-lead">
                {SIGN[coin]}
              </span>
            }
            onClick={() => payment.pay({ method: 'crypto', coin })}
          />
        ))}
      </div>
    </>
  );
}
