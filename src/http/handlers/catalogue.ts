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

/** A service as lists of the contract show it; its reading time is the Russian text's. */
export function serviceToWire(service: Service) {
  return {
    id: service.id,
    slug: service.slug,
    name: service.name,
    name_en: service.nameEn,
    description: service.description,
    description_en: service.descriptionEn,
    price: centsToDollars(service.price),
    icon: service.icon,
    image_url: service.imageUrl,
    features: service.features,
    features_en: service.featuresEn,
    reading_time: readingMinutes(service.articleContent),
    article_intro: service.articleIntro,
    article_intro_en: service.articleIntroEn,
    article_updated_at: service.articleUpdatedAt.toISOString(),
  };
}
