import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { FormError } from '../kit/form-error.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { TickGroup } from '../kit/tick-group.tsx';
import { useDialogDraft } from '../kit/use-dialog-draft.ts';
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
  const { make } = useKeyChanges(place);
  const { values, type, forget } = useDialogDraft('new key', `${place.door} ${place.slug}`, BLANK);
  const { name, addresses, days } = values;
  const scopes = ALL_SCOPES.filter((scope) => values.scopes.split(' ').includes(scope));
  const error = make.error;
  const send = () =>
    make.mutate(
      {
        name: name.trim(),
        scopes,
        addresses: addresses.split(/[\s,]+/).filter(Boolean),
        expiresInDays: days === '' ? null : Number(days),
      },
      { onSuccess: forget },
    );
  const dayChoices = [30, 90, 365].map((number) => [String(number), t('staffKeys.days', { number })] as const);
  return (
    <Modal open onClose={() => !make.data && onClose()} title={t('staffKeys.new')} closeLabel={t('frame.close')}>
      {make.data ? (
        <ShownKey text={make.data.key} onKept={onClose} />
      ) : (
        <CheckedForm
          className="flex flex-col gap-4"
          isReady={name.trim() !== '' && scopes.length > 0}
          isPending={make.isPending}
          onSend={send}
        >
          <Field
            label={t('staffKeys.name')}
            hint={t('staffKeys.nameHint')}
            maxLength={80}
            required
            value={name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TickGroup
            label={t('staffKeys.scopes')}
            choices={ALL_SCOPES.map((scope) => [scope, t(SCOPE_WORDS[scope])] as const)}
            ticked={scopes}
            onChange={(ticked) => type({ scopes: ticked.join(' ') })}
          />
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
          <SubmitButton isPending={make.isPending} className="self-end">
            {t('staffKeys.make')}
          </SubmitButton>
        </CheckedForm>
      )}
    </Modal>
  );
}
