import { inEachLanguage, type Language } from '#kernel/language.ts';
import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import type { Service } from '#modules/catalogue/index.ts';
import type { TextKind } from './edit-texts.ts';
import { requireParts } from './require-parts.ts';
import { forSearch, trimmed } from './wording.ts';

/** A ritual as its history keeps it. */
export type ServiceContent = Omit<Service, 'id' | 'slug' | 'articleUpdatedAt'>;

type OptionalEdits = 'imageUrl' | 'picture' | 'withoutTiers';

/** What editors write of a ritual; the rest, and what is missing, stays as it is. */
export type ServiceEdit = Omit<ServiceContent, 'icon' | OptionalEdits> & {
  readonly [Name in OptionalEdits]?: ServiceContent[Name] | undefined;
};

export const SERVICES: TextKind<ServiceContent> = {
  name: 'service',
  loggedFields: ({ price, offSale, withoutTiers = false }) => ({ price, offSale, withoutTiers }),
  // The wishes of special intentions are sold by this ritual.
  isPermanent: (id) => id === SPECIAL_INTENTION_SERVICE,
  requireReadable(service) {
    requireParts('article_content', (language) => neededOfService(service, language));
    const { seoTitle, seoDescription } = forSearch({
      seoTitle: service.articleSeoTitle,
      seoDescription: service.articleSeoDescription,
      name: service.name,
      intro: service.articleIntro,
    });
    return { ...service, articleSeoTitle: seoTitle, articleSeoDescription: seoDescription };
  },
};

/** The parts without which a ritual cannot be published, by the names of the contract. */
export function neededOfService(service: ServiceContent, language: Language): Readonly<Record<string, string>> {
  return {
    name: service.name[language],
    description: service.description[language],
    article_intro: service.articleIntro[language],
    article_content: service.articleContent[language],
    features: service.features[language].join(''),
    // A picture is shown with words for those who do not see it.
    ...(service.picture && { picture_alt: service.picture.alt[language] }),
  };
}

/** The address of an emblem, with its name. */
const EMBLEM = /^\/emblems\/([a-z-]+)\.svg$/;
const USUAL_ICON = 'flame';

/** The emblem of the shop at an address: its name, by which it is drawn, and the address. */
export function emblemOf(imageUrl: string): Pick<ServiceContent, 'icon' | 'imageUrl'> {
  return { icon: EMBLEM.exec(imageUrl)?.[1] ?? USUAL_ICON, imageUrl };
}

/**
 * Puts what an editor wrote of a ritual, trimmed, in the place of what stood there. Special intentions have one price,
 * which the rules of prices name, and are always for sale.
 */
export function editService(id: string, written: ServiceEdit) {
  return (former: ServiceContent): ServiceContent => ({
    ...former,
    ...trimmed(written, 'name', 'description', 'articleIntro', 'articleContent', 'articleSeoTitle', 'articleSeoDescription'),
    ...pictureAfter(former, written),
    ...emblemAfter(former, written),
    features: inEachLanguage((language) => written.features[language].map((line) => line.trim()).filter(Boolean)),
    ...(id === SPECIAL_INTENTION_SERVICE ? {} : soldAs(former, written)),
  });
}

/** The emblem stays unless an editor names another address. */
function emblemAfter(former: ServiceContent, { imageUrl }: ServiceEdit): Pick<ServiceContent, 'icon' | 'imageUrl'> {
  if (imageUrl === undefined || imageUrl === former.imageUrl) return { icon: former.icon, imageUrl: former.imageUrl };
  return emblemOf(imageUrl);
}

/** A picture that is not named stays, and a ritual that has none and gets none is not changed. */
function pictureAfter(former: ServiceContent, { picture }: ServiceEdit): Pick<ServiceContent, 'picture'> {
  if (picture === undefined || (picture === null && !former.picture)) return {};
  return { picture: picture && { ...picture, ...trimmed(picture, 'alt') } };
}

/** How a ritual is sold. Texts of older versions of the shop lack `withoutTiers`, and go on without it. */
function soldAs(former: ServiceContent, { price, offSale, withoutTiers = former.withoutTiers }: ServiceEdit) {
  return { price, offSale, ...(withoutTiers === undefined ? {} : { withoutTiers }) };
}
