import type { Bilingual, InEachLanguage } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';

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
  /** True: it is sold by its length alone; missing in texts from before that could be said. */
  readonly withoutTiers?: boolean;
  readonly icon: string;
  readonly imageUrl: string;
  readonly features: InEachLanguage<readonly string[]>;
  readonly articleIntro: Bilingual;
  /** Markdown, without the title. */
  readonly articleContent: Bilingual;
  readonly articleSeoTitle: Bilingual;
  readonly articleSeoDescription: Bilingual;
  readonly articleUpdatedAt: Date;
}

/** What an order needs of a service: its name, and its price for a month in cents. */
export type ServicePrice = Pick<Service, 'id' | 'name' | 'price' | 'withoutTiers'> & {
  readonly offSale?: boolean;
};
