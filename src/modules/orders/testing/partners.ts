import type { FindPartner, Order, Partner } from '../index.ts';
import type { TellPartner } from '../letters.ts';

export const indra: Partner = { slug: 'indra', name: 'Индра Шарма', email: 'indra@example.com', language: 'ru' };

/** Knows `indra`, and names `ofShop` for any other slug and without one. */
export function memoryPartners(ofShop?: Partner): FindPartner {
  return async (slug) => (slug === indra.slug ? indra : ofShop);
}

/** A `tellPartner` that adds a message with the order's id as its text to the outbox, and collects whom it told in `told`. */
export function createTestTellPartner() {
  const told: [orderId: Order['id'], email: string][] = [];
  const tellPartner: TellPartner = async ({ id, language }, { email }, messages, isLast) => {
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
  return { told, tellPartner };
}
