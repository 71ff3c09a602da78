import { useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { failureText } from '../failures.ts';
import { useProfileChange } from '../use-profile-change.ts';
import { ConsentLink } from './consent-link.tsx';
import { Refusal } from './refusal.tsx';

/** Lets a customer who has consented to birth data take the consent back, and says before what is erased. */
export function WithdrawConsent({ profileId }: { profileId: string }) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('account.withdraw')}
      </Button>
      <Modal open={open} onClose={close} title={t('account.withdrawTitle')}>
        <Withdrawal id={profileId} onClose={close} />
      </Modal>
    </>
  );
}

function Withdrawal({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useI18n();
  const withdrawal = useProfileChange({
    send: (api) =>
      dataOf(api.PUT('/api/customer-profiles/{id}', { params: { path: { id } }, body: { birthDataConsent: false } })),
    // The plan loses its participants.
    refreshes: [['/api/ritual-plans']],
    onDone: () => {
      onClose();
      toast({ title: t('account.withdrawn'), description: t('account.withdrawnText'), kind: 'success' });
    },
    showsError: true,
    failed: t('account.error'),
    failedText: (error) => failureText(error, t('account.withdrawFailed')),
  });
  return (
    <div className="flex flex-col gap-4">
      <p>{t('account.withdrawErased')}</p>
      <p>{t('account.withdrawStays')}</p>
      <ConsentLink />
      {withdrawal.error && <Refusal error={withdrawal.error} fallback={t('account.withdrawFailed')} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" isBusy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
          {t('account.withdrawNow')}
        </Button>
        <Button variant="quiet" onClick={onClose} className="min-h-13">
          {t('account.leaveAsIs')}
        </Button>
      </div>
    </div>
  );
}
