import { readOrderNumber } from '#kernel/order-number.ts';
import { nameWords, searchedForm } from '#modules/orders/index.ts';
import type { PartnerSearch } from './ports.ts';

/** Reads what a partner has typed; undefined when it is nothing. Two words are no first name: a partner must not find people by the second. */
export function readPartnerSearch(typed: string): PartnerSearch | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const words = nameWords(text);
  const isOneWord = words.length > 0 && !/\s/.test(text);
  return {
    number: readOrderNumber(text),
    reference: text,
    firstName: isOneWord ? { beginning: searchedForm(text), words } : undefined,
  };
}
