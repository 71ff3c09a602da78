import { useMutation } from '@tanstack/react-query';
import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { ApiError, NO_ANSWER } from '../../api/error.ts';
import type { User } from '../../api/late/current-user.ts';
import { fieldErrors } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import type { ProfileField } from '../fields/profile-fields.ts';
import { CONSENT_VERSION, consentRequest } from '../form/consent.ts';
import { useChangeUser, useReadUserAnew, withProfile } from '../use-session.ts';

type ProfileChange = components['schemas']['ProfileChange'];

/** Saves one field. `failure` is the sentence to show beside the field when that failed. */
export function useSaveField(user: User, field: ProfileField, onSaved: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const changeUser = useChangeUser();
  const readAnew = useReadUserAnew();
  const save = useMutation({
    mutationFn: ({ value, givesConsent }: { value: string; givesConsent: boolean }) => {
      const id = user.profile?.id;
      if (!id) throw new Error(t('account.noUserId'));
      // The compiler forgets which field a computed name is.
      const body = { [field]: value, ...consentRequest(givesConsent ? CONSENT_VERSION : undefined) } as ProfileChange;
      return dataOf(api.PUT('/api/customer-profiles/{id}', { params: { path: { id } }, body }));
    },
    onSuccess: (profile) => {
      changeUser(withProfile(profile));
      toast({ title: t('account.fieldSaved'), description: t('account.fieldUpdated'), kind: 'success' });
      onSaved();
    },
    onError: (error) => {
      readAnew(error);
      const description = error instanceof ApiError && error.status !== NO_ANSWER ? t('account.fieldNotSaved') : error.message;
      toast({ title: t('account.error'), description, kind: 'error' });
    },
  });
  return { mutate: save.mutate, isPending: save.isPending, failure: save.error ? sayWhy(save.error, field, t) : undefined };
}

/** The server's sentence about this field, else its sentence about the whole request, else the status code, or that no answer came. */
function sayWhy(error: Error, field: ProfileField, t: Translate): string {
  if (!(error instanceof ApiError) || error.status === NO_ANSWER) return error.message;
  const { problem, status } = error;
  return fieldErrors(error)[field] ?? problem?.detail ?? t('account.serverError', { status });
}
