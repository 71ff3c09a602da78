import { isConflict, isMissing } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { formFailureText } from '../failures.ts';
import { overtakenText } from '../form/overtaken.ts';
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

/** What others have done meanwhile, and why a press was refused. */
export function Meanwhile({ error, isGone = false, typed, stored }: MeanwhileProps) {
  const words = useI18n();
  const { t } = words;
  const overtaken = stored && overtakenText([...TEXTS, 'guardian'], typed, stored, words);
  const isExplained = isGone ? isMissing(error) : overtaken && isConflict(error);
  const refusal = isExplained ? null : error;
  if (!isGone && !overtaken && !refusal) return null;
  return (
    <div role="alert" className="text-danger text-sm md:col-span-2">
      {isGone && <p>{t('people.goneMeanwhile')}</p>}
      {overtaken && <p>{overtaken}</p>}
      {refusal && <p>{formFailureText(refusal, t('people.notSaved'), t)}</p>}
    </div>
  );
}
