import { isConflict, isMissing } from '../../api/late/refusals.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { formFailureText } from '../failures.ts';
import { TEXTS } from './person-values.ts';

interface MeanwhileProps {
  error: Error | null;
  /** Another device has forgotten the person. */
  isGone?: boolean;
  typed: Texts;
  /** What another device has saved meanwhile. */
  stored: Texts | undefined;
}

/** The texts that the forms ask for; each form leaves out those that it does not ask for. */
const FIELDS = [...TEXTS, 'guardian'] as const;
type TextField = (typeof FIELDS)[number];
type Texts = { readonly [Field in TextField]?: string };

/** What another device has done meanwhile, and why a press was refused. */
export function Meanwhile({ error, isGone = false, typed, stored }: MeanwhileProps) {
  const { t } = useI18n();
  const isExplained = isGone ? isMissing(error) : stored !== undefined && isConflict(error);
  const refusal = isExplained ? null : error;
  if (!isGone && !stored && !refusal) return null;
  return (
    <div role="alert" className="text-danger text-sm md:col-span-2">
      {isGone && <p>{t('people.goneMeanwhile')}</p>}
      {stored && <Overtaken typed={typed} stored={stored} />}
      {refusal && <p>{formFailureText(refusal, t('people.notSaved'), t)}</p>}
    </div>
  );
}

/** What is stored by now where something else is typed. */
function Overtaken({ typed, stored }: { typed: Texts; stored: Texts }) {
  const { t } = useI18n();
  const others = FIELDS.filter((field) => (typed[field] ?? '').trim() !== (stored[field] ?? ''));
  return (
    <>
      <p>{t('people.standsNow')}</p>
      <ul>
        {others.map((field) => (
          <li key={field}>
            {t(labelOf(field))}: <bdi>{stored[field] || '—'}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('people.saveOver')}</p>
    </>
  );
}

function labelOf(field: TextField): MessageKey {
  const isOfPeople = field === 'name' || field === 'relation' || field === 'readAs' || field === 'guardian';
  return isOfPeople ? `people.${field}` : `account.field.${field}`;
}
