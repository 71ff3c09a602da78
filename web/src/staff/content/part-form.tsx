import { useState } from 'react';
import type { components } from '#contract';
import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { keyOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/record-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { RecordForm, useRecordMemory } from '../kit/forms/record-form.tsx';
import { tagged, useTagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';

export type Part = components['schemas']['RitePart'];

/** The parts of a ritual as they were read. */
export interface OpenedParts {
  /** The ritual's. */
  readonly id: string;
  readonly opened: { readonly items: readonly Part[]; readonly etag: string };
}

const PLACE = '/api/admin/services/{id}/rite-parts';

export const useParts = (id: string) => useTagged(PLACE, { path: { id } });

/** How all parts of a ritual are stored as a change of those that were read. When somebody else was faster, the newest are read again. */
export function usePartsSetup(id: string) {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('parts.saved'),
    shown: [keyOf(PLACE, { path: { id } })],
    store: (etag: string, items: readonly Part[]) =>
      tagged(api.PUT(PLACE, { params: { path: { id }, header: { 'If-Match': etag } }, body: { items: [...items] } })),
  };
}

const NAMES = fieldsOf('name');
const TEXTS = [...NAMES, ...fieldsOf('text')];
type Values = Readonly<Record<'ahutis' | (typeof TEXTS)[number], string>>;
const EMPTY = { ahutis: '0', ...Object.fromEntries(TEXTS.map((name) => [name, ''])) } as Values;

function valuesOf(part: Part | undefined): Values {
  if (!part) return EMPTY;
  const { id: _, ...values } = part;
  return { ...values, ahutis: `${part.ahutis}` };
}

function labelOf(part: 'name' | 'text', one: Language, t: Translate, language: Language) {
  return { lang: one, label: t(part === 'name' ? 'parts.name' : 'parts.what', { language: languageName(one, language) }) };
}

/** How a field is told where somebody else was faster. */
function fieldWords(name: keyof Values, t: Translate, language: Language): FieldWords<string> {
  const texts = (['name', 'text'] as const).flatMap((part) => LANGUAGES.map((one) => [part, one] as const));
  const text = texts.find(([part, one]) => fieldName(part, one) === name);
  return text ? labelOf(...text, t, language) : { label: t('parts.ahutis') };
}

interface PartFormProps extends OpenedParts {
  /** The part that is changed, as it was read; a new one is added without it. */
  readonly edited: Part | undefined;
  readonly onDone: () => void;
}

/** Adds a part, or changes one. */
export function PartForm({ id, opened: { items, etag }, edited, onDone }: PartFormProps) {
  const { t, language } = useI18n();
  const setup = usePartsSetup(id);
  const [newId] = useState(() => crypto.randomUUID());
  const place = items.findIndex((part) => part.id === edited?.id);
  const isNew = place === -1;
  const form = useRecordForm({
    ...useRecordMemory<Values>(settingsDraft, `parts ${id} ${edited?.id ?? 'new'}`, EMPTY),
    ...setup,
    // What somebody else has made of the part meanwhile is met by field; of a part that is gone, what was read counts.
    saved: { version: etag, values: valuesOf(items[place] ?? edited) },
    open: (stored: Awaited<ReturnType<typeof setup.store>>) => ({ version: stored.etag, values: EMPTY }),
    under: `/items/${isNew ? items.length : place}`,
    save: (_, { values, version }) => {
      const part = { ...values, id: edited?.id ?? newId, ahutis: Number(values.ahutis) };
      return setup.store(version, isNew ? [...items, part] : items.with(place, part));
    },
    onSaved: onDone,
  });
  const { values, field } = form;
  return (
    <Card title={t(isNew ? 'parts.add' : 'parts.change')}>
      <RecordForm
        form={form}
        wordsOf={(name) => fieldWords(name, t, language)}
        isReady={/^\d{1,6}$/.test(values.ahutis)}
        isUnchanged={false}
        action={t(isNew ? 'parts.add' : 'account.save')}
        variant="soft"
        beside={edited && <Button onClick={onDone}>{t('rules.leave')}</Button>}
      >
        {(['name', 'text'] as const).flatMap((part) =>
          LANGUAGES.map((one) => (
            <Field
              key={part + one}
              {...field(fieldName(part, one))}
              {...labelOf(part, one, t, language)}
              required={part === 'name'}
              maxLength={part === 'name' ? 60 : 120}
            />
          )),
        )}
        <Field
          {...field('ahutis')}
          label={t('parts.ahutis')}
          hint={t('parts.ahutisHint')}
          inputMode="numeric"
          maxLength={6}
          required
        />
      </RecordForm>
    </Card>
  );
}
