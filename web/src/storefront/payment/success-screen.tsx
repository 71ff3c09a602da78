import { Link } from 'react-router-dom';
import { COIN_FACTS } from '#modules/payments/coin.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { formatCoinAmount } from './coins.ts';
import type { PaymentResult } from './payment-state.ts';

/** Says that the payment has arrived, and leads to the order. */
export function SuccessScreen({ result }: { result: PaymentResult }) {
  const { t, language } = useI18n();
  const isSignedIn = useSignedInHint();
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <Emblem name="flame" className="size-24" />
      <div role="status" className="flex flex-col gap-2">
        <p className="font-heading font-medium text-card">{t('payment.success')}</p>
        <p className="text-muted">{t('payment.successText')}</p>
        {!isSignedIn && <p className="text-muted text-sm">{t('payment.successNext')}</p>}
        {result.amount && result.currency !== 'USD' && (
          <p className="text-ok">
            {t('payment.successAmount', {
              amount: formatCoinAmount(result.amount, language),
              unit: COIN_FACTS[result.currency].unit,
            })}
          </p>
        )}
      </div>
      <div className="mt-3 flex w-full flex-col gap-2">
        <Link to={paths.order(result.orderId)} className={buttonClass('primary')}>
          {t('payment.openOrder')}
        </Link>
        <Link to={paths.profile()} className={buttonClass('quiet')}>
          {t('payment.toProfile')}
        </Link>
      </div>
    </div>
  );
}
