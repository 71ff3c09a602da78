import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import type { IdempotentRequest, Replayable } from '#kernel/idempotency.ts';
import { type Bilingual, inEachLanguage, trimWords } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { namesOtherItem } from '#modules/cart-pricing/index.ts';
import { isOtherName } from '#modules/catalogue/index.ts';
import { beginDraft } from './add-draft.ts';
import type { BeginTransact } from './ports.ts';
import { emblemOf, SERVICES, type ServiceContent } from './services.ts';

interface NewService {
  /** Also the last part of its address. */
  readonly id: string;
  readonly name: Bilingual;
  /** For one month. */
  readonly price: Cents;
  readonly idempotency?: IdempotentRequest | undefined;
}

interface Deps extends WriteDeps<BeginTransact<ServiceContent>> {
  /** The emblem that it has until its editor chooses another. */
  readonly imageUrl: string;
}

/**
 * Adds a ritual that nobody sees or orders before it is published. Throws like `requirePermission`; `slug_taken` when a ritual has the id
 * or the address, or the id already names another ritual or item of a cart; `too_many_articles`; and as `once`.
 */
export function createAddService({ transact, clock, imageUrl }: Deps) {
  return async (caller: Caller, { id, name, price, idempotency }: NewService): Promise<Replayable<null>> => {
    const editor = requirePermission(caller, 'content.write');
    if (namesOtherItem(id) || isOtherName(id)) throw new ShopError('slug_taken');
    const empty = inEachLanguage(() => '');
    const content: ServiceContent = {
      name: trimWords(name),
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
    const authorship = { editor, at: clock() };
    return beginDraft(transact, SERVICES, authorship, { id, content, logged: { price }, idempotency });
  };
}
