import { useEffect, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';

const SECOND_MS = 1000;

interface ResendButtonProps {
  /** Milliseconds since 1970 from which another code may be requested. */
  resendAt: number;
  isSending: boolean;
  onResend: () => void;
}

/** Requests another code. A press does nothing until `resendAt`; the focus stays on the button meanwhile. */
export function ResendButton({ resendAt, isSending, onResend }: ResendButtonProps) {
  const { t } = useI18n();
  const seconds = useSecondsUntil(resendAt);
  return (
    <Button variant="quiet" className="grow" isBusy={seconds > 0 || isSending} onClick={onResend}>
      {t('account.resend')}
      {/* Not in the name: screen readers would say the name of the button in focus each second. */}
      {seconds > 0 && <span aria-hidden="true">{t('account.resendIn', { seconds })}</span>}
    </Button>
  );
}

/** Counts down the whole seconds until an instant (milliseconds since 1970); 0 once the instant has passed. */
function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      const at = Date.now();
      setNow(at);
      if (at >= instant) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [instant]);
  return Math.max(0, Math.ceil((instant - now) / SECOND_MS));
}
