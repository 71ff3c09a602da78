import { centsToDollars } from '#kernel/money.ts';
import { type Catalogue, type CatalogueSnapshot, readingMinutes, type Service } from '#modules/catalogue/index.ts';
import type { Handlers } from '../contract.ts';

/** Operations of the tag `catalogue`. Answers are made once for each version of the content and sent from memory. */
export function catalogueHandlers({ catalogue }: { catalogue: Catalogue }): Pick<Handlers, 'listServices'> {
  let made: { readonly of: CatalogueSnapshot; readonly body: Buffer; readonly headers: Record<string, string> } | undefined;

  function make(snapshot: CatalogueSnapshot) {
    const body = Buffer.from(JSON.stringify(snapshot.services.map(toWire)));
    const headers = { etag: `"c${snapshot.version}-services"`, 'cache-control': 'public, max-age=0, must-revalidate' };
    return { of: snapshot, body, headers };
  }

  return {
    async listServices({ ifNoneMatch }) {
      const snapshot = await catalogue.current();
      if (made?.of !== snapshot) made = make(snapshot);
      const { body, headers } = made;
      if (ifNoneMatch === headers.etag) return { status: 304, headers, body: undefined };
      return { status: 200, headers, serialized: body };
    },
  };
}

function toWire(service: Service) {
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
