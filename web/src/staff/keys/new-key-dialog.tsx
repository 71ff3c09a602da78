import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { ShownSecret } from '../kit/forms/shown-secret.tsx';
import { TickGroup } from '../kit/forms/tick-group.tsx';
import { useDialogDraft } from '../kit/forms/use-dialog-draft.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { type KeyPlace, type NewApiKey, useKeyCalls } from './key-queries.ts';
import { SCOPE_WORDS } from './scope-words.ts';

type Scope = NewApiKey['scopes'][number];

const ALL_SCOPES = Object.keys(SCOPE_WORDS) as Scope[];

const BLANK = { name: '', scopes: 'catalogue:read orders:read', addresses: '', days: '365' };

/**
 * Makes a key: its name, what it may do, from where, for how long; then the key itself, this once. What was typed survives a reload and an
 * ended session; the key is kept nowhere.
 */
export function NewKeyDialog({ place, onClose }: { place: KeyPlace; onClose: () => void }) {
  const { t } = useI18n();
  const { make, shown } = useKeyCalls(place);
  const scopesIn = (text: string) => ALL_SCOPES.filter((scope) => text.split(' ').includes(scope));
  const form = useRecordForm({
    ...useDialogDraft('new key', `${place.door} ${place.slug}`, BLANK),
    shown,
    save: ({ values: { name, scopes, addresses, days } }) =>
      make({
        name: name.trim(),
        scopes: scopesIn(scopes),
        addresses: addresses.split(/[\s,]+/).filter(Boolean),
        expiresInDays: days === '' ? null : Number(days),
      }),
  });
  const { values, field } = form;
  const scopes = scopesIn(values.scopes);
  const dayChoices = [30, 90, 365].map((number) => [String(number), t('staffKeys.days', { number })] as const);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staffKeys.new')}
      isReady={values.name.trim() !== '' && scopes.length > 0}
      action={t('staffKeys.make')}
      after={form.stored && <ShownSecret kind="key" text={form.stored.key} onKept={onClose} />}
    >
      <Field {...field('name')} label={t('staff.thingName')} hint={t('staffKeys.nameHint')} maxLength={80} required />
      <TickGroup
        label={t('staffKeys.scopes')}
        choices={ALL_SCOPES.map((scope) => [scope, t(SCOPE_WORDS[scope])] as const)}
        ticked={scopes}
        onChange={(ticked) => form.set({ scopes: ticked.join(' ') })}
      />
      <AreaField {...field('addresses')} label={t('staffKeys.addresses')} hint={t('staffKeys.addressesHint')} rows={2} />
      <SelectField {...field('days')} label={t('staffKeys.ends')} options={[...dayChoices, ['', t('staffKeys.never')]]} />
    </FormDialog>
  );
}
