import { DAY_SECONDS } from '#kernel/durations.ts';
import { inEachLanguage } from '#kernel/language.ts';
import { messengerAddress } from '#kernel/messenger.ts';
import { asParagraphs, type Blanks, type CatalogueReader, fillIn } from '#modules/catalogue/index.ts';
import { factsIn, type Seller, type SettingReader } from '#modules/settings/index.ts';
import { NO_SELLER } from '#words/site.ts';
import type { Config } from '../config/read-config.ts';

/** Reads the content, with the blanks of the legal texts filled: what they say is what the shop does. */
export function withFilledLegalTexts(reader: CatalogueReader, readBlanks: () => Promise<Blanks>): CatalogueReader {
  return {
    ...reader,
    async documents() {
      const blanks = await readBlanks();
      return (await reader.documents()).map((document) => fillIn(document, blanks));
    },
  };
}

/** Reads what the blanks of the legal texts stand for: the shop's times, and who sells. */
export function createReadBlanks(config: Config, seller: SettingReader<Seller>): () => Promise<Blanks> {
  const same = (text: string | number) => inEachLanguage(() => `${text}`);
  // Times are rounded in the customer's favour: nothing is deleted later, and no rate ends sooner, than a text says.
  const days = (seconds: number) => same(Math.ceil(seconds / DAY_SECONDS));
  const times = {
    unpaidDays: days(config.unpaidOrderRetentionSeconds),
    planDays: days(config.planRetentionSeconds),
    consultationDays: days(config.consultationRetentionSeconds),
    claimDays: days(config.claimsSeconds),
    sessionDays: days(config.sessionSeconds.absolute),
    rateMinutes: same(Math.floor(config.cryptoPaymentTtlSeconds / 60)),
  };
  return async () => {
    const { details, email, messenger } = (await seller.newest()).value;
    return {
      seller: inEachLanguage((language) => asParagraphs(factsIn(details[language])) || NO_SELLER[language]),
      email: same(`[${asParagraphs([email])}](<mailto:${encodeURI(email)}>)`),
      messenger: same(`[${asParagraphs([messenger])}](<${messengerAddress(messenger)}>)`),
      ...times,
    };
  };
}

/** The seller as the settings tell, the same in every language. */
export function configuredSeller({ sellerDetails, support }: Config): Seller {
  return { ...support, details: inEachLanguage(() => sellerDetails.join('\n')) };
}
