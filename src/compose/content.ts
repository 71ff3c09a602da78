import type { Transact } from '#kernel/transaction.ts';
import { composeArticles, composeLegalTexts, composeLibrary, composeServices, type TextStore } from '#modules/content/index.ts';
import type { ImageProcessor } from '#modules/media/index.ts';
import type { Stores } from '../adapters/postgres/stores.ts';
import type { Ground } from './ground.ts';

/** The picture of a new text, until its editor chooses another. */
const NEW_PICTURE = '/emblems/flame.svg';

/** The texts of the shop and their pictures, in the hands of their editors. */
export function composeContent({ clock, newId, database: { transact, readers } }: Ground, images: ImageProcessor) {
  const { articleTexts, serviceTexts, legalTexts, library } = readers;
  return {
    articles: composeArticles({
      clock,
      imageUrl: NEW_PICTURE,
      texts: articleTexts,
      transact: overTexts(transact, ({ articleTexts }) => articleTexts),
    }),
    services: composeServices({
      clock,
      imageUrl: NEW_PICTURE,
      texts: serviceTexts,
      transact: overTexts(transact, ({ serviceTexts }) => serviceTexts),
    }),
    legalTexts: composeLegalTexts({
      clock,
      texts: legalTexts,
      transact: overTexts(transact, ({ legalTexts }) => legalTexts),
    }),
    library: composeLibrary({ transact, images, clock, newId, library }),
    /** Reads a file of the library for everybody who has its address. */
    pictureFile: library.file,
  };
}

/** Transactions over the texts of one kind. */
function overTexts<Content>(
  transact: Transact<Stores>,
  textsOf: (stores: Stores) => TextStore<Content>,
): Transact<{ texts: TextStore<Content> } & Pick<Stores, 'audit' | 'idempotency'>> {
  return (work) => transact((stores) => work({ texts: textsOf(stores), audit: stores.audit, idempotency: stores.idempotency }));
}
