import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/record-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { CheckedForm } from '../kit/forms/checked-form.tsx';
import { FormError } from '../kit/forms/form-error.tsx';
import { useRecordMemory } from '../kit/forms/record-memory.ts';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { Card } from '../kit/page/card.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { SUBJECT_WORDS, VALUE_HINTS } from './rule-words.ts';
import { type Rule, useRulesSetup } from './rules-queries.ts';

const TEXTS = [...fieldsOf('text'), ...fieldsOf('source')];
const WEIGHTS: readonly Rule['weight'][] = [3, 2, 1, -1, -2, -3];
type Values = Readonly<Record<'on' | 'values' | 'weight' | (typeof TEXTS)[number], string>>;

const EMPTY = { on: 'tithi', values: '', weight: '1', ...Object.fromEntries(TEXTS.map((name) => [name, ''])) } as Values;

const valuesOf = (rule: Rule): Values => ({ ...rule, values: rule.values.join(', '), weight: `${rule.weight}` });

const ruleOf = (values: Values): Rule => ({
  ...values,
  on: values.on as Rule['on'],
  values: values.values.split(/[\s,]+/).filter(Boolean),
  weight: Number(values.weight) as Rule['weight'],
});

interface RuleFormProps {
  readonly id: string;
  readonly opened: { readonly items: readonly Rule[]; readonly etag: string };
  /** Place of the rule that is changed; a new one is added without it. */
  readonly edited: number | undefined;
  readonly onDone: () => void;
}

/** Adds a rule, or changes one. What was typed stays when somebody else has changed the rules meanwhile, which are then read anew. */
export function RuleForm({ id, opened, edited, onDone }: RuleFormProps) {
  const { t, language } = useI18n();
  const setup = useRulesSetup(id);
  const place = edited ?? opened.items.length;
  const former = edited === undefined ? undefined : opened.items[edited];
  const saved = { version: '', values: former ? valuesOf(former) : EMPTY };
  const form = useRecordForm({
    ...useRecordMemory<Values>(settingsDraft, `rules ${id} ${edited ?? 'new'}`, EMPTY),
    ...setup,
    saved,
    open: () => ({ version: '', values: EMPTY }),
    under: `/items/${place}`,
    save: ({ values }) =>
      setup.store(opened.etag, [...opened.items.slice(0, place), ruleOf(values), ...opened.items.slice(place + 1)]),
    onSaved: onDone,
  });
  const { values, field, error, isPending } = form;
  const on = values.on as Rule['on'];
  const isReady = TEXTS.every((name) => values[name].trim() !== '') && (on === 'adhika') === (values.values.trim() === '');
  return (
    <Card title={t(former ? 'rules.change' : 'rules.add')}>
      <CheckedForm className="flex flex-col gap-4" isReady={isReady} isPending={isPending} refusal={error} onSend={form.send}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...field('on')}
            label={t('rules.on')}
            options={Object.entries(SUBJECT_WORDS).map(([value, word]) => [value, t(word)] as const)}
          />
          <SelectField
            {...field('weight')}
            label={t('rules.weight')}
            options={WEIGHTS.map((weight) => [`${weight}`, weight > 0 ? `+${weight}` : `−${-weight}`] as const)}
          />
        </div>
        <Field
          {...field('values')}
          label={t('rules.values')}
          hint={t(VALUE_HINTS[on])}
          required={on !== 'adhika'}
          maxLength={300}
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
        <FormError error={error} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="soft" isPending={isPending}>
            {t(former ? 'account.save' : 'rules.add')}
          </SubmitButton>
          {former && <Button onClick={onDone}>{t('rules.leave')}</Button>}
        </div>
      </CheckedForm>
    </Card>
  );
}
