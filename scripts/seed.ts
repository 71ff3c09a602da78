// Fills an empty catalogue, and brings the shop's own articles up to date with their files. Existing services stay as they are:
// the shopkeeper sets their prices.
import { openDatabase } from '../src/adapters/postgres/database.ts';
import { readConfig } from '../src/config/read-config.ts';
import { readArticles } from '../src/seed/read-articles.ts';
import { readServices } from '../src/seed/read-catalogue.ts';
import { LEGAL_TEXTS, readLegalTexts } from '../src/seed/read-legal-texts.ts';

const database = await openDatabase(readConfig().database);
await database.migrate(async ({ catalogue, articles }) => {
  const isEmpty = await catalogue.isEmpty();
  if (isEmpty) await catalogue.saveServices(readServices());
  console.log(isEmpty ? 'The catalogue is filled' : 'The catalogue has services: they stay as they are');
  await articles.save(readArticles());
  console.log('The articles are up to date');
  await articles.addMissing(LEGAL_TEXTS, readLegalTexts);
});
await database.close();
