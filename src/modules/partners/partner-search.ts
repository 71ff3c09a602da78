import { readOrderNumber } from '#kernel/order-number.ts';
import { nameWords, searchedForm } from '#modules/orders/index.ts';
import type { PartnerSearch } from './ports.ts';

/** Reads what a partner has typed; undefined when it is nothing. Two words are no first name: a partner must not find people by the second. */
export function readPartnerSearch(typed: string): PartnerSearch | undefined {
  const reference = typed.trim();
  if (reference === '') return undefined;
  const words = nameWords(reference);
  const isFirstName = words.length > 0 && !/\s/.test(reference);
  return {
    number: readOrderNumber(reference),
    reference,
    firstName: isFirstName ? { beginning: searchedForm(reference), words } : undefined,
  };
}
