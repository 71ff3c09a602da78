import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { ApiError, NO_ANSWER } from '../../api/error.ts';
import { fieldErrors } from '../../api/late/refusals.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import type { ProfileField } from '../fields/profile-fields.ts';
import { CONSENT_VERSION, consentRequest } from '../form/consent.ts';
import type { CustomerProfile } from '../queries.ts';
import { useProfileChange } from '../use-profile-change.ts';

type ProfileChange = components['schemas']['ProfileChange'];

/** Saves one field. `failure` is the sentence to show beside the field when that failed. */
export function useSaveField({ id }: CustomerProfile, field: ProfileField, onSaved: () => void) {
  const { t } = useI18n();
  const save = useProfileChange({
    send: (api, { value, givesConsent }: { value: string; givesConsent: boolean }) => {
      // The compiler forgets which field a computed name is.
      const body = { [field]: value, ...consentRequest(givesConsent ? CONSENT_VERSION : undefined) } as ProfileChange;
      return dataOf(api.PUT('/api/customer-profiles/{id}', { params: { path: { id } }, body }));
    },
    onDone: () => {
      toast({ title: t('account.fieldSaved'), description: t('account.fieldUpdated'), kind: 'success' });
      onSaved();
    },
    failed: t('account.error'),
    failedText: (error) => (isAnswered(error) ? t('account.fieldNotSaved') : error.message),
  });
  return { mutate: save.mutate, isPending: save.isPending, failure: save.error ? sayWhy(save.error, field, t) : undefined };
}

/** The server's sentence about this field, else its sentence about the whole request, else the status code, or that no answer came. */
function sayWhy(error: Error, field: ProfileField, t: Translate): string {
  if (!isAnswered(error)) return error.message;
  const { problem, status } = error;
  return fieldErrors(error)[field] ?? problem?.detail ?? t('account.serverError', { status });
}

function isAnswered(error: Error): error is ApiError {
  return error instanceof ApiError && error.status !== NO_ANSWER;
}
