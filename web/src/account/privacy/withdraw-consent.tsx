import { useState } from 'react';
import { dataOf } from '../../api/client.ts';
import type { User } from '../../api/late/current-user.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { useChangeUser, withProfile } from '../use-session.ts';
import { ConsentLink } from './consent-link.tsx';
import { Refusal } from './refusal.tsx';

/** Lets a customer who has consented to birth data take the consent back, and says before what is erased. */
export function WithdrawConsent({ profile }: { profile: NonNullable<User['profile']> }) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const withdrawal = useWithdrawal(profile.id, () => setOpen(false));
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('account.withdraw')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={t('account.withdrawTitle')}>
        <div className="flex flex-col gap-4">
          <p>{t('account.withdrawErased')}</p>
          <p>{t('account.withdrawStays')}</p>
          <ConsentLink />
          {withdrawal.error && <Refusal error={withdrawal.error} fallback={t('account.withdrawFailed')} />}
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" isBusy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              {t('account.withdrawNow')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)} className="min-h-13">
              {t('account.leaveAsIs')}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}

function useWithdrawal(id: string, onDone: () => void) {
  const { t } = useI18n();
  const changeUser = useChangeUser();
  return useChange({
    send: (api) =>
      dataOf(api.PUT('/api/customer-profiles/{id}', { params: { path: { id } }, body: { birthDataConsent: false } })),
    // The plan loses its participants.
    refreshes: [['/api/ritual-plans']],
    onDone: (profile) => {
      changeUser(withProfile(profile));
      onDone();
      toast({ title: t('account.withdrawn'), description: t('account.withdrawnText'), kind: 'success' });
    },
  });
}
