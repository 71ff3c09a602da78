import { findSpecialIntention } from '#modules/cart-pricing/index.ts';
import { specialIntentionName } from '#words/special-intention-names.ts';

/** The cart item of a wish; the cart knows its price and duration by the id. Throws RangeError when no wish has this id. */
export function intentionItem(itemId: string, icon: string) {
  const intention = findSpecialIntention(itemId);
  if (!intention) throw new RangeError(`Not a special intention: ${itemId}`);
  return { id: itemId, name: specialIntentionName(intention), icon };
}
