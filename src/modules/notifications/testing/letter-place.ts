import { createWriteInstant } from '#kernel/instant-words.ts';
import type { Message } from '#kernel/messages.ts';
import type { SamplePlace } from '../samples.ts';

const publicUrl = 'https://shop.example';

/** What letters take from the shop that writes them in tests. */
export const letterPlace = {
  orderUrl: (id, language) => `${publicUrl}/${language}/order/${id}`,
  accountUrl: (language) => `${publicUrl}/${language}/user-profile`,
  refundUrl: (token, language) => `${publicUrl}/${language}/refund#${token}`,
  invitationUrl: (token, language) => `${publicUrl}/${language}/invitation#${token}`,
  writeInstant: createWriteInstant('Europe/Moscow'),
  publicUrl,
  supportEmail: 'help@shop.example',
  isTest: false,
} satisfies SamplePlace;

/** An outbox, and what was put into it. */
export function createOutbox() {
  const sent: Message[] = [];
  const messages = {
    add: async (message: Message) => void sent.push(message),
    withdraw: async () => undefined,
    withdrawHeld: async () => undefined,
  };
  return { sent, messages };
}
