import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isConflict } from '../../../api/late/refusals.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { isSame } from '../../../memory/late/merge-record.ts';
import { Button } from '../../../ui/button.tsx';
import { Compared, type ComparedProps } from './compared.tsx';
import { FormError } from './refusals.tsx';
import type { NewerRecord, Whose } from './use-typed.ts';

/** How a field and its values are shown to people. */
export interface FieldWords<Value> {
  readonly label: string;
  /** The language of the value, where it has one. */
  readonly lang?: string | undefined;
  /** The value as the form shows it; by default as it is. */
  readonly words?: ((value: Value) => string) | undefined;
  /** For what nobody may overlook, such as a price. */
  readonly isStrong?: boolean;
  /** Draws what words cannot tell, such as pictures. */
  readonly draw?: ((value: Value) => ReactNode) | undefined;
}

type Newer<Values> = Pick<NewerRecord<Values, unknown>, 'values' | 'replaced' | 'contested'>;

/** What a form knows of a record that somebody else has saved meanwhile. */
export interface MergedForm<Values> {
  readonly values: Values;
  readonly isDirty: boolean;
  readonly newer: Newer<Values> | undefined;
  readonly choose: (field: keyof Values, whose: Whose) => void;
}

type WordsOf<Values> = (field: keyof Values & string) => FieldWords<Values[keyof Values]>;

interface ConflictProps<Values> {
  form: MergedForm<Values>;
  /** Why the record was not saved the last time. */
  error: Error | null | undefined;
  wordsOf: WordsOf<Values>;
}

/** Why a record was not saved. Where somebody else was faster: what came from them, and for each field that both have changed whose value stays. */
export function Conflict<Values extends object>({ form, error, wordsOf }: ConflictProps<Values>) {
  if (!form.newer) return <FormError error={error} />;
  return (
    <>
      <Merge form={form} newer={form.newer} error={error} wordsOf={wordsOf} />
      {!isConflict(error) && <FormError error={error} />}
    </>
  );
}

interface MergeProps<Values> extends ConflictProps<Values> {
  newer: Newer<Values>;
}

function Merge<Values extends object>({ form, newer, error, wordsOf }: MergeProps<Values>) {
  const { values, isDirty } = form;
  const { t } = useI18n();
  const box = useRef<HTMLElement>(null);
  // Whoever pressed a button far from here is led to what keeps the record from being saved.
  useEffect(() => {
    if (isConflict(error)) box.current?.focus();
  }, [error]);
  const names = Object.keys(newer.values) as (keyof Values & string)[];
  const contested = names.filter((name) => newer.contested.includes(name));
  // A value that this person has typed over since is no longer the other's.
  const taken = names.filter(
    (name) => name in newer.replaced && !newer.contested.includes(name) && isSame(values[name], newer.values[name]),
  );
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-unsettled={contested.length > 0 ? '' : undefined}
      aria-label={t('staff.conflict')}
      className="flex flex-col gap-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink text-sm"
    >
      <p role="alert" className="font-semibold">
        {t('staff.conflict')}
      </p>
      {taken.length > 0 && (
        <>
          <p>{t('staff.conflictTaken')}</p>
          <ul className="flex flex-col gap-3">
            {taken.map((name) => (
              <TakenField key={name} name={name} newer={newer} wordsOf={wordsOf} />
            ))}
          </ul>
        </>
      )}
      {contested.length > 0 && <p>{t('staff.conflictBoth')}</p>}
      {contested.map((name) => (
        <ContestedField key={name} name={name} form={form} newer={newer} wordsOf={wordsOf} box={box} />
      ))}
      {contested.length === 0 && isDirty && <p>{t('staff.conflictSave')}</p>}
    </section>
  );
}

interface FieldProps<Values> {
  name: keyof Values & string;
  newer: Newer<Values>;
  wordsOf: WordsOf<Values>;
}

/** A field that only somebody else has changed: what stood in it before, and what stands in it now. */
function TakenField<Values extends object>({ name, newer, wordsOf }: FieldProps<Values>) {
  const { t } = useI18n();
  const words = wordsOf(name);
  const before = written(newer.replaced[name], words);
  const now = written(newer.values[name], words);
  return (
    <li className="flex flex-col gap-1">
      <span className="font-semibold">{words.label}</span>
      <Compared heading={t('staff.before')} mark="del" other={now.text} {...before} />
      <Compared heading={t('staff.now')} mark="ins" other={before.text} {...now} />
    </li>
  );
}

interface ContestedFieldProps<Values> extends FieldProps<Values> {
  form: MergedForm<Values>;
  /** Gets the focus once a value is chosen, because the pressed button is gone then. */
  box: RefObject<HTMLElement | null>;
}

/** A field that both have changed: the two values, and a button for each. */
function ContestedField<Values extends object>({ name, form, newer, wordsOf, box }: ContestedFieldProps<Values>) {
  const { t } = useI18n();
  const words = wordsOf(name);
  const mine = written(form.values[name], words);
  const theirs = written(newer.values[name], words);
  const choose = (whose: Whose) => {
    form.choose(name, whose);
    box.current?.focus();
  };
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{words.label}</legend>
      <Side heading={t('staff.conflictMine')} value={mine} other={theirs}>
        <Button aria-label={t('staff.keepMineOf', { name: words.label })} onClick={() => choose('mine')}>
          {t('staff.keepMine')}
        </Button>
      </Side>
      <Side heading={t('staff.conflictTheirs')} value={theirs} other={mine}>
        <Button aria-label={t('staff.takeTheirsOf', { name: words.label })} onClick={() => choose('theirs')}>
          {t('staff.takeTheirs')}
        </Button>
      </Side>
    </fieldset>
  );
}

/** A value of a field, in words or drawn. */
type WrittenValue = Pick<ComparedProps, 'text' | 'lang' | 'isStrong' | 'children'>;

function written<Value>(
  value: Value | undefined,
  { lang, words = String, isStrong = false, draw }: FieldWords<Value>,
): WrittenValue {
  return value === undefined ? { text: '', lang } : { text: words(value), lang, isStrong, children: draw?.(value) };
}

interface SideProps {
  heading: string;
  value: WrittenValue;
  other: WrittenValue;
  children: ReactNode;
}

/** One of two values of a field, and the button that chooses it. */
function Side({ heading, value, other, children }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col justify-between gap-1 rounded-field bg-surface">
      <Compared mark="span" heading={heading} other={other.text} {...value} />
      <div className="px-3 pb-3">{children}</div>
    </div>
  );
}
