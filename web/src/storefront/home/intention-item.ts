import { findSpecialIntention } from '#modules/cart-pricing/index.ts';
import { specialIntentionName } from '#modules/cart-pricing/special-intention-names.ts';

/** The cart item of a wish; the cart knows its price and duration by the id. Throws RangeError when no wish has this id. */
export function intentionItem(itemId: string, icon: string) {
  const intention = findSpecialIntention(itemId);
  if (!intention) throw new RangeError(`Not a special intention: ${itemId}`);
  const { ru, en } = specialIntentionName(intention);
  return { id: itemId, name: ru, name_en: en, icon };
}
