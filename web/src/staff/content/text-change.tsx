import { useI18n } from '../../i18n/i18n.tsx';
import { Compared } from '../kit/forms/compared.tsx';
import type { PlannedChange } from './file-calls.ts';
import { useTextWords } from './use-text-words.ts';

/** A change of a field of a text: the value of before and the value to come. A price is bold, so that nobody overlooks it. */
export function TextChange({ change }: { change: PlannedChange }) {
  const { t } = useI18n();
  const { labelOf, write } = useTextWords();
  const { field, language } = change;
  const before = change.before === null ? null : write(field, change.before);
  const after = write(field, change.after);
  const side = { lang: language ?? undefined, isStrong: field === 'price' };
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 md:grid-cols-[11rem_1fr]">
      <span className="text-muted">{labelOf(change)}</span>
      <div className="flex min-w-0 flex-col gap-1">
        {before !== null && <Compared mark="del" heading={t('staff.before')} text={before} other={after} {...side} />}
        <Compared mark="ins" heading={t('content.after')} text={after} other={before} {...side} />
      </div>
    </li>
  );
}
