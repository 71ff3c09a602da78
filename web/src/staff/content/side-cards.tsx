import { ExternalLink } from 'lucide-react';
import { useDeferredValue } from 'react';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { PartFailed } from '../../ui/late/part-failed.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import {
  type EditedText,
  missingIn,
  previewAddress,
  type TextKind,
  type TextPart,
  type TextValues,
  textIn,
} from './text-kind.ts';

const loadPreview = () => import('./article-preview.tsx');

interface PreviewProps {
  kind: Pick<TextKind, 'path' | 'preview'>;
  id: string;
  values: TextValues;
  shown: Language;
  onShow: (language: Language) => void;
  /** Fills the blanks of the text. */
  fill: (text: string) => string;
}

/** What is typed as the page will show it, and the way to the page itself, which shows what is saved. */
export function PreviewCard({ kind, id, values, shown, onShow, fill }: PreviewProps) {
  const { t, language } = useI18n();
  const text = useDeferredValue(fill(textIn(values, kind.preview.body, shown)));
  return (
    <Card
      title={t('content.preview')}
      aside={<LanguageTabs label={t('content.previewLanguage')} shown={shown} onShow={onShow} />}
    >
      <section
        aria-label={languageName(shown, language)}
        lang={shown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached with the keyboard
        tabIndex={0}
        className="max-h-120 overflow-y-auto rounded-field border border-line bg-bg p-4"
      >
        <p className="wrap-anywhere font-heading text-3xl leading-tight">{textIn(values, kind.preview.name, shown)}</p>
        <p className="my-3 wrap-anywhere font-heading text-lg text-muted italic">{textIn(values, kind.preview.intro, shown)}</p>
        <LatePart
          load={loadPreview}
          props={{ text }}
          waiting={<p className="text-muted">{t('frame.loading')}</p>}
          failed={(again) => <PartFailed again={again} />}
        />
      </section>
      <a
        href={previewAddress(kind, id, shown)}
        target="_blank"
        rel="noopener"
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-link"
      >
        <ExternalLink size={15} aria-hidden="true" />
        {t('content.wholePage')}
      </a>
    </Card>
  );
}

export const PICTURES: { field: string; title: MessageKey; mayBeEmpty?: true } = {
  field: 'pictures',
  title: 'content.pictureWords',
};

/** What each language lacks. */
export function ReadinessCard({ parts, values }: { parts: readonly TextPart[]; values: TextValues }) {
  const { t, language } = useI18n();
  const columns = LANGUAGES.map((one) => ({ one, missing: missingIn(parts, values, one) }));
  return (
    <Card title={t('content.readiness')}>
      <table className="w-full">
        <thead>
          <tr className="text-muted text-xs uppercase">
            <td />
            {columns.map(({ one }) => (
              <th key={one} scope="col" className="py-1 font-medium">
                <span aria-hidden="true">{one}</span>
                <span className="sr-only">{languageName(one, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...parts, PICTURES].map(({ field, title, mayBeEmpty }) => (
            <tr key={field} className="border-line border-t">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(title)}
              </th>
              {columns.map(({ one, missing }) => (
                <td key={one} className="text-center">
                  {mayBeEmpty && textIn(values, field, one).trim() === '' ? (
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
      <span className="sr-only">{t(isMissing ? 'content.missing' : 'content.there')}</span>
    </span>
  );
}

interface HistoryProps {
  history: EditedText['history'];
  canRestore: boolean;
  isBusy: boolean;
  onRestore: (version: number) => void;
}

/** The last changes; a former version becomes the draft again. */
export function HistoryCard({ history, canRestore, isBusy, onRestore }: HistoryProps) {
  const { t } = useI18n();
  return (
    <Card title={t('staff.history')}>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached with the keyboard, also while no button in it can be pressed
        tabIndex={0}
        className="flex max-h-96 flex-col overflow-y-auto"
      >
        {history.map(({ version, event, at, by }, place) => (
          <li key={version} className="flex items-center justify-between gap-2 border-line py-2 not-last:border-b">
            <span className="min-w-0">
              {t(`content.event.${event}`)}
              <span className="block break-words text-muted text-xs">
                <Time at={at} /> {by}
              </span>
            </span>
            {place > 0 && (
              <Button
                variant="quiet"
                className="px-3 text-xs"
                disabled={!canRestore}
                isBusy={isBusy}
                aria-label={t('content.restoreVersion', { version })}
                onClick={() => onRestore(version)}
              >
                {t('content.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!canRestore && <p className="mt-2 text-muted text-xs">{t('content.saveFirst')}</p>}
    </Card>
  );
}
