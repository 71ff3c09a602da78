import type { FindPartner } from '#modules/orders/index.ts';
import type { Config } from '../config/read-config.ts';

/** Finds partners in the settings. */
export function createFindPartner({ partners, shopPartner }: Pick<Config, 'partners' | 'shopPartner'>): FindPartner {
  const named = (slug: string | undefined) => partners.find((partner) => partner.slug === slug?.trim().toLowerCase());
  return async (slug) => named(slug) ?? named(shopPartner);
}
