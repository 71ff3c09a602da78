import { findSpecialIntention } from '#modules/cart-pricing/index.ts';
import { specialIntentionName } from '#modules/cart-pricing/special-intention-names.ts';

/** The cart item of a wish; its price and length follow from its id. Throws RangeError for an id that is no wish. */
export function intentionItem(itemId: string, icon: string) {
  const intention = findSpecialIntention(itemId);
  if (!intention) throw new RangeError(`Not a special intention: ${itemId}`);
  const { ru, en } = specialIntentionName(intention);
  return { id: itemId, name: ru, name_en: en, icon };
}
