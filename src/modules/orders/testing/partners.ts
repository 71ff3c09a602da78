import type { Cents } from '#kernel/money.ts';
import type { FindPartner, Order, Partner } from '../index.ts';
import type { TellPartner } from '../letters.ts';

export const indra: Partner = { slug: 'indra', name: 'Индра Шарма', email: 'indra@example.com', language: 'ru' };

/** Knows `indra`, and names `ofShop` for any other slug and without one. */
export function memoryPartners(ofShop?: Partner): FindPartner {
  return async (slug) => (slug === indra.slug ? indra : ofShop);
}

/** A `tellPartner` that adds a message with the order's id as its text to the outbox; `told` has whom it told, `rests` of how much. */
export function createTestTellPartner() {
  const told: [orderId: Order['id'], email: string][] = [];
  const rests: Cents[] = [];
  const tellPartner: TellPartner = async ({ id, language }, rest, { email }, messages, isLast) => {
    rests.push(rest);
    told.push([id, email]);
    await messages.add({
      id: `partner ${id}`,
      channel: 'email',
      to: email,
      subject: isLast ? 'the last today' : '',
      text: id,
      html: '',
      language,
    });
  };
  return { told, rests, tellPartner };
}
