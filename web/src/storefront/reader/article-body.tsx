import { memo } from 'react';
import { useHref } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { basenameOf } from '../../i18n/language.ts';
import { ARTICLE_TEXT_MARK } from '../../page/article-text.ts';
import { localizeLinks } from './localize-links.ts';

/** The article's text, as the server has made and sanitised it; a message when there is no text. */
export function ArticleBody({ html }: { html: string }) {
  const { t } = useI18n();
  const basename = basenameOf(useHref('/'));
  if (!html) return <p className="text-muted">{t('reading.noContent')}</p>;
  return <Text html={localizeLinks(html, basename)} />;
}

/** By this mark the browser finds the text in the page's HTML, because the page's state leaves it out: see `withText`. */
const MARK = { [ARTICLE_TEXT_MARK]: '' };

/** Drawn again only when the text changes, because drawing a long article takes long. */
const Text = memo(({ html }: { html: string }) => (
  <div
    {...MARK}
    className="prose-text"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sends sanitised HTML, made from markdown
    dangerouslySetInnerHTML={{ __html: html }}
  />
));
