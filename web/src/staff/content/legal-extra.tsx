import type { components } from '#contract';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { namesIn } from '#modules/catalogue/fill-in.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { type ExtraFieldsProps, typedIn } from './text-kind.ts';

/** The blanks that a legal text may have, with what readers see in their place; and a warning of typed blanks that the shop cannot fill. */
export function LegalExtra({ saved: { blanks }, values }: ExtraFieldsProps<components['schemas']['EditedLegal']>) {
  const { t, language } = useI18n();
  const typedNames = new Set(LANGUAGES.flatMap((textLanguage) => namesIn(typedIn(values, 'content', textLanguage))));
  const knownNames = new Set(blanks.map(({ name }) => name));
  const unknownNames = [...typedNames].filter((name) => !knownNames.has(name));
  return (
    <section aria-label={t('content.blanks')}>
      <p className="text-muted text-sm">{t('content.blanks')}</p>
      <p className="text-muted text-xs">{t('content.blanksText')}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {blanks.map((blank) => (
          <div key={blank.name} className="contents">
            <dt className="font-mono text-[0.8125rem]">{`{${blank.name}}`}</dt>
            <dd className="wrap-anywhere line-clamp-2 text-muted text-xs">{withoutMarks(blank[fieldName('text', language)])}</dd>
          </div>
        ))}
      </dl>
      {unknownNames.length > 0 && (
        <p role="alert" className="mt-2 rounded-field bg-danger-soft px-4 py-3 text-danger text-sm">
          {t('content.unknownBlanks', { names: unknownNames.map((name) => `{${name}}`).join(', ') })}
        </p>
      )}
    </section>
  );
}

/** The words of markdown: of `[words](address)` the words alone, and no backslash before a sign. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\(?=\S)/g, '');
}
