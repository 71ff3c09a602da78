import { isConflict, isMissing } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { formFailureText } from '../failures.ts';
import { differingFields } from '../form/birth-values.ts';
import { valueWords } from '../form/overtaken-profile.ts';
import { type PersonValues, TEXTS } from './person-values.ts';

interface MeanwhileProps {
  error: Error | null;
  /** Another device has forgotten the person. */
  isGone?: boolean;
  typed: Values;
  /** What others have saved meanwhile. */
  stored: Values | undefined;
}

/** What the forms hold; who answers is asked of an invited person alone. */
type Values = PersonValues & { readonly guardian?: string };
const FIELDS = [...TEXTS, 'guardian'] as const;
type TextField = (typeof FIELDS)[number];

/** What others have done meanwhile, and why a press was refused. */
export function Meanwhile({ error, isGone = false, typed, stored }: MeanwhileProps) {
  const { t } = useI18n();
  const overtaken = stored ? differingFields<TextField>(FIELDS, typed, stored) : [];
  const isExplained = isGone ? isMissing(error) : overtaken.length > 0 && isConflict(error);
  const refusal = isExplained ? null : error;
  if (!isGone && overtaken.length === 0 && !refusal) return null;
  return (
    <div role="alert" className="text-danger text-sm md:col-span-2">
      {isGone && <p>{t('people.goneMeanwhile')}</p>}
      {stored && overtaken.length > 0 && <Overtaken fields={overtaken} stored={stored} />}
      {refusal && <p>{formFailureText(refusal, t('people.notSaved'), t)}</p>}
    </div>
  );
}

/** What is stored by now in fields where something else is typed. */
function Overtaken({ fields, stored }: { fields: readonly TextField[]; stored: Values }) {
  const words = useI18n();
  const { t } = words;
  /** The label of a field, and what stands in it. */
  const wordsOf = (field: TextField) => {
    if (field === 'name' || field === 'relation' || field === 'readAs' || field === 'guardian')
      return [t(`people.${field}`), stored[field] || t('account.notSpecified')];
    return [t(`account.field.${field}`), valueWords(field, stored, words)];
  };
  return (
    <>
      <p>{t('people.standsNow')}</p>
      <ul>
        {fields.map(wordsOf).map(([label, value]) => (
          <li key={label}>
            {label}: <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('people.saveOver')}</p>
    </>
  );
}
