import { type FormEvent, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { shownError } from '../kit/shown-error.ts';
import { useFreshFactor } from '../sign-in/fresh-factor.tsx';
import { type KeyPlace, type NewApiKey, useKeyChanges } from './key-queries.ts';
import { SCOPE_WORDS } from './scope-words.ts';
import { ShownKey } from './shown-key.tsx';

type Scope = NewApiKey['scopes'][number];

const ALL_SCOPES = Object.keys(SCOPE_WORDS) as Scope[];

/** Makes a key: its name, what it may do, from where, for how long; then the key itself, this once. */
export function NewKeyDialog({ place, onClose }: { place: KeyPlace; onClose: () => void }) {
  const { t } = useI18n();
  const fresh = useFreshFactor();
  const { make } = useKeyChanges(place);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['catalogue:read', 'orders:read']);
  const [addresses, setAddresses] = useState('');
  const [days, setDays] = useState('365');
  const error = shownError(make.error);
  const canSend = name.trim() !== '' && scopes.length > 0;
  const toggle = (scope: Scope) => setScopes((chosen) => ALL_SCOPES.filter((each) => (each === scope) !== chosen.includes(each)));
  const send = () =>
    make.mutate(
      {
        name: name.trim(),
        scopes: [...scopes],
        addresses: addresses.split(/[\s,]+/).filter(Boolean),
        expiresInDays: days === '' ? null : Number(days),
      },
      { onError: (refused) => void fresh.ask(refused, send) },
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
            {error && (
              <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 text-danger text-sm">
                {error.message}
              </p>
            )}
            <Field
              label={t('staffKeys.name')}
              hint={t('staffKeys.nameHint')}
              maxLength={80}
              required
              value={name}
              onChange={({ target }) => setName(target.value)}
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
              onChange={({ target }) => setAddresses(target.value)}
            />
            <SelectField
              label={t('staffKeys.ends')}
              options={[...dayChoices, ['', t('staffKeys.never')]]}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
            <Button type="submit" variant="primary" disabled={!canSend} aria-disabled={make.isPending || undefined}>
              {t('staffKeys.make')}
            </Button>
          </form>
        )}
      </Modal>
      {fresh.dialog}
    </>
  );
}
