import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { missingIn, PICTURES_PART, type TextPart, type TextValues, typedIn } from './text-kind.ts';

/** A table of the parts of a text: what each language has, and what it lacks. */
export function ReadinessCard({ parts, values }: { parts: readonly TextPart[]; values: TextValues }) {
  const { t, language } = useI18n();
  const columns = LANGUAGES.map((column) => ({ column, missing: missingIn(parts, values, column) }));
  return (
    <Card title={t('content.readiness')}>
      <table className="w-full">
        <thead>
          <tr className="text-muted text-xs uppercase">
            <td />
            {columns.map(({ column }) => (
              <th key={column} scope="col" className="py-1 font-medium">
                <span aria-hidden="true">{column}</span>
                <span className="sr-only">{languageName(column, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...parts, PICTURES_PART].map(({ field, title, mayBeEmpty }) => (
            <tr key={field} className="border-line border-t">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(title)}
              </th>
              {columns.map(({ column, missing }) => (
                <td key={column} className="text-center">
                  {mayBeEmpty && typedIn(values, field, column).trim() === '' ? (
                    <span className="text-muted">
                      <span aria-hidden="true">○</span>
                      <span className="sr-only">{t('content.mayBeEmpty')}</span>
                    </span>
                  ) : (
                    <Mark isMissing={missing.includes(field)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Mark({ isMissing }: { isMissing: boolean }) {
  const { t } = useI18n();
  return (
    <span className={isMissing ? 'text-danger' : 'text-ok'}>
      <span aria-hidden="true">{isMissing ? '—' : '✓'}</span>
      <span className="sr-only">{t(isMissing ? 'content.partMissing' : 'content.partPresent')}</span>
    </span>
  );
}
