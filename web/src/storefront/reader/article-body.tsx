import { memo } from 'react';
import { useHref } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { basenameOf } from '../../i18n/language.ts';
import { ARTICLE_TEXT_MARK } from '../../page/article-text.ts';
import { localizeLinks } from './localize-links.ts';

/** The text itself, as the server made and sanitised it; a word of regret when there is none. */
export function ArticleBody({ html }: { html: string }) {
  const { t } = useI18n();
  const basename = basenameOf(useHref('/'));
  if (!html) return <p className="text-muted">{t('reading.noContent')}</p>;
  return <Text html={localizeLinks(html, basename)} />;
}

/** Drawn anew only when the text is another: a long article is dear to draw. */
const Text = memo(({ html }: { html: string }) => (
  <div
    {...{ [ARTICLE_TEXT_MARK]: '' }}
    className="prose-text"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sends sanitised HTML, made from markdown
    dangerouslySetInnerHTML={{ __html: html }}
    suppressHydrationWarning
  />
));
