import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { failureText } from '../failures.ts';

interface RefuseProps {
  /** Is it the personal link of whoever has accepted? */
  isOwn: boolean;
  mayRefuse: boolean;
  error: Error | null;
  isPending: boolean;
  onRefuse: () => void;
}

/** Declines at once. Whoever has given data is asked before these are erased. */
export function Refuse({ isOwn, mayRefuse, error, isPending, onRefuse }: RefuseProps) {
  const { t } = useI18n();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const refusal = error && failureText(error, t('people.notSaved'));
  return (
    <>
      <Alert className="mt-4">{!isAsked && refusal}</Alert>
      {mayRefuse && (
        <Button variant="quiet" className="mt-3 w-full" isBusy={isPending} onClick={() => (isOwn ? setAsked(true) : onRefuse())}>
          {t(isOwn ? 'people.takeBack' : 'people.decline')}
        </Button>
      )}
      <p className="mt-4 text-center text-muted text-sm">{t(isOwn ? 'people.takeBackText' : 'people.declineText')}</p>
      <Modal open={isAsked} onClose={close} title={t('account.withdrawTitle')}>
        <p>{t('people.takenBack')}</p>
        <Alert className="mt-4">{refusal}</Alert>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="primary" isBusy={isPending} onClick={onRefuse}>
            {t('account.withdrawNow')}
          </Button>
          <Button variant="quiet" onClick={close} className="min-h-13">
            {t('account.leaveAsIs')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
