import { join } from 'node:path';
import { openDatabase } from '../../../src/adapters/postgres/database.ts';
import { inEachLanguage } from '../../../src/kernel/language.ts';
import { readArticles } from '../../../src/seed/read-articles.ts';
import { readServices } from '../../../src/seed/read-catalogue.ts';
import { MARKUP, markdownAttacks } from '../../support/markdown-attacks.ts';
import { testWithShop } from './test.ts';

/** A text that breaks out of an attribute, a data block, a title or a text, wherever it is not escaped. */
export const BREAKOUT = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** All attacks as one markdown text. The link labels are numbered, so that no attack uses the link of another. */
const HOSTILE_TEXT = markdownAttacks.map((attack, index) => attack.replaceAll(/\[b\]/g, `[b${index}]`)).join('\n\n');

/** A shop with a hostile catalogue: each text of the article `attacks` and of the ritual `ganesha` is an attack. */
export const test = testWithShop({}, (folder) => writeHostileCatalogue(join(folder, 'database')));

async function writeHostileCatalogue(folder: string): Promise<void> {
  const database = await openDatabase({ folder });
  await database.migrate(async ({ catalogue, articles }) => {
    await catalogue.saveServices(readServices().map((service) => (service.id === 'ganesha' ? hostileService(service) : service)));
    const [article] = readArticles();
    if (article) await articles.save([hostileArticle(article)]);
  });
  await database.close();
}

function hostileService(service: ReturnType<typeof readServices>[number]) {
  return {
    ...everyTextHostile(service, ['id', 'slug', 'icon']),
    features: inEachLanguage(() => MARKUP),
    articleContent: inEachLanguage(() => HOSTILE_TEXT),
    imageUrl: 'javascript:alert(1)',
  };
}

function hostileArticle(article: ReturnType<typeof readArticles>[number]) {
  return {
    ...everyTextHostile(article, []),
    id: 'attacks',
    tags: [BREAKOUT],
    content: inEachLanguage(() => HOSTILE_TEXT),
    imageUrl: 'javascript:alert(1)',
  };
}

function everyTextHostile<Content extends object>(content: Content, except: readonly (keyof Content)[]): Content {
  const entries = Object.entries(content).map(([name, value]) => {
    if (except.includes(name as keyof Content)) return [name, value];
    if (typeof value === 'string') return [name, BREAKOUT];
    return [name, typeof value.ru === 'string' ? inEachLanguage(() => BREAKOUT) : value];
  });
  return Object.fromEntries(entries) as Content;
}
