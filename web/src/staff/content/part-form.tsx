import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { BilingualFields, emptyText, useTextWords } from '../kit/forms/bilingual-fields.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { type Faults, useRecordForm } from '../kit/forms/use-record-form.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { type OpenedParts, type Part, usePartsSetup } from './parts-queries.ts';

type Values = Readonly<Record<Exclude<keyof Part, 'id'>, string>>;

const EMPTY: Values = { ...emptyText('name'), ...emptyText('text'), ahutis: '0' };
/** One part has no version: what it says stands for that, and that of all parts, which is read last, goes with each save. */
const savedAs = (values: Values) => ({ version: JSON.stringify(values), values });
/** A count of ahutis. */
const AHUTIS = /^(?:\d{1,5}|100000)$/;

/** The labels of the texts of a part: its name, and what is done in it. */
const TEXT_LABELS = { name: 'parts.name', text: 'parts.what' } as const;

interface PartFormProps {
  readonly ritualId: string;
  readonly opened: OpenedParts;
  /** The part that is changed, as it was read; undefined where a new one is added. */
  readonly edited: Part | undefined;
  readonly onDone: () => void;
}

/** Adds a part of a ritual, or changes one. */
export function PartForm({ ritualId, opened: { items, etag }, edited, onDone }: PartFormProps) {
  const { t } = useI18n();
  const setup = usePartsSetup(ritualId);
  const index = items.findIndex((part) => part.id === edited?.id);
  const isNew = index === -1;
  const form = useRecordForm({
    ...setup,
    about: `parts ${ritualId} ${edited?.id ?? 'new'}`,
    // When somebody has removed the part meanwhile, the form keeps what was read, and saving adds it again.
    saved: savedAs(valuesOf(items[index] ?? edited)),
    // Once a part is stored, the form is empty for another.
    toSaved: () => savedAs(EMPTY),
    tidy: (values) => (AHUTIS.test(values.ahutis) ? { ...values, ahutis: `${Number(values.ahutis)}` } : values),
    check: ({ ahutis }): Faults => (AHUTIS.test(ahutis) ? {} : { ahutis: t('parts.ahutisWrong') }),
    under: `/items/${isNew ? items.length : index}`,
    save: (_, { values }, idOf) => {
      const part = { ...values, id: edited?.id ?? idOf(values), ahutis: Number(values.ahutis) };
      // A new part that an earlier press has stored, whose answer was lost, is there already.
      const place = items.findIndex(({ id }) => id === part.id);
      return setup.store(etag, place === -1 ? [...items, part] : items.with(place, part));
    },
    onSaved: onDone,
  });
  return (
    <Card title={t(isNew ? 'parts.add' : 'parts.change')}>
      <RecordForm
        form={form}
        // The version that is sent is that of all parts, which is the newest: the shop would not refuse what nobody has chosen.
        isReady={!form.newer?.contested.length}
        wordsOf={useFieldWords()}
        // May be sent unchanged: saving closes the form, and an empty form then says what it lacks.
        isUnchanged={false}
        action={t(isNew ? 'parts.add' : 'common.save')}
        variant="soft"
        beside={edited && <Button onClick={onDone}>{t('rules.leave')}</Button>}
      >
        <BilingualFields
          form={form}
          name="name"
          labelOf={(language) => t(TEXT_LABELS.name, { language })}
          required
          maxLength={60}
        />
        <BilingualFields form={form} name="text" labelOf={(language) => t(TEXT_LABELS.text, { language })} maxLength={120} />
        <Field
          {...form.field('ahutis')}
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

function valuesOf(part: Part | undefined): Values {
  if (!part) return EMPTY;
  const { id: _, ...values } = part;
  return { ...values, ahutis: `${part.ahutis}` };
}

/** The label of each field, for the question after somebody else has changed the part. */
function useFieldWords() {
  const { t } = useI18n();
  const words: Record<keyof Values, FieldWords<string>> = { ...useTextWords(TEXT_LABELS), ahutis: { label: t('parts.ahutis') } };
  return (name: keyof Values) => words[name];
}
