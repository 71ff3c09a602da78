import type { Bilingual, InEachLanguage } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';

/** A picture of the shop that stands for a ritual. */
export interface ServicePicture {
  /** The address of the large file of an uploaded picture. */
  readonly address: string;
  /** What is seen in it. */
  readonly alt: Bilingual;
}

/** A ritual of the shop. */
export interface Service {
  readonly id: string;
  readonly slug: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  /** For one month. */
  readonly price: Cents;
  /** True: it can be read about, but not ordered. */
  readonly offSale: boolean;
  /** True: it is sold by its length alone, without tiers. Older texts in the history lack the field. */
  readonly withoutTiers?: boolean;
  readonly icon: string;
  readonly imageUrl: string;
  /** Shown in place of the emblem; null after it was taken away. */
  readonly picture?: ServicePicture | null;
  readonly features: InEachLanguage<readonly string[]>;
  readonly articleIntro: Bilingual;
  /** Markdown, without the title. */
  readonly articleContent: Bilingual;
  readonly articleSeoTitle: Bilingual;
  readonly articleSeoDescription: Bilingual;
  readonly articleUpdatedAt: Date;
}

/** What an order needs of a service. */
export type ServicePrice = Pick<Service, 'id' | 'name' | 'price' | 'offSale' | 'withoutTiers'>;
