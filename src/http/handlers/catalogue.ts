import { toFields } from '#kernel/bilingual-fields.ts';
import { FIRST_LANGUAGE } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import { type Catalogue, readingMinutes, type Service } from '#modules/catalogue/index.ts';
import type { Handlers } from '../contract.ts';
import { createVersionedAnswers } from './versioned-answers.ts';

/** The shop window, of the tag `catalogue`. Answers are made once for each version of the content and sent from memory. */
export function catalogueHandlers({ catalogue }: { catalogue: Catalogue }): Pick<Handlers, 'listServices'> {
  const answers = createVersionedAnswers();
  return {
    async listServices({ ifNoneMatch }) {
      const snapshot = await catalogue.current();
      return answers.answer(snapshot, 'services', ifNoneMatch, () => snapshot.services.map(serviceToWire));
    },
  };
}

/** A service as lists of the contract show it; its reading time is that of the text in the first language. */
export function serviceToWire(service: Service) {
  return {
    id: service.id,
    slug: service.slug,
    ...toFields({ name: service.name, description: service.description }),
    price: centsToDollars(service.price),
    icon: service.icon,
    image_url: service.imageUrl,
    ...toFields({ features: service.features, article_intro: service.articleIntro }),
    reading_time: readingMinutes(service.articleContent[FIRST_LANGUAGE]),
    article_updated_at: service.articleUpdatedAt.toISOString(),
  };
}
