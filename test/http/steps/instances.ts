import { afterAll, inject } from 'vitest';
import { composeShop } from '../../../src/compose.ts';
import { openShop } from '../../support/shop.ts';

/** A shop whose instances share one database. The embedded database allows only one process, and so only the first instance. */
export async function openInstances() {
  const first = await openShop();
  const others = inject('databaseKind') === 'postgres' ? [await composeShop(first.config)] : [];
  afterAll(() => Promise.all(others.map(({ close }) => close())));
  return { first, instances: [first, ...others] };
}
