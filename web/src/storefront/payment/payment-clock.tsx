import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CHECK_EVERY_MS } from '../../api/late/followed-order.ts';
import { formatTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import type { CryptoPayment } from './payment-state.ts';
import { shopIsAhead } from './shop-clock.ts';

const SECOND_MS = 1000;
const CHECK_EVERY_S = CHECK_EVERY_MS / SECOND_MS;

/** Counts down to the next check of the payment and, by the shop's clock, to the end of its exchange rate. Says when a check runs, and when none can. */
export function PaymentClock({ crypto, lastCheckAt }: { crypto: CryptoPayment; lastCheckAt: number }) {
  const { t, language } = useI18n();
  const now = useNow();
  const untilCheck = Math.ceil((lastCheckAt + CHECK_EVERY_MS - now) / SECOND_MS);
  const seconds = Math.min(Math.max(untilCheck, 0), CHECK_EVERY_S);
  const isOnline = useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const onlineText = seconds > 0 ? t('payment.nextCheck', { seconds }) : t('payment.checking');
  const checkText = isOnline ? onlineText : t('payment.offline');
  return (
    <div role="timer" className="mb-4">
      <progress
        aria-label={checkText}
        max={CHECK_EVERY_S}
        value={CHECK_EVERY_S - seconds}
        className="block h-0.75 w-full appearance-none rounded-full bg-line [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-gold [&::-webkit-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-gold"
      />
      {/* On the narrowest phones the two sides do not fit beside each other. */}
      <p className="mt-1.5 flex justify-between gap-x-4 text-muted text-sm tabular-nums max-[22rem]:flex-col">
        <span>{checkText}</span>
        {crypto.status !== 'confirming' && (
          // Always two lines, as many as the other side takes, so that a text that grows by a digit never moves the address below.
          <span className="shrink-0 min-[22rem]:text-right">
            {t('payment.timeLeft', { time: minutesAndSeconds(Date.parse(crypto.expiresAt) - now - shopIsAhead()) })}
            <span className="block">{t('payment.rateUntil', { time: formatTime(crypto.expiresAt, language) })}</span>
          </span>
        )}
      </p>
    </div>
  );
}

/** '12:40' from milliseconds; '00:00' when there are none left. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND_MS));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The current time in milliseconds since 1970, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
