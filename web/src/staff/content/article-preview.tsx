import { memo } from 'react';
import { renderArticle } from '../../../../src/adapters/markdown/render-article.ts';

/** A text as the shop's page will show it, made by the server's own renderer. Drawn anew only when the text changes. */
export default memo(function ArticlePreview({ text }: { text: string }) {
  return (
    <div
      className="prose-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer lets no HTML of the text through
      dangerouslySetInnerHTML={{ __html: renderArticle(text).html }}
    />
  );
});
