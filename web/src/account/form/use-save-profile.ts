import { useMutation } from '@tanstack/react-query';
import { dataOf } from '../../api/client.ts';
import type { User } from '../../api/late/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { profileDraft } from '../../memory/late/profile-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { useChangeUser, withProfile } from '../use-session.ts';
import { failureText } from '../words.ts';
import { type ProfileValues, profileRequest } from './profile-values.ts';

/** Creates the profile, or changes the existing profile. */
export function useSaveProfile(user: User, onSaved: (values: ProfileValues) => void) {
  const { t } = useI18n();
  const api = useApi();
  const changeUser = useChangeUser();
  const id = user.profile?.id;
  return useMutation({
    mutationFn: (values: ProfileValues) => {
      const body = profileRequest(values, user);
      if (!id) return dataOf(api.POST('/api/customer-profiles', { body }));
      return dataOf(api.PUT('/api/customer-profiles/{id}', { params: { path: { id } }, body }));
    },
    onSuccess: (profile, values) => {
      profileDraft.forget();
      changeUser(withProfile(profile));
      const description = t(id ? 'account.profileUpdated' : 'account.profileCreated');
      toast({ title: t('account.profileSaved'), description, kind: 'success' });
      onSaved(values);
    },
    onError: (error) =>
      toast({ title: t('account.error'), description: failureText(error, t('account.profileNotSaved')), kind: 'error' }),
  });
}
