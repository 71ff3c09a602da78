import { composing } from '#kernel/ports.ts';
import { createAddService } from './add-service.ts';
import { ARTICLES, type ArticleContent, createAddArticle } from './articles.ts';
import { createPublish, createRestore, createSaveDraft, createUnpublish, type EditDeps } from './edit-texts.ts';
import { LEGAL_TEXTS } from './legal-texts.ts';
import { createAddPicture, createDeletePicture, createDescribePicture, createListPictures } from './pictures.ts';
import type { TextReader } from './ports.ts';
import { createListTexts, createViewText } from './read-texts.ts';
import { SERVICES, type ServiceContent } from './services.ts';

interface Ports<Content> extends Omit<EditDeps<Content>, 'kind'> {
  readonly texts: TextReader<Content>;
}

/** The texts of one kind in the hands of their editors. */
export type Texts<Content extends object> = ReturnType<typeof composeTexts<Content>>;

function composeTexts<Content extends object>(ports: Ports<Content> & EditDeps<Content>) {
  return {
    list: createListTexts(ports.texts),
    view: createViewText(ports.texts),
    save: createSaveDraft(ports),
    publish: createPublish(ports),
    unpublish: createUnpublish(ports),
    restore: createRestore(ports),
  };
}

export type Articles = ReturnType<typeof composeArticles>;

/** `imageUrl` is the picture of a new article, until its editor chooses another. */
export function composeArticles(ports: Ports<ArticleContent> & Parameters<typeof createAddArticle>[0]) {
  return { ...composeTexts({ ...ports, kind: ARTICLES }), add: createAddArticle(ports) };
}

export type Services = ReturnType<typeof composeServices>;

/** `imageUrl` is the emblem of a new ritual, until its editor chooses another. */
export function composeServices(ports: Ports<ServiceContent> & Parameters<typeof createAddService>[0]) {
  return { ...composeTexts({ ...ports, kind: SERVICES }), add: createAddService(ports) };
}

export function composeLegalTexts(ports: Ports<ArticleContent>) {
  return composeTexts({ ...ports, kind: LEGAL_TEXTS });
}

export type Library = ReturnType<typeof composeLibrary>;

/** The pictures that texts show. */
export const composeLibrary = composing({
  add: createAddPicture,
  list: createListPictures,
  describe: createDescribePicture,
  remove: createDeletePicture,
});
