import { useI18n } from '../../i18n/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The outline of the next screen, while a payment is opened or an earlier payment is looked up. */
export function PaymentProgress({ step }: { step: 'creating' | 'resuming' }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col items-center gap-4">
      <Skeleton className="size-52 rounded-card" />
      <p role="status" className="mt-2 text-center">
        <span className="block font-medium">{t(step === 'creating' ? 'payment.creating' : 'payment.resuming')}</span>
        {step === 'creating' && <span className="mt-1 block text-muted text-sm">{t('payment.creatingText')}</span>}
      </p>
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
