import { ExternalLink } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { Language } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { PartFailed } from '../../ui/late/part-failed.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { type TextKind, type TextValues, typedIn } from './text-kind.ts';

const loadPreview = () => import('./article-preview.tsx');

interface PreviewCardProps {
  kind: Pick<TextKind, 'path' | 'preview'>;
  id: string;
  values: TextValues;
  shownLanguage: Language;
  onShow: (language: Language) => void;
  /** Fills the blanks of the text. */
  fill: (text: string) => string;
}

/** The text as its page will show it, while it is typed; and the way to the page itself, which shows what is saved. */
export function PreviewCard({ kind, id, values, shownLanguage, onShow, fill }: PreviewCardProps) {
  const { t, language } = useI18n();
  const text = useDeferredValue(fill(typedIn(values, kind.preview.body, shownLanguage)));
  return (
    <Card
      title={t('content.preview')}
      aside={<LanguageSwitch label={t('content.previewLanguage')} shownLanguage={shownLanguage} onShow={onShow} />}
    >
      <section
        aria-label={languageName(shownLanguage, language)}
        lang={shownLanguage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached with the keyboard
        tabIndex={0}
        className="max-h-120 overflow-y-auto rounded-field border border-line bg-bg p-4"
      >
        <p className="wrap-anywhere font-heading text-title">{typedIn(values, kind.preview.name, shownLanguage)}</p>
        <p className="my-3 wrap-anywhere font-heading text-lg text-muted italic">
          {typedIn(values, kind.preview.intro, shownLanguage)}
        </p>
        <LatePart
          load={loadPreview}
          props={{ text }}
          waiting={<p className="text-muted">{t('frame.loading')}</p>}
          failed={(again) => <PartFailed again={again} />}
        />
      </section>
      <a
        href={`${kind.path}/${id}/preview?lang=${shownLanguage}`}
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
