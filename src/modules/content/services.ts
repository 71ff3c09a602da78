import { inEachLanguage } from '#kernel/language.ts';
import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import type { Service } from '#modules/catalogue/index.ts';
import type { TextKind } from './edit-texts.ts';
import { requireParts } from './require-parts.ts';
import { forSearch, trimmed } from './wording.ts';

/** A ritual as its history keeps it. */
export type ServiceContent = Omit<Service, 'id' | 'slug' | 'articleUpdatedAt'>;

/** What editors write of a ritual; the rest, and what is missing, stays as it is. */
export type ServiceEdit = Omit<ServiceContent, 'icon' | 'imageUrl'> & Partial<Pick<ServiceContent, 'imageUrl'>>;

export const SERVICES: TextKind<ServiceContent> = {
  name: 'service',
  logged: ({ price, offSale, withoutTiers }) => ({ price, offSale, ...(withoutTiers === undefined ? {} : { withoutTiers }) }),
  // The wishes of special intentions are sold by it.
  stays: (id) => id === SPECIAL_INTENTION_SERVICE,
  readable(service) {
    requireParts('article_content', (language) => ({
      name: service.name[language],
      description: service.description[language],
      article_intro: service.articleIntro[language],
      article_content: service.articleContent[language],
      features: service.features[language].join(''),
      // A picture is shown with words for those who do not see it.
      ...(service.picture ? { picture_alt: service.picture.alt[language] } : {}),
    }));
    const { seoTitle, seoDescription } = forSearch({
      seoTitle: service.articleSeoTitle,
      seoDescription: service.articleSeoDescription,
      name: service.name,
      intro: service.articleIntro,
    });
    return { ...service, articleSeoTitle: seoTitle, articleSeoDescription: seoDescription };
  },
};

/** The emblem of the shop at an address: its name, by which it is drawn, and the address. */
export function emblemOf(imageUrl: string): Pick<ServiceContent, 'icon' | 'imageUrl'> {
  return { icon: /^\/emblems\/([a-z-]+)\.svg$/.exec(imageUrl)?.[1] ?? 'flame', imageUrl };
}

/**
 * Returns what an editor wrote of a ritual, in place of what stood there, without spaces around it. Special intentions have one price,
 * which the rules of prices name, and are always for sale.
 */
export function editService(id: string, written: ServiceEdit) {
  return (former: ServiceContent): ServiceContent => ({
    ...former,
    ...trimmed(written, 'name', 'description', 'articleIntro', 'articleContent', 'articleSeoTitle', 'articleSeoDescription'),
    ...pictureAfter(former, written),
    ...(written.imageUrl === undefined || written.imageUrl === former.imageUrl ? {} : emblemOf(written.imageUrl)),
    features: inEachLanguage((language) => written.features[language].map((line) => line.trim()).filter(Boolean)),
    ...(id === SPECIAL_INTENTION_SERVICE ? {} : soldAs(former, written)),
  });
}

/** Without a word on it the picture stays; that nothing was taken from nothing is no change. */
function pictureAfter(former: ServiceContent, { picture }: ServiceEdit): Pick<ServiceContent, 'picture'> {
  if (picture === undefined || (picture === null && !former.picture)) return {};
  return { picture: picture && { ...picture, ...trimmed(picture, 'alt') } };
}

function soldAs(former: ServiceContent, { price, offSale, withoutTiers = former.withoutTiers }: ServiceEdit) {
  return { price, offSale, ...(withoutTiers === undefined ? {} : { withoutTiers }) };
}
