import { type Cents, cents, sumCents } from '#kernel/money.ts';
import { parseTierItemId, type Tier, tierPrice, tierWeeks } from '#modules/tiers/index.ts';
import { DURATIONS, type Duration, monthsToWeeks, SPECIAL_INTENTION_DURATION, SPECIAL_INTENTION_DURATIONS } from './durations.ts';
import {
  findSpecialIntention,
  isSpecialIntentionId,
  SPECIAL_INTENTION_PRICE,
  SPECIAL_INTENTION_SERVICE,
  type SpecialIntention,
} from './special-intentions.ts';

/** A cart item as the customer asks for it. `duration` is in months of four weeks. */
export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  readonly duration: number;
}

/** Returns a service's price for a month in cents; undefined when there is no such service. */
type BasePrice = (serviceId: string) => Cents | undefined;

type SoldInTiers = (serviceId: string) => boolean;

/** The product that an item id names; `base` is the price of its ritual for a month. */
type CartProduct =
  | { readonly kind: 'ritual'; readonly serviceId: string; readonly base: Cents }
  | { readonly kind: 'tier'; readonly serviceId: string; readonly base: Cents; readonly tier: Tier }
  | { readonly kind: 'intention'; readonly serviceId: string; readonly intention: SpecialIntention }
  | { readonly kind: 'any-intention'; readonly serviceId: string };

export interface PricedLine extends CartLine {
  readonly duration: Duration;
  readonly product: CartProduct;
  /** Cents for one unit over the whole duration. */
  readonly unitPrice: Cents;
  /** Cents, unit price x quantity. */
  readonly lineTotal: Cents;
}

type PricedCart = { readonly lines: readonly PricedLine[]; readonly total: Cents };

/** Why a line cannot be sold; `index` is the line's index in the cart. */
export interface CartError {
  readonly code: 'unknown_item' | 'invalid_duration' | 'invalid_quantity';
  readonly index: number;
  /** Beside `invalid_duration`: the durations for which the item is on offer. */
  readonly durations?: readonly number[];
}

/**
 * Prices a cart: a ritual costs its base price times the months, a tier its tier price, a special intention the fixed price.
 * If any line cannot be sold as asked, returns the errors of all such lines instead of prices.
 */
export function priceCart(
  cart: readonly CartLine[],
  basePrice: BasePrice,
  isSoldInTiers: SoldInTiers = () => true,
): { readonly ok: true; readonly cart: PricedCart } | { readonly ok: false; readonly errors: readonly CartError[] } {
  const lines: PricedLine[] = [];
  const errors: CartError[] = [];
  for (const [index, line] of cart.entries()) {
    const priced = priceLine(line, basePrice, isSoldInTiers);
    if ('code' in priced) errors.push({ ...priced, index });
    else lines.push(priced);
  }
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, cart: { lines, total: sumCents(lines.map((line) => line.lineTotal)) } };
}

/** Tells whether an id of a service would name something else in a cart: a special intention, or a tier of another service. */
export function namesOtherItem(serviceId: string): boolean {
  return isSpecialIntentionId(serviceId) || parseTierItemId(serviceId) !== undefined;
}

/** Returns the id of the service that an ordered item is of: of a tier its ritual, of a wish the service of wishes. */
export function serviceIdOf(itemId: string): string {
  if (isSpecialIntentionId(itemId)) return SPECIAL_INTENTION_SERVICE;
  return parseTierItemId(itemId)?.serviceId ?? itemId;
}

/** Returns the ids of services whose prices the cart may need: each item id, and the service id within it if it is a tier's id. */
export function parseCartServiceIds(cart: readonly Pick<CartLine, 'id'>[]): string[] {
  const ids = cart.flatMap(({ id }) => [id, parseTierItemId(id)?.serviceId]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Returns the price in cents of one unit of a ritual for `months`, rounded half up to a cent. */
export function ritualPrice(base: Cents, months: number): Cents {
  return cents(Math.round(base * months));
}

function priceLine(line: CartLine, basePrice: BasePrice, isSoldInTiers: SoldInTiers): PricedLine | Omit<CartError, 'index'> {
  const product = findProduct(line.id, basePrice, isSoldInTiers);
  if (!product) return { code: 'unknown_item' };
  const durations = durationsOf(product);
  const duration = durations.find((offered) => offered === line.duration);
  if (duration === undefined) return { code: 'invalid_duration', durations };
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) return { code: 'invalid_quantity' };
  if (isSpecialIntentionId(line.id) && line.quantity !== 1) return { code: 'invalid_quantity' };
  const unitPrice = unitPriceOf(product, duration);
  return { ...line, duration, product, unitPrice, lineTotal: cents(unitPrice * line.quantity) };
}

/** Finds the special intention, service or tier of a service that an item id names; returns undefined for any other id. */
function findProduct(itemId: string, basePrice: BasePrice, isSoldInTiers: SoldInTiers): CartProduct | undefined {
  const intention = findSpecialIntention(itemId);
  if (intention) return { kind: 'intention', serviceId: SPECIAL_INTENTION_SERVICE, intention };
  const base = basePrice(itemId);
  if (base !== undefined && itemId === SPECIAL_INTENTION_SERVICE) return { kind: 'any-intention', serviceId: itemId };
  if (base !== undefined) return { kind: 'ritual', serviceId: itemId, base };
  const tier = isSpecialIntentionId(itemId) ? undefined : parseTierItemId(itemId);
  const tierBase = tier && basePrice(tier.serviceId);
  if (tier && tierBase !== undefined && isSoldInTiers(tier.serviceId)) return { kind: 'tier', ...tier, base: tierBase };
  return undefined;
}

function durationsOf(product: CartProduct): readonly Duration[] {
  switch (product.kind) {
    case 'ritual':
      return DURATIONS;
    case 'tier':
      return DURATIONS.filter((months) => monthsToWeeks(months) === tierWeeks(product.tier));
    case 'intention':
      return [SPECIAL_INTENTION_DURATION];
    case 'any-intention':
      return SPECIAL_INTENTION_DURATIONS;
  }
}

function unitPriceOf(product: CartProduct, months: number): Cents {
  switch (product.kind) {
    case 'ritual':
      return ritualPrice(product.base, months);
    case 'tier':
      return tierPrice(product.base, product.tier);
    default:
      return SPECIAL_INTENTION_PRICE;
  }
}
