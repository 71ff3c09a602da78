import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { SupportMail } from '../../page/support.tsx';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Badge, type BadgeTone } from '../../ui/late/badge.tsx';
import { type CryptoPayment, isCancellable } from './payment-state.ts';
import type { Payment } from './use-payment.ts';

/** Shown in place of amount and address while a person looks at money of the order: nobody is asked to send it again. */
export function ReviewScreen({ payment, crypto }: { payment: Payment; crypto: CryptoPayment }) {
  const { t } = useI18n();
  return (
    <div className="flex grow flex-col">
      <Emblem name="flame" className="mx-auto mt-4 size-20" />
      <ReviewNote />
      <div className="mt-auto flex flex-col gap-2 pt-6">
        <p className="text-center text-muted text-sm">{t('payment.leaveText')}</p>
        {/* The order can still be paid by other money. */}
        {isCancellable(crypto) && (
          <Button variant="quiet" onClick={payment.cancel}>
            {t('payment.otherMethod')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Says what the order's own page says. */
export const ReviewNote = () => <MoneyNote tone="info" status="payment.statusReview" text="payment.reviewText" />;

/** As the order's own page, says that a person has found no money, and where whoever has sent it can write. */
export function DeclinedNote() {
  return (
    <div className="mb-4 text-center">
      <MoneyNote tone="gold" status="payment.statusDeclined" text="payment.declinedText" />
      <SupportMail />
    </div>
  );
}

function MoneyNote({ tone, status, text }: { tone: BadgeTone; status: MessageKey; text: MessageKey }) {
  const { t } = useI18n();
  return (
    <div role="status" className="mt-3 flex flex-col items-center gap-2 text-center">
      <Badge tone={tone}>{t(status)}</Badge>
      <p>{t(text)}</p>
    </div>
  );
}
