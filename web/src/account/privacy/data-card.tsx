import { useState } from 'react';
import { dataOf } from '../../api/client.ts';
import type { User } from '../../api/late/current-user.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { localDay } from '../../i18n/late/days.ts';
import { isLastLoginRecent } from '../../memory/late/last-login.ts';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/late/card.tsx';
import { saveJson } from '../../ui/late/save-file.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DepartureReminder } from './departure-reminder.tsx';
import { Refusal } from './refusal.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** Exports the customer's data, withdraws the consent or deletes the account. To export and to delete takes a recent sign-in. */
export function DataCard({ user }: { user: User }) {
  const { t } = useI18n();
  const [isDeleting, setDeleting] = useState(false);
  const exporting = useChange({
    send: (api) => dataOf(api.GET('/api/account/export')),
    onDone: (data) => saveJson(`my-data-${localDay()}.json`, data),
  });
  return (
    <Card title={t('account.myData')} className="print:hidden">
      <p className="mt-1 text-muted text-sm">{t('account.myDataText')}</p>
      <DepartureReminder />
      {!isLastLoginRecent() && !exporting.error && <p className="mt-2 text-muted text-sm">{t('account.freshLoginHint')}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => exporting.mutate()} isBusy={exporting.isPending}>
          {t(exporting.isPending ? 'account.exporting' : 'account.export')}
        </Button>
        {user.profile?.consent && <WithdrawConsent profileId={user.profile.id} />}
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          {t('account.delete')}
        </Button>
      </div>
      {exporting.error && <Refusal error={exporting.error} fallback={t('account.exportFailed')} />}
      <DeleteAccount open={isDeleting} onClose={() => setDeleting(false)} />
    </Card>
  );
}
