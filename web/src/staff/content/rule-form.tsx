import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { isSame } from '../../memory/late/merge-record.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { BilingualFields, emptyText, useTextWords } from '../kit/forms/bilingual-fields.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { TickGroup } from '../kit/forms/fields.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { withEntry } from '../kit/forms/with-entry.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { choicesOf, tickedOf, valuesInWords } from './rule-choices.ts';
import {
  type OpenedRules,
  type Rule,
  type RuleSubject,
  SUBJECTS,
  useRulesSetup,
  VALUE_HINTS,
  weightText,
} from './rules-queries.ts';

/** `on` and `weight` are those of the rule, as their fields hold them. */
type Values = Readonly<Record<Exclude<keyof Rule, 'values'>, string> & Pick<Rule, 'values'>>;

const EMPTY: Values = { on: 'tithi', values: [], weight: '1', ...emptyText('text'), ...emptyText('source') };
const NEW = { version: '', values: EMPTY };
const WEIGHTS: readonly Rule['weight'][] = [3, 2, 1, -1, -2, -3];

interface RuleFormProps {
  readonly ritualId: string;
  readonly opened: OpenedRules;
  /** The rule that is changed, as it was read; undefined where a new one is added. */
  readonly edited: Rule | undefined;
  readonly onDone: () => void;
}

/** Adds a rule, or changes one. What is typed stays when somebody else has changed the rules, which are then read again. */
export function RuleForm(props: RuleFormProps) {
  const { t } = useI18n();
  const { form, isNew } = useRuleForm(props);
  const { edited, onDone } = props;
  const { values, field } = form;
  const subject = values.on as RuleSubject;
  // A rule about additional months has no values, every other rule has some.
  const isComplete = subject === 'adhika' || values.values.length > 0;
  // The version that is sent is that of all rules, which is the newest: the shop would not refuse what nobody has chosen.
  const isReady = isComplete && !form.newer?.contested.length;
  return (
    <Card title={t(isNew ? 'rules.add' : 'rules.change')}>
      <RecordForm
        form={form}
        isReady={isReady}
        // Sent without a change too: saving leads on, and an empty form says what it lacks.
        isUnchanged={false}
        wordsOf={useFieldWords(subject)}
        action={t(isNew ? 'rules.add' : 'common.save')}
        variant="soft"
        beside={edited && <Button onClick={onDone}>{t('rules.leave')}</Button>}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...field('on')}
            onChange={({ target }) => form.set({ on: target.value, values: [] })}
            label={t('rules.aspect')}
            options={SUBJECTS.map((choice) => [choice, t(`rules.${choice}`)] as const)}
          />
          <SelectField
            {...field('weight')}
            label={t('rules.weight')}
            options={WEIGHTS.map((weight) => [`${weight}`, weightText(weight)] as const)}
          />
        </div>
        {edited && isNew && (
          <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 text-danger">
            {t('rules.gone')}
          </p>
        )}
        <RuleValues
          key={subject}
          subject={subject}
          chosen={values.values}
          error={form.errors.values}
          onChange={(chosen) => form.set({ values: chosen })}
        />
        <BilingualFields
          form={form}
          name="text"
          labelOf={(language) => t('rules.sentence', { language })}
          required
          maxLength={200}
        />
        <BilingualFields
          form={form}
          name="source"
          labelOf={(language) => t('rules.source', { language })}
          required
          maxLength={200}
        />
      </RecordForm>
    </Card>
  );
}

/** The form of a rule. `isNew`: saving puts the rule at the end, because it is new or stands in the list no more as it was read. */
function useRuleForm({ ritualId, opened: { items, etag }, edited, onDone }: RuleFormProps) {
  const setup = useRulesSetup(ritualId);
  // A rule has no id, and its place changes when others add and remove rules: it is found by all that it says.
  const editedIndex = edited ? items.findIndex((rule) => isSame(rule, edited)) : -1;
  const isNew = editedIndex === -1;
  const index = isNew ? items.length : editedIndex;
  const form = useRecordForm({
    ...setup,
    about: `rules ${ritualId} ${edited ? `${edited.on} ${edited.text}` : 'new'}`,
    // One rule has no version: what it says stands for that, and that of all rules, which is read last, goes with each save.
    saved: edited ? { version: JSON.stringify(edited), values: valuesOf(edited) } : NEW,
    toSaved: () => NEW,
    under: `/items/${index}`,
    save: (_, { values }) => setup.store(etag, withEntry(items, index, ruleOf(values))),
    onSaved: onDone,
  });
  return { form, isNew };
}

/** The label of each field and its value in words, for the question after somebody else has changed the rule. */
function useFieldWords(subject: RuleSubject) {
  const { t, language } = useI18n();
  const textWords = useTextWords({ text: 'rules.sentence', source: 'rules.source' });
  return (name: keyof Values): FieldWords<Values[keyof Values]> => {
    if (name === 'on') return { label: t('rules.aspect'), words: (on) => t(`rules.${on as RuleSubject}`) };
    if (name === 'weight') return { label: t('rules.weight'), words: (weight) => weightText(Number(weight) as Rule['weight']) };
    if (name === 'values')
      return {
        label: t('rules.aspectValues'),
        words: (values) => valuesInWords({ on: subject, values: [values].flat() }, language),
      };
    return textWords[name];
  };
}

function valuesOf(rule: Rule): Values {
  return { ...rule, weight: `${rule.weight}` };
}

/** The rule to send. The fields offer only subjects and weights that the contract knows. */
function ruleOf(values: Values): Rule {
  return { ...values, on: values.on as RuleSubject, weight: Number(values.weight) as Rule['weight'] };
}

interface RuleValuesProps {
  readonly subject: RuleSubject;
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (values: string[]) => void;
}

/** The choice of a rule's values by their names in the almanac; an additional month has none. */
function RuleValues({ subject, chosen, error, onChange }: RuleValuesProps) {
  const { t, language } = useI18n();
  // A value of a former rule keeps its box when it is unticked, so that it can be ticked again.
  const [firstChosen] = useState(chosen);
  if (subject === 'adhika') return null;
  const choices = choicesOf(subject, firstChosen, language);
  const words = valuesInWords({ on: subject, values: [...chosen] }, language);
  const hint = VALUE_HINTS[subject];
  return (
    <TickGroup
      label={t('rules.aspectValues')}
      hint={[hint && t(hint), words].filter(Boolean).join(' ')}
      error={error}
      choices={choices}
      ticked={tickedOf(choices, chosen)}
      onChange={(boxes) => onChange([...new Set(boxes.flatMap((box) => box.split(',')))])}
      isLong
    />
  );
}
