import { Hourglass, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { COIN_FACTS } from '#modules/payments/coin.ts';
import type { Order } from '../../api/queries.ts';
import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { mutedSound } from '../../memory/late/muted-sound.ts';
import { useSettings } from '../../page/settings.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Badge, type BadgeTone } from '../../ui/late/badge.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { missingAmount } from './missing-amount.ts';
import { PaymentClock } from './payment-clock.tsx';
import { type CryptoPayment, isCancellable } from './payment-state.ts';
import { TransferDetails } from './transfer-details.tsx';
import { SentButton } from './transfer-help.tsx';
import type { Payment } from './use-payment.ts';

const loadQr = () => import('./payment-qr.tsx');

const STATUS: Record<CryptoPayment['status'], readonly [BadgeTone, MessageKey]> = {
  waiting: ['accent', 'payment.statusWaiting'],
  confirming: ['gold', 'payment.statusConfirming'],
  partial: ['gold', 'payment.statusPartial'],
  completed: ['ok', 'payment.titleDone'],
  expired: ['danger', 'payment.statusExpired'],
  cancelled: ['muted', 'payment.statusExpired'],
};

/** Shows the amount, the address, the time that is left, and the state of a coin payment. */
export function WaitingScreen({ payment, crypto }: { payment: Payment; crypto: CryptoPayment }) {
  const { t } = useI18n();
  const [tone, status] = badgeOf(crypto);
  const isExpired = crypto.status === 'expired';
  return (
    <div className="flex grow flex-col">
      {!isExpired && <PaymentClock crypto={crypto} lastCheckAt={payment.lastCheckAt} />}
      {needsTransfer(crypto) ? <PaymentCode crypto={crypto} order={payment.order} /> : <StatusIcon isExpired={isExpired} />}
      <div role="status" className="mt-3 flex flex-col items-center gap-2 text-center">
        <Badge tone={tone}>{t(status)}</Badge>
        <StatusText payment={payment} crypto={crypto} />
      </div>
      <div className="mt-auto flex flex-col gap-2 pt-6">
        {isExpired ? (
          <RestartButton payment={payment} crypto={crypto} />
        ) : (
          <p className="text-center text-muted text-sm">{t('payment.leaveText')}</p>
        )}
        <div className="flex items-center justify-center gap-2">
          {isCancellable(crypto) && (
            <Button onClick={payment.cancel} className="grow">
              {t(isExpired ? 'payment.otherMethod' : 'payment.cancel')}
            </Button>
          )}
          <SoundButton />
        </div>
      </div>
      {needsTransfer(crypto) && <SentButton crypto={crypto} />}
    </div>
  );
}

/** The badge's colour and words. They tell of a part that has come also when the time is up. */
function badgeOf({ status, receivedAmount }: CryptoPayment) {
  return STATUS[status === 'expired' && Number(receivedAmount) > 0 ? 'partial' : status];
}

function PaymentCode({ crypto, order }: { crypto: CryptoPayment; order: Order | undefined }) {
  return (
    <>
      <TestAddress />
      {/* When the QR code cannot be drawn, the address and the amount below it are enough. */}
      <div className="mx-auto rounded-card border border-line bg-code-paper p-3 empty:hidden">
        <LatePart load={loadQr} props={{ crypto }} waiting={<Skeleton className="size-46" />} />
      </div>
      <TransferDetails crypto={crypto} order={order} />
    </>
  );
}

/** Says beside an address that a shop in test mode must not be sent real money. */
function TestAddress() {
  const { t } = useI18n();
  const mode = useSettings().testMode;
  if (!mode) return null;
  // `own`: the address is certainly unreal. Behind another gateway's address may be a real wallet.
  return (
    <p className="mb-3 rounded-field bg-info-soft px-4 py-2.5 text-center font-medium text-info text-sm">
      {t(mode === 'own' ? 'payment.testAddress' : 'payment.testAddressForeign')}
    </p>
  );
}

/** After the time is up: pays what is missing, in the same coin at a fresh rate. */
function RestartButton({ payment, crypto }: { payment: Payment; crypto: CryptoPayment }) {
  const { t, language } = useI18n();
  const { order } = payment;
  const price = order && order.received > 0 ? formatPrice(order.due, language) : undefined;
  return (
    <Button variant="primary" onClick={() => payment.restart({ method: 'crypto', coin: crypto.currency })}>
      {price ? t('payment.payRest', { price }) : t('payment.startAgain')}
    </Button>
  );
}

function ExpiredText({ order }: { order: Order | undefined }) {
  const { t, language } = useI18n();
  if (!order || order.received === 0) return <p className="text-muted">{t('payment.expiredText')}</p>;
  const received = formatPrice(order.received, language);
  const total = formatPrice(order.total, language);
  const rest = formatPrice(order.due, language);
  return <p>{t('payment.expiredPart', { received, total, rest })}</p>;
}

function StatusText({ payment, crypto }: { payment: Payment; crypto: CryptoPayment }) {
  const { t, language } = useI18n();
  const received = formatCoinAmount(crypto.receivedAmount, language);
  const { unit } = COIN_FACTS[crypto.currency];
  switch (crypto.status) {
    case 'expired':
      return <ExpiredText order={payment.order} />;
    case 'confirming':
      return (
        <>
          <p className="price text-price">{t('payment.successAmount', { amount: received, unit })}</p>
          <p className="text-muted">{t('payment.confirmingText')}</p>
        </>
      );
    case 'partial':
      return <p>{t('payment.partialText', { received, missing: formatCoinAmount(missingAmount(crypto), language), unit })}</p>;
    default:
      return null;
  }
}

function needsTransfer({ status }: CryptoPayment): boolean {
  return status === 'waiting' || status === 'partial';
}

function StatusIcon({ isExpired }: { isExpired: boolean }) {
  if (!isExpired) return <Emblem name="flame" className="mx-auto mt-4 size-20" />;
  return <Hourglass size={44} strokeWidth={1.25} aria-hidden="true" className="mx-auto mt-6 mb-2 text-gold" />;
}

function SoundButton() {
  const { t } = useI18n();
  const [muted, setMuted] = useState(mutedSound.read);
  const Icon = muted ? VolumeX : Volume2;
  return (
    <IconButton
      label={t(muted ? 'payment.soundOff' : 'payment.soundOn')}
      onClick={() => {
        if (muted) mutedSound.forget();
        else mutedSound.keep(true);
        setMuted(!muted);
      }}
    >
      <Icon size={20} aria-hidden="true" className="text-muted" />
    </IconButton>
  );
}
