import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { ApiError, NO_ANSWER } from '../../api/error.ts';
import { fieldErrors } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import { failureText } from '../failures.ts';
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
    failedText: (error) => (statusOf(error) === NO_ANSWER ? error.message : t('account.fieldNotSaved')),
  });
  const { mutate, reset, isPending, error } = save;
  const status = t('account.serverError', { status: statusOf(error) });
  return { mutate, reset, isPending, failure: error ? (fieldErrors(error)[field] ?? failureText(error, status)) : undefined };
}

const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : NO_ANSWER);
