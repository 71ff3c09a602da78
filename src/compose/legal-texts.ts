import { inEachLanguage } from '#kernel/language.ts';
import { type Blanks, type CatalogueReader, fillIn } from '#modules/catalogue/index.ts';
import { NO_SELLER } from '#words/site.ts';
import type { Config } from '../config/read-config.ts';

/** Reads the content, with the blanks of the legal texts filled from the settings: what they say is what the shop does. */
export function withFilledLegalTexts(reader: CatalogueReader, config: Config): CatalogueReader {
  const blanks = blanksOf(config);
  return { ...reader, documents: async () => (await reader.documents()).map((document) => fillIn(document, blanks)) };
}

function blanksOf(config: Config): Blanks {
  const same = (text: string | number) => inEachLanguage(() => `${text}`);
  const days = (seconds: number) => same(Math.ceil(seconds / 86_400));
  const { sellerDetails, support } = config;
  return {
    seller: sellerDetails.length > 0 ? same(sellerDetails.join('\n\n')) : NO_SELLER,
    email: same(`[${support.email}](mailto:${support.email})`),
    messenger: same(support.messenger),
    unpaidDays: days(config.unpaidOrderRetentionSeconds),
    planDays: days(config.planRetentionSeconds),
    consultationDays: days(config.consultationRetentionSeconds),
    sessionDays: days(config.sessionSeconds.absolute),
    rateMinutes: same(Math.floor(config.cryptoPaymentTtlSeconds / 60)),
  };
}
