import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { components } from '#contract';
import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/record-draft.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckedForm } from '../kit/forms/checked-form.tsx';
import { Conflict, type FieldWords } from '../kit/forms/conflict.tsx';
import { useRecordMemory } from '../kit/forms/record-memory.ts';
import { Refused } from '../kit/forms/refused.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { tagged, taggedQuery } from '../kit/forms/tagged.ts';
import { useChange } from '../kit/forms/use-change.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { WayBack } from '../kit/lists/way-back.tsx';
import { Card } from '../kit/page/card.tsx';
import { PanelHeading } from '../kit/page/heading.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { languageName } from '../kit/values/language-name.ts';

type Part = components['schemas']['RitePart'];

const PLACE = '/api/admin/services/{id}/rite-parts';
const MOST_PARTS = 12;

const partsQuery = (api: Api, id: string) => taggedQuery(api, PLACE, { path: { id } });

/** How all parts of a ritual are stored as a change of those that were read. When somebody else was faster, the newest are read again. */
function usePartsSetup(id: string) {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('parts.saved'),
    shown: [partsQuery(api, id).queryKey],
    store: (etag: string, items: readonly Part[]) =>
      tagged(api.PUT(PLACE, { params: { path: { id }, header: { 'If-Match': etag } }, body: { items: [...items] } })),
  };
}

/** The parts that the desk notes as a rite goes: their list, and a form that adds one or changes it. */
export function PartsPage() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  const query = useQuery(partsQuery(useApi(), id));
  const [edited, setEdited] = useState<Part>();
  const { data } = query;
  return (
    <>
      <WayBack place={`/content/services/${id}`} text={t('rules.toRitual')} />
      <PanelHeading title={t('parts.title')} text={t('parts.text')} />
      {data ? (
        <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
          <PartList id={id} opened={data} onEdit={setEdited} />
          {(edited || data.items.length < MOST_PARTS) && (
            <PartForm key={edited?.id ?? 'new'} id={id} opened={data} edited={edited} onDone={() => setEdited(undefined)} />
          )}
        </div>
      ) : (
        <RecordAwaited query={query} />
      )}
    </>
  );
}

interface Opened {
  readonly id: string;
  readonly opened: { readonly items: readonly Part[]; readonly etag: string };
}

function PartList({ id, opened: { items, etag }, onEdit }: Opened & { readonly onEdit: (part: Part) => void }) {
  const { t, language } = useI18n();
  const { store, ...setup } = usePartsSetup(id);
  const change = useChange({ ...setup, send: (next: readonly Part[]) => store(etag, next) });
  const send = (next: readonly Part[]) => change.isPending || change.send(next);
  return (
    <Card title={t('parts.list')}>
      <Refused error={change.error} className="mb-3" />
      <ol className="flex flex-col gap-1">
        {items.map((part, place) => {
          const name = textIn(part, language)('name');
          const others = items.filter((each) => each !== part);
          return (
            <li key={part.id} className="flex items-start gap-2 border-line py-2 not-last:border-b">
              <div className="wrap-anywhere min-w-0 grow">
                <p>
                  {name}
                  {part.ahutis > 0 && ` · ${t('rite.ahutiCount', { count: part.ahutis })}`}
                </p>
                <p className="text-muted text-sm">{textIn(part, language)('text')}</p>
              </div>
              {place > 0 && (
                <IconButton label={t('parts.up', { text: name })} onClick={() => send(others.toSpliced(place - 1, 0, part))}>
                  <ArrowUp size={18} aria-hidden="true" />
                </IconButton>
              )}
              <IconButton label={t('rules.edit', { text: name })} onClick={() => onEdit(part)}>
                <Pencil size={18} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('rules.remove', { text: name })} onClick={() => send(others)}>
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </Card>
  );
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

type Translate = ReturnType<typeof useI18n>['t'];

function labelOf(part: 'name' | 'text', one: Language, t: Translate, language: Language) {
  return { lang: one, label: t(part === 'name' ? 'parts.name' : 'parts.what', { language: languageName(one, language) }) };
}

/** How a field is told where somebody else was faster. */
function wordsOf(name: keyof Values, t: Translate, language: Language): FieldWords<string> {
  const places = (['name', 'text'] as const).flatMap((part) => LANGUAGES.map((one) => [part, one] as const));
  const found = places.find(([part, one]) => fieldName(part, one) === name);
  return found ? labelOf(...found, t, language) : { label: t('parts.ahutis') };
}

interface PartFormProps extends Opened {
  /** The part that is changed, as it was read; a new one is added without it. */
  readonly edited: Part | undefined;
  readonly onDone: () => void;
}

function PartForm({ id, opened: { items, etag }, edited, onDone }: PartFormProps) {
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
    save: ({ values, version }) => {
      const part = { ...values, id: edited?.id ?? newId, ahutis: Number(values.ahutis) };
      return setup.store(version, isNew ? [...items, part] : items.with(place, part));
    },
    onSaved: onDone,
  });
  const { values, field, error, isPending } = form;
  const isReady = NAMES.every((name) => values[name].trim() !== '') && /^\d{1,6}$/.test(values.ahutis);
  return (
    <Card title={t(isNew ? 'parts.add' : 'parts.change')}>
      <CheckedForm className="flex flex-col gap-4" isReady={isReady} isPending={isPending} refusal={error} onSend={form.send}>
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
        <Conflict typed={form} error={error} tell={(name) => wordsOf(name, t, language)} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="soft" isPending={isPending}>
            {t(isNew ? 'parts.add' : 'account.save')}
          </SubmitButton>
          {edited && <Button onClick={onDone}>{t('rules.leave')}</Button>}
        </div>
      </CheckedForm>
    </Card>
  );
}
