import { isConflict, isMissing } from '../../api/late/refusals.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { formFailureText } from '../failures.ts';
import { type Person, type PersonValues, TEXTS } from './person-values.ts';

interface MeanwhileProps {
  error: Error | null;
  /** Another device has forgotten the person. */
  isGone?: boolean;
  typed: PersonValues;
  /** What another device has saved meanwhile. */
  stored: StoredTexts | undefined;
}

type StoredTexts = Pick<Person, (typeof TEXTS)[number]>;

/** What another device has done meanwhile, and why a press was refused. */
export function Meanwhile({ error, isGone = false, typed, stored }: MeanwhileProps) {
  const { t } = useI18n();
  const isTold = isGone ? isMissing(error) : stored && isConflict(error);
  const refusal = !isTold && error;
  if (!isGone && !stored && !refusal) return null;
  return (
    <div role="alert" className="text-danger text-sm md:col-span-2">
      {isGone && <p>{t('people.goneMeanwhile')}</p>}
      {stored && <Overtaken typed={typed} person={stored} />}
      {refusal && <p>{formFailureText(refusal, t('people.notSaved'), t)}</p>}
    </div>
  );
}

/** What is stored by now where the customer has typed something else. */
function Overtaken({ typed, person }: { typed: PersonValues; person: StoredTexts }) {
  const { t } = useI18n();
  const others = TEXTS.filter((field) => typed[field].trim() !== person[field]);
  return (
    <>
      <p>{t('people.standsNow')}</p>
      <ul>
        {others.map((field) => (
          <li key={field}>
            {t(labelOf(field))}: <bdi>{person[field] || '—'}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('people.saveOver')}</p>
    </>
  );
}

function labelOf(field: (typeof TEXTS)[number]): MessageKey {
  const isOfPeople = field === 'name' || field === 'relation' || field === 'readAs';
  return isOfPeople ? `people.${field}` : `account.field.${field}`;
}
