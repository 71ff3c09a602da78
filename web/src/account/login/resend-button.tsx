import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

interface ResendButtonProps {
  /** Milliseconds since 1970 from which another code may be requested. */
  resendAt: number;
  isSending: boolean;
  onResend: () => void;
}

/** Requests another code. Disabled until `resendAt`. */
export function ResendButton({ resendAt, isSending, onResend }: ResendButtonProps) {
  const { t } = useI18n();
  const seconds = useSecondsUntil(resendAt);
  return (
    <Button variant="quiet" className="grow" disabled={seconds > 0 || isSending} onClick={onResend}>
      {seconds > 0 ? t('account.resendIn', { seconds }) : t('account.resend')}
    </Button>
  );
}
