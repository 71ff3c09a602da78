import { useState } from 'react';
import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/record-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { TickGroup } from '../kit/forms/fields.tsx';
import { RecordForm, useRecordMemory } from '../kit/forms/record-form.tsx';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { choicesOf, tickedOf, valuesInWords } from './rule-choices.ts';
import { type Rule, type RuleSubject, SUBJECTS, useRulesSetup, VALUE_HINTS } from './rules-queries.ts';

const TEXTS = [...fieldsOf('text'), ...fieldsOf('source')];
const WEIGHTS: readonly Rule['weight'][] = [3, 2, 1, -1, -2, -3];
type Values = Readonly<Record<'on' | 'values' | 'weight' | (typeof TEXTS)[number], string>>;

const EMPTY = { on: 'tithi', values: '', weight: '1', ...Object.fromEntries(TEXTS.map((name) => [name, ''])) } as Values;

const valuesOf = (rule: Rule): Values => ({ ...rule, values: rule.values.join(', '), weight: `${rule.weight}` });

const listOf = ({ values }: Values) => values.split(/[\s,]+/).filter(Boolean);

const ruleOf = (values: Values): Rule => ({
  ...values,
  on: values.on as RuleSubject,
  values: listOf(values),
  weight: Number(values.weight) as Rule['weight'],
});

interface RuleFormProps {
  readonly id: string;
  readonly opened: { readonly items: readonly Rule[]; readonly etag: string };
  /** The rule that is changed, as it was read; a new one is added without it. */
  readonly edited: Rule | undefined;
  readonly onDone: () => void;
}

/** Adds a rule, or changes one. What was typed stays when somebody else has changed the rules meanwhile, which are then read anew. */
export function RuleForm({ id, opened, edited, onDone }: RuleFormProps) {
  const { t, language } = useI18n();
  const setup = useRulesSetup(id);
  // Places move when others add and remove rules.
  const editedPlace = edited ? opened.items.findIndex((rule) => isSame(rule, edited)) : -1;
  const isNew = editedPlace === -1;
  const place = isNew ? opened.items.length : editedPlace;
  const saved = { version: '', values: edited ? valuesOf(edited) : EMPTY };
  const form = useRecordForm({
    ...useRecordMemory<Values>(settingsDraft, `rules ${id} ${edited ? `${edited.on} ${edited.text}` : 'new'}`, EMPTY),
    ...setup,
    saved,
    open: () => ({ version: '', values: EMPTY }),
    under: `/items/${place}`,
    save: (_, { values }) => setup.store(opened.etag, opened.items.toSpliced(place, 1, ruleOf(values))),
    onSaved: onDone,
  });
  const { values, field } = form;
  const on = values.on as RuleSubject;
  const chosen = listOf(values);
  return (
    <Card title={t(isNew ? 'rules.add' : 'rules.change')}>
      <RecordForm
        form={form}
        isReady={(on === 'adhika') === (chosen.length === 0)}
        isUnchanged={false}
        action={t(isNew ? 'rules.add' : 'account.save')}
        variant="soft"
        beside={edited && <Button onClick={onDone}>{t('rules.leave')}</Button>}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...field('on')}
            onChange={({ target }) => form.set({ on: target.value, values: '' })}
            label={t('rules.on')}
            options={SUBJECTS.map((on) => [on, t(`rules.${on}`)] as const)}
          />
          <SelectField
            {...field('weight')}
            label={t('rules.weight')}
            options={WEIGHTS.map((weight) => [`${weight}`, weight > 0 ? `+${weight}` : `−${-weight}`] as const)}
          />
        </div>
        {edited && isNew && (
          <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 text-danger">
            {t('rules.gone')}
          </p>
        )}
        <RuleValues
          key={on}
          on={on}
          chosen={chosen}
          error={fieldsBelow(form.errors)}
          onChange={(list) => form.set({ values: list })}
        />
        {(['text', 'source'] as const).flatMap((part) =>
          LANGUAGES.map((one) => (
            <Field
              key={part + one}
              {...field(fieldName(part, one))}
              lang={one}
              label={t(part === 'text' ? 'rules.sentence' : 'rules.source', { language: languageName(one, language) })}
              required
              maxLength={200}
            />
          )),
        )}
      </RecordForm>
    </Card>
  );
}

const isSame = (one: Rule, other: Rule) => JSON.stringify(one) === JSON.stringify(other);

/** The shop's word on the values, or on one of them. */
const fieldsBelow = (errors: Readonly<Record<string, string>>) =>
  Object.entries(errors).find(([name]) => name === 'values' || name.startsWith('values/'))?.[1];

interface RuleValuesProps {
  readonly on: RuleSubject;
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (values: string) => void;
}

/** What of the almanac a rule means, by its names; an additional month has none. */
function RuleValues({ on, chosen, error, onChange }: RuleValuesProps) {
  const { t, language } = useI18n();
  // A value of a former rule keeps its box when it is unticked, so that it can be ticked again.
  const [first] = useState(chosen);
  if (on === 'adhika') return null;
  const choices = choicesOf(on, first, language);
  const words = valuesInWords({ on, values: [...chosen] }, language);
  const hint = VALUE_HINTS[on];
  return (
    <TickGroup
      label={t('rules.values')}
      hint={[hint && t(hint), words].filter(Boolean).join(' ')}
      error={error}
      choices={choices}
      ticked={tickedOf(choices, chosen)}
      onChange={(ticked) => onChange(ticked.join(','))}
      isLong
    />
  );
}
