import { useQuery } from '@tanstack/react-query';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { namesIn } from '#modules/catalogue/fill-in.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { blanksQuery } from './legal-calls.ts';
import { type ExtraFieldsProps, textIn } from './text-kind.ts';

/** The blanks that a legal text may have, with what readers get in their place, and those that the shop cannot fill. */
export function LegalExtra({ id, values }: ExtraFieldsProps) {
  const { t, language } = useI18n();
  const { data: blanks = [] } = useQuery(blanksQuery(useApi(), id));
  const typedNames = new Set(LANGUAGES.flatMap((one) => namesIn(textIn(values, 'content', one))));
  const knownNames = new Set(blanks.map(({ name }) => name));
  // Before the blanks have come nobody knows which are unknown.
  const unknown = knownNames.size > 0 ? [...typedNames].filter((name) => !knownNames.has(name)) : [];
  return (
    <section aria-label={t('content.blanks')}>
      <p className="text-muted text-sm">{t('content.blanks')}</p>
      <p className="text-muted text-xs">{t('content.blanksText')}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {blanks.map(({ name, ...texts }) => (
          <div key={name} className="contents">
            <dt className="font-mono text-[0.8125rem]">{`{${name}}`}</dt>
            <dd className="wrap-anywhere line-clamp-2 text-muted text-xs">{withoutMarks(texts[fieldName('text', language)])}</dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && (
        <p role="alert" className="mt-2 rounded-field bg-danger-soft px-4 py-3 text-danger text-sm">
          {t('content.unknownBlanks', { names: unknown.map((name) => `{${name}}`).join(', ') })}
        </p>
      )}
    </section>
  );
}

/** The words of markdown without its links and escapes. */
const withoutMarks = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\(?=\S)/g, '');
