import { useState } from 'react';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { AskDialog, FormDialog, useDialogForm } from '../kit/forms/dialogs.tsx';
import { TickGroup } from '../kit/forms/fields.tsx';
import { ShownSecret } from '../kit/forms/shown-secret.tsx';
import { type ApiKey, type KeyOwner, type NewApiKey, useKeyCalls } from './key-queries.ts';
import { SCOPE_WORDS } from './scope-words.ts';

type Scope = NewApiKey['scopes'][number];

const ALL_SCOPES = Object.keys(SCOPE_WORDS) as Scope[];

/** What the form holds at first; without `days` a key has no end. */
const BLANK = { name: '', scopes: ['catalogue:read', 'orders:read'] as Scope[], addresses: '', days: '365' };
const DAYS = [30, 90, 365];

/** Addresses are separated by spaces, commas or lines. */
const addressesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/**
 * Makes a key: its name, what it may do, from where and for how long. Then the key is shown, once. What is typed survives a reload and an
 * ended session; the key itself is kept nowhere.
 */
export function NewKeyDialog({ owner, onClose }: { owner: KeyOwner; onClose: () => void }) {
  const { t } = useI18n();
  const { make, refreshes } = useKeyCalls(owner);
  const form = useDialogForm('new key', `${owner.side} ${owner.slug}`, {
    blank: BLANK,
    refreshes,
    save: (_, { values: { name, scopes, addresses, days } }, keyOf) => {
      const body = {
        name: name.trim(),
        scopes,
        addresses: addressesIn(addresses),
        expiresInDays: days === '' ? null : Number(days),
      };
      return make(body, keyOf(body));
    },
  });
  const { values, field } = form;
  const dayChoices = DAYS.map((number) => [String(number), t('staffKeys.days', { number })] as const);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staffKeys.new')}
      isReady={values.scopes.length > 0}
      action={t('staffKeys.make')}
      after={form.stored && <ShownSecret kind="key" text={form.stored.key} onKept={onClose} />}
    >
      <Field {...field('name')} label={t('staff.thingName')} hint={t('staffKeys.nameHint')} maxLength={80} required />
      <TickGroup
        label={t('staffKeys.scopes')}
        choices={ALL_SCOPES.map((scope) => [scope, t(SCOPE_WORDS[scope])] as const)}
        ticked={values.scopes}
        onChange={(scopes) => form.set({ scopes })}
      />
      <AreaField {...field('addresses')} label={t('staffKeys.addresses')} hint={t('staffKeys.addressesHint')} rows={2} />
      <SelectField {...field('days')} label={t('staffKeys.ends')} options={[...dayChoices, ['', t('staffKeys.never')]]} />
    </FormDialog>
  );
}

/** How a key ends: it is exchanged for another (`rotate`), or revoked. */
export type KeyEnd = 'rotate' | 'revoke';

const END_WORDS: Record<KeyEnd, readonly [title: MessageKey, label: MessageKey, text: MessageKey]> = {
  rotate: ['staffKeys.rotateTitle', 'staffKeys.rotate', 'staffKeys.rotateText'],
  revoke: ['staffKeys.revokeTitle', 'staff.revoke', 'staffKeys.revokeText'],
};

interface EndKeyDialogProps {
  readonly owner: KeyOwner;
  readonly apiKey: ApiKey;
  readonly end: KeyEnd;
  readonly onClose: () => void;
}

/** Says what it means to exchange or to revoke a key, and does it. An exchange then shows the new key. */
export function EndKeyDialog({ owner, apiKey: { id, name }, end, onClose }: EndKeyDialogProps) {
  const { t } = useI18n();
  const { rotate, revoke, refreshes } = useKeyCalls(owner);
  // The same at each try, so that the key is exchanged once.
  const [exchangeId] = useState(() => crypto.randomUUID());
  const change = useChange({
    refreshes,
    send: async () => {
      if (end === 'rotate') return rotate(id, exchangeId);
      await revoke(id);
      return undefined;
    },
    onDone: (newKey) => {
      // The dialog stays open to show a new key.
      if (!newKey) onClose();
    },
  });
  const [title, label, text] = END_WORDS[end];
  return (
    <AskDialog
      form={change}
      onClose={onClose}
      title={t(title, { name })}
      action={t(label)}
      after={change.data && <ShownSecret kind="key" text={change.data.key} onKept={onClose} />}
    >
      <p>{t(text)}</p>
    </AskDialog>
  );
}
