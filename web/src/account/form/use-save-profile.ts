import { dataOf } from '../../api/client.ts';
import type { User } from '../../api/late/current-user.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import { failureText } from '../failures.ts';
import type { CustomerProfile } from '../queries.ts';
import { useProfileChange } from '../use-profile-change.ts';
import { type ProfileValues, profileChange, profileRequest } from './profile-values.ts';

interface TypedProfile {
  readonly values: ProfileValues;
  /** What was stored before they were typed. */
  readonly base: ProfileValues;
}

/** Creates the profile, or changes in the existing profile what was typed. */
export function useSaveProfile(
  user: User,
  onSaved: (values: ProfileValues, profile: CustomerProfile) => void,
  onExists: () => void,
) {
  const { t } = useI18n();
  const id = user.profile?.id;
  return useProfileChange({
    send: (api, { values, base }: TypedProfile) => {
      if (!id) return dataOf(api.POST('/api/customer-profiles', { body: profileRequest(values, user) }));
      return dataOf(api.PUT('/api/customer-profiles/{id}', { params: { path: { id } }, body: profileChange(values, base) }));
    },
    onDone: (profile, { values }) => {
      const description = t(id ? 'account.profileUpdated' : 'account.profileCreated');
      toast({ title: t('account.profileSaved'), description, kind: 'success' });
      onSaved(values, profile);
    },
    // The profile may be there, by another device or by this try, whose answer was lost: the form goes on over it.
    onFailed: () => {
      if (!id) onExists();
    },
    failed: t('account.error'),
    failedText: (error) => failureText(error, t('account.profileNotSaved')),
  });
}
