import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { withWords } from '../../i18n/late/with-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import type { LateDialogProps } from '../frame/use-late-dialog.tsx';
import { ConsultationForm } from './consultation-form.tsx';

/** Takes a request for a consultation, and confirms that it was sent. */
function ConsultationDialog({ open, onClose }: LateDialogProps) {
  const { t } = useI18n();
  const [phone, setPhone] = useState<string>();
  const close = () => {
    setPhone(undefined);
    onClose();
  };
  return (
    <Modal open={open} onClose={close} title={t(phone ? 'consultation.sent' : 'frame.consultation')}>
      {phone ? (
        <>
          <p role="status" className="mb-5 text-muted">
            {t('consultation.sentText', { phone })}
          </p>
          <Button onClick={close}>{t('consultation.done')}</Button>
        </>
      ) : (
        <ConsultationForm onSent={setPhone} />
      )}
    </Modal>
  );
}

export default withWords(['consultation'], ConsultationDialog);
