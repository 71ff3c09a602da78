import type { Cents } from '#kernel/money.ts';

/** A ritual on sale. Texts without a suffix are Russian, those with `En` English. */
export interface Service {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  /** For one month. */
  readonly price: Cents;
  readonly icon: string;
  readonly imageUrl: string;
  readonly features: readonly string[];
  readonly featuresEn: readonly string[];
  readonly articleIntro: string;
  readonly articleIntroEn: string;
  readonly articleContent: string;
  readonly articleContentEn: string;
  readonly articleSeoTitle: string;
  readonly articleSeoTitleEn: string;
  readonly articleSeoDescription: string;
  readonly articleSeoDescriptionEn: string;
  readonly articleUpdatedAt: Date;
}

/** What an order needs to know of a service: its price for a month in cents, and its names. */
export type ServicePrice = Pick<Service, 'id' | 'name' | 'nameEn'> & { readonly price: Cents };
