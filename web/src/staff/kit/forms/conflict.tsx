import { type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Compared, type ComparedProps } from './compared.tsx';
import { isSame } from './merge-record.ts';
import { FormError } from './use-change.tsx';
import { isConflict, type Met, type Whose } from './use-typed.ts';

/** How a field is told to people. */
export interface FieldWords<Value> {
  readonly label: string;
  /** The language of the value, where it is one. */
  readonly lang?: string | undefined;
  /** The value as the form shows it; itself when not given. */
  readonly words?: ((value: Value) => string) | undefined;
  /** For what nobody may overlook, such as a price. */
  readonly isStrong?: boolean;
  /** Draws what words cannot tell, such as pictures. */
  readonly draw?: ((value: Value) => ReactNode) | undefined;
}

type MetValues<Values> = Pick<Met<Values, unknown>, 'values' | 'former' | 'both'>;

interface ConflictProps<Values> {
  typed: {
    readonly values: Values;
    readonly isDirty: boolean;
    readonly met: MetValues<Values> | undefined;
    readonly choose: (field: keyof Values, whose: Whose) => void;
  };
  /** Why the record was not saved the last time. */
  error: Error | null | undefined;
  wordsOf: (field: keyof Values & string) => FieldWords<Values[keyof Values]>;
}

/** Why a record was not saved. Where somebody else was faster: what came from them, and for each field that both have changed whose value stays. */
export function Conflict<Values extends object>({ typed, error, wordsOf }: ConflictProps<Values>) {
  if (!typed.met) return <FormError error={error} />;
  return (
    <>
      <Meeting typed={typed} met={typed.met} error={error} wordsOf={wordsOf} />
      {!isConflict(error) && <FormError error={error} />}
    </>
  );
}

interface MeetingProps<Values> extends ConflictProps<Values> {
  met: MetValues<Values>;
}

function Meeting<Values extends object>({ typed, met, error, wordsOf }: MeetingProps<Values>) {
  const { values, isDirty, choose } = typed;
  const { t } = useI18n();
  const box = useRef<HTMLElement>(null);
  // Whoever pressed a button far from here is led to what keeps the record from being saved.
  useEffect(() => {
    if (isConflict(error)) box.current?.focus();
  }, [error]);
  const write = (name: keyof Values & string, value: Values[keyof Values] | undefined): WrittenValue => {
    const { lang, words = String, isStrong = false, draw } = wordsOf(name);
    return value === undefined ? { text: '', lang } : { text: words(value), lang, isStrong, children: draw?.(value) };
  };
  const names = Object.keys(met.values) as (keyof Values & string)[];
  const taken = names.filter((name) => name in met.former && !met.both.includes(name) && isSame(values[name], met.values[name]));
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('staff.met')}
      className="flex flex-col gap-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink text-sm"
    >
      <p role="alert" className="font-semibold">
        {t('staff.met')}
      </p>
      {taken.length > 0 && (
        <>
          <p>{t('staff.metTaken')}</p>
          <ul className="flex flex-col gap-3">
            {taken.map((name) => {
              const [before, after] = [write(name, met.former[name]), write(name, met.values[name])];
              return (
                <li key={name} className="flex flex-col gap-1">
                  <span className="font-semibold">{wordsOf(name).label}</span>
                  <Compared heading={t('staff.metBefore')} mark="del" other={after.text} {...before} />
                  <Compared heading={t('staff.metNow')} mark="ins" other={before.text} {...after} />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {met.both.length > 0 && <p>{t('staff.metBoth')}</p>}
      {names
        .filter((name) => met.both.includes(name))
        .map((name) => {
          const { label } = wordsOf(name);
          const [mine, theirs] = [write(name, values[name]), write(name, met.values[name])];
          const take = (whose: Whose) => {
            choose(name, whose);
            // The button that was pressed is gone with its question.
            box.current?.focus();
          };
          return (
            <fieldset key={name} className="grid min-w-0 gap-3 sm:grid-cols-2">
              <legend className="mb-1 font-semibold">{label}</legend>
              <Side heading={t('staff.metMine')} value={mine} other={theirs}>
                <Button aria-label={t('staff.keepMineOf', { name: label })} onClick={() => take('mine')}>
                  {t('staff.keepMine')}
                </Button>
              </Side>
              <Side heading={t('staff.metTheirs')} value={theirs} other={mine}>
                <Button aria-label={t('staff.takeTheirsOf', { name: label })} onClick={() => take('theirs')}>
                  {t('staff.takeTheirs')}
                </Button>
              </Side>
            </fieldset>
          );
        })}
      {met.both.length === 0 && isDirty && <p>{t('staff.metSave')}</p>}
    </section>
  );
}

/** A value of a field, in words or drawn. */
type WrittenValue = Pick<ComparedProps, 'text' | 'lang' | 'isStrong' | 'children'>;

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
