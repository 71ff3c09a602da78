import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { namesOtherItem } from '#modules/cart-pricing/index.ts';
import { isOtherName } from '#modules/catalogue/index.ts';
import { operatorOf } from './edit-texts.ts';
import type { TextTransact } from './ports.ts';
import { MOST_TEXTS } from './read-texts.ts';
import { emblemOf, type ServiceContent } from './services.ts';

export interface NewService {
  /** Also the last part of its address. */
  readonly id: string;
  readonly name: Bilingual;
  /** For one month. */
  readonly price: Cents;
}

interface Deps extends WriteDeps<TextTransact<ServiceContent>> {
  /** The emblem that it has until its editor chooses another. */
  readonly imageUrl: string;
}

/**
 * Begins a ritual that nobody sees and orders before it is published. Throws like `requirePermission`; `slug_taken` when a ritual has the id
 * or the address, or the id names another ritual or item of a cart already; and `too_many_articles`.
 */
export function createBeginService({ transact, clock, imageUrl }: Deps) {
  return async (caller: Caller, { id, name, price }: NewService): Promise<void> => {
    const editor = requirePermission(caller, 'content.write');
    if (namesOtherItem(id) || isOtherName(id)) throw new ShopError('slug_taken');
    const empty = inEachLanguage(() => '');
    const at = clock();
    const content: ServiceContent = {
      name: inEachLanguage((language) => name[language].trim()),
      price,
      offSale: false,
      withoutTiers: false,
      ...emblemOf(imageUrl),
      description: empty,
      features: inEachLanguage(() => []),
      articleIntro: empty,
      articleContent: empty,
      articleSeoTitle: empty,
      articleSeoDescription: empty,
    };
    await transact(async ({ texts, audit }) => {
      if ((await texts.count()) >= MOST_TEXTS) throw new ShopError('too_many_articles');
      if (await texts.isTaken(id)) throw new ShopError('slug_taken');
      const isNew = await texts.add(id, { version: 1, event: 'saved', content, at }, editor.userId);
      if (!isNew) throw new ShopError('slug_taken');
      const after = { name: content.name, price, ...operatorOf(editor) };
      await audit.record(editor, { action: 'service.begun', subject: { kind: 'service', id }, before: null, after, at });
    });
  };
}
