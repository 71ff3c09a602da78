import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { AmountDue } from './amount-due.tsx';
import type { Payment } from './use-payment.ts';

/** Lets the payer say that a partner has received the money. */
export function ConfirmManual({ payment }: { payment: Payment }) {
  const { t, language } = useI18n();
  const price = formatPrice(payment.source.total, language);
  return (
    <>
      <AmountDue total={payment.source.total} />
      <p className="mb-6 text-muted">{t('payment.manualText', { price })}</p>
      <Button variant="primary" onClick={() => payment.pay({ method: 'manual' })}>
        {t('payment.manualConfirm', { price })}
      </Button>
    </>
  );
}
