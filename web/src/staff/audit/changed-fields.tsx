import { useI18n } from '../../i18n/i18n.tsx';
import { isSame } from '../../memory/late/merge-record.ts';
import { fieldWord } from './field-words.ts';
import { isNothing, useFieldValues } from './use-field-values.ts';

type Fields = Readonly<Record<string, unknown>> | null;

/** The fields that an action changed: the value before and the value after. What was added or removed has only one of them. */
export function ChangedFields({ before, after }: { before: Fields; after: Fields }) {
  const { t } = useI18n();
  const wordsOf = useFieldValues();
  const isChanged = (name: string) =>
    !isSame(before?.[name], after?.[name]) && !(isNothing(before?.[name]) && isNothing(after?.[name]));
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(isChanged);
  if (names.length === 0) return null;
  return (
    <dl className="mt-1.5 flex flex-col gap-1 text-xs">
      {names.map((name) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-muted">{fieldWord(t, name)}:</dt>
          <dd className="wrap-anywhere min-w-0">
            {before && name in before && (
              <del className="text-muted">
                <span className="sr-only">{t('audit.before')} </span>
                {wordsOf(name, before[name], before)}
              </del>
            )}
            {before && after && name in before && name in after && <span aria-hidden="true"> → </span>}
            {after && name in after && (
              <ins className="no-underline">
                <span className="sr-only">{t('audit.after')} </span>
                {wordsOf(name, after[name], after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
