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
  /** `page` is where readers find texts of the kind, and `list` where the page asks for them. */
  function previewOf<Content>(page: string, list: string, answerOf: AnswerOf<Content>): PreviewText<Content> {
    return async (text, language) => {
      const answer = await answerOf(text, language);
      return previewPage({ path: `${page}/${text.id}`, call: `${list}/${text.id}`, language, answer });
    };
  }
  return {
    article: previewOf<ArticleContent>('/article', '/api/articles', ({ id, newest: { content, at } }, language) =>
      articleAnswer({ id, updatedAt: at, ...content }, language, { textOf }),
    ),
    // A ritual's page may be asked for by its id instead of its slug.
    service: previewOf<ServiceContent>('/ritual', '/api/services', ({ id, newest: { content, at } }, language) =>
      serviceAnswer({ id, slug: id, articleUpdatedAt: at, ...content }, language, { textOf }),
    ),
    legalText: previewOf<ArticleContent>('/legal', '/api/documents', async ({ id, newest: { content, at } }, language) =>
      articleAnswer(fillIn({ id, updatedAt: at, ...content }, await readBlanks()), language, { textOf }),
    ),
  };
}

type AnswerOf<Content> = (...draft: Parameters<PreviewText<Content>>) => object | Promise<object>;
