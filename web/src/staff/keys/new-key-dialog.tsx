import type { FormEvent } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { FormError } from '../kit/form-error.tsx';
import { shownError } from '../kit/shown-error.ts';
import { SubmitButton } from '../kit/submit-button.tsx';
import { useDialogDraft } from '../kit/use-dialog-draft.ts';
import { useFreshFactor } from '../sign-in/fresh-factor.tsx';
import { type KeyPlace, type NewApiKey, useKeyChanges } from './key-queries.ts';
import { SCOPE_WORDS } from './scope-words.ts';
import { ShownKey } from './shown-key.tsx';

type Scope = NewApiKey['scopes'][number];

const ALL_SCOPES = Object.keys(SCOPE_WORDS) as Scope[];

const BLANK = { name: '', scopes: 'catalogue:read orders:read', addresses: '', days: '365' };

/**
 * Makes a key: its name, what it may do, from where, for how long; then the key itself, this once. What was typed survives a reload and an
 * ended session; the key is kept nowhere.
 */
export function NewKeyDialog({ place, onClose }: { place: KeyPlace; onClose: () => void }) {
  const { t } = useI18n();
  const fresh = useFreshFactor();
  const { make } = useKeyChanges(place);
  const { values, type, forget } = useDialogDraft('new key', `${place.door} ${place.slug}`, BLANK);
  const { name, addresses, days } = values;
  const scopes = ALL_SCOPES.filter((scope) => values.scopes.split(' ').includes(scope));
  const error = shownError(make.error);
  const canSend = name.trim() !== '' && scopes.length > 0;
  const toggle = (scope: Scope) =>
    type({ scopes: ALL_SCOPES.filter((each) => (each === scope) !== scopes.includes(each)).join(' ') });
  const send = () =>
    make.mutate(
      {
        name: name.trim(),
        scopes,
        addresses: addresses.split(/[\s,]+/).filter(Boolean),
        expiresInDays: days === '' ? null : Number(days),
      },
      { onSuccess: forget, onError: (refused) => void fresh.ask(refused, send) },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !make.isPending) send();
  };
  const dayChoices = [30, 90, 365].map((number) => [String(number), t('staffKeys.days', { number })] as const);
  return (
    <>
      <Modal open onClose={() => !make.data && onClose()} title={t('staffKeys.new')} closeLabel={t('frame.close')}>
        {make.data ? (
          <ShownKey text={make.data.key} onKept={onClose} />
        ) : (
          <form onSubmit={submit} noValidate className="flex flex-col gap-4">
            <Field
              label={t('staffKeys.name')}
              hint={t('staffKeys.nameHint')}
              maxLength={80}
              required
              value={name}
              onChange={({ target }) => type({ name: target.value })}
            />
            <fieldset>
              <legend className="font-semibold text-sm">{t('staffKeys.scopes')}</legend>
              {ALL_SCOPES.map((scope) => (
                <CheckboxField
                  key={scope}
                  label={t(SCOPE_WORDS[scope])}
                  checked={scopes.includes(scope)}
                  onChange={() => toggle(scope)}
                />
              ))}
            </fieldset>
            <AreaField
              label={t('staffKeys.addresses')}
              hint={t('staffKeys.addressesHint')}
              rows={2}
              value={addresses}
              onChange={({ target }) => type({ addresses: target.value })}
            />
            <SelectField
              label={t('staffKeys.ends')}
              options={[...dayChoices, ['', t('staffKeys.never')]]}
              value={days}
              onChange={({ target }) => type({ days: target.value })}
            />
            <FormError error={error} />
            <SubmitButton disabled={!canSend} isPending={make.isPending} className="self-end">
              {t('staffKeys.make')}
            </SubmitButton>
          </form>
        )}
      </Modal>
      {fresh.dialog}
    </>
  );
}
