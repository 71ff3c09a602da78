import { ShopError } from '#kernel/errors.ts';
import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import {
  type CartError,
  type CartLine,
  isSameItem,
  mostUnits,
  type PricedLine,
  parseCartServiceIds,
  priceCart,
} from '#modules/cart-pricing/index.ts';
import type { ServicePrice } from '#modules/catalogue/index.ts';
import { specialIntentionName } from '#words/special-intention-names.ts';
import { tierName } from '#words/tier-names.ts';
import type { PriceReader } from './ports.ts';

/** A cart at the current prices: names in both languages, prices in cents. */
export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly total: Cents;
}

type QuotedLine = Omit<PricedLine, 'product'> & { readonly name: Bilingual };

/** The prices that the customer saw differ from the current prices in `quote`. */
export class PriceChanged extends ShopError {
  readonly quote: Quote;

  constructor(quote: Quote) {
    super('price_changed');
    this.quote = quote;
  }
}

/**
 * Prices a cart by the current catalogue. Throws `unknown_item`, `invalid_duration` or `invalid_quantity` with every wrong line, also when
 * lines of one item have too many units together, and `not_for_sale` with every line of a ritual that cannot be ordered now.
 */
export async function quoteCart(cart: readonly CartLine[], prices: PriceReader): Promise<Quote> {
  const services = await prices.pricesOf(parseCartServiceIds(cart));
  const byId = new Map(services.map((service) => [service.id, service]));
  const basePrice = (id: string) => byId.get(id)?.price;
  const isSoldInTiers = (id: string) => !byId.get(id)?.withoutTiers;
  const priced = priceCart(cart, basePrice, isSoldInTiers);
  if (!priced.ok) throw refusal(cart, priced.errors);
  refuseTooMany(cart);
  refuseOffSale(priced.cart.lines, byId);
  return { lines: priced.cart.lines.map((line) => nameLine(line, byId)), total: priced.cart.total };
}

function refusal(cart: readonly CartLine[], errors: readonly CartError[]): ShopError {
  const fieldOf = { unknown_item: 'id', invalid_duration: 'duration', invalid_quantity: 'quantity' } as const;
  const fields = errors.map(({ code, index, durations }) => {
    const path = ['items', index, fieldOf[code]];
    const line = code === 'invalid_quantity' ? cart[index] : undefined;
    const names = line ? `${mostUnits(line.id)}` : durations?.join(', ');
    return names === undefined ? { path, code } : { path, code, names };
  });
  return new ShopError(errors[0]?.code ?? 'unknown_item', { fields });
}

/** Lines of one ritual and duration become one item of the order, so they are counted together. */
function refuseTooMany(cart: readonly CartLine[]): void {
  const tooMany = cart.flatMap((line, index) => {
    const same = cart.slice(0, index + 1).filter((other) => isSameItem(other, line));
    const units = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return units > mostUnits(line.id) ? [{ code: 'invalid_quantity' as const, index }] : [];
  });
  if (tooMany.length > 0) throw refusal(cart, tooMany);
}

function refuseOffSale(lines: readonly PricedLine[], services: ReadonlyMap<string, ServicePrice>): void {
  const fields = lines.flatMap(({ product }, index) =>
    services.get(product.serviceId)?.offSale ? [{ path: ['items', index, 'id'], code: 'not_for_sale' } as const] : [],
  );
  if (fields.length > 0) throw new ShopError('not_for_sale', { fields });
}

function nameLine({ product, ...line }: PricedLine, services: ReadonlyMap<string, ServicePrice>): QuotedLine {
  if (product.kind === 'intention') return { ...line, name: specialIntentionName(product.intention) };
  const name = services.get(product.serviceId)?.name ?? inEachLanguage(() => line.id);
  return { ...line, name: product.kind === 'tier' ? tierName(name, product.tier) : name };
}
