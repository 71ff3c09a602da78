import { type Blanks, fillIn, type RenderArticle } from '#modules/catalogue/index.ts';
import type { ArticleContent, ServiceContent } from '#modules/content/index.ts';
import { articleAnswer, serviceAnswer } from '../http/handlers/catalogue.ts';
import type { PreviewText } from '../http/handlers/text-answers.ts';
import type { createPreviewPage } from '../http/pages/preview-page.ts';

interface Deps {
  readonly render: RenderArticle;
  readonly previewPage: ReturnType<typeof createPreviewPage>;
  /** Reads the words that fill the blanks of the legal texts. */
  readonly readBlanks: () => Promise<Blanks>;
}

/** Pages of the shop as they would be with a draft, by the kind of its text. */
export function composePreviews({ render: textOf, previewPage, readBlanks }: Deps) {
  const article: PreviewText<ArticleContent> = ({ id, newest: { content, at } }, language) =>
    previewPage({
      path: `/article/${id}`,
      language,
      call: `/api/articles/${id}`,
      answer: articleAnswer({ id, updatedAt: at, ...content }, language, { textOf }),
    });
  // A ritual's page may be asked for by its id instead of its slug.
  const service: PreviewText<ServiceContent> = ({ id, newest: { content, at } }, language) =>
    previewPage({
      path: `/ritual/${id}`,
      language,
      call: `/api/services/${id}`,
      answer: serviceAnswer({ id, slug: id, articleUpdatedAt: at, ...content }, language, { textOf }),
    });
  const legalText: PreviewText<ArticleContent> = async ({ id, newest: { content, at } }, language) => {
    const filled = fillIn({ id, updatedAt: at, ...content }, await readBlanks());
    return previewPage({
      path: `/legal/${id}`,
      language,
      call: `/api/documents/${id}`,
      answer: articleAnswer(filled, language, { textOf }),
    });
  };
  return { article, service, legalText };
}
