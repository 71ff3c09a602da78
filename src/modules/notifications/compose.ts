import type { PortsOf } from '#kernel/ports.ts';
import { createWriteInvitation } from './invitation-letter.ts';
import { createWriteKeyNews } from './key-letters.ts';
import { createWriteLeavingAgain } from './leaving-letters.ts';
import { createWriteMemberNews } from './member-news.ts';
import { createWritePlanLetter } from './plan-letter.ts';
import { createWriteRefundNews } from './refund-letters.ts';
import { writeSamples } from './samples.ts';
import { createSendOrderNews } from './send-order-news.ts';
import { createSendReceipt } from './send-receipt.ts';
import { createTellAgreedAlone } from './tell-agreed-alone.ts';
import { createTellCustomer } from './tell-customer.ts';
import { createTellGuest } from './tell-guest.ts';
import { createTellOfAsk } from './tell-of-ask.ts';
import { createTellOfExport } from './tell-of-export.ts';
import { createTellPartner } from './tell-partner.ts';
import { createTellSupport } from './tell-support.ts';
import { createWriteWebhookNews } from './webhook-letters.ts';
import { createWriteAnswer } from './write-answer.ts';
import { createWriteCode } from './write-code.ts';
import { createWriteEmailChanged } from './write-email-changed.ts';
import { createWriteYearReminder } from './year-reminder-letter.ts';

/** What letters need to know of the shop, and the addresses of its pages. */
type Place = Omit<
  PortsOf<
    | typeof createTellAgreedAlone
    | typeof createTellCustomer
    | typeof createTellOfAsk
    | typeof createWriteInvitation
    | typeof createWritePlanLetter
    | typeof createWriteRefundNews
  >,
  'to'
>;

export type Letters = ReturnType<typeof composeLetters>;

/** Everything that the shop writes to customers, partners, its own people and support. */
export function composeLetters(shop: Place) {
  const place = { ...shop, to: shop.supportEmail };
  return {
    sendReceipt: createSendReceipt(place),
    sendOrderNews: createSendOrderNews(place),
    tellCustomer: createTellCustomer(place),
    tellGuest: createTellGuest(place),
    tellPartner: createTellPartner(place),
    tellAgreedAlone: createTellAgreedAlone(place),
    tellOfExport: createTellOfExport(place),
    tellOfAsk: createTellOfAsk(place),
    tellSupport: createTellSupport(place),
    writeAnswer: createWriteAnswer(place),
    writeCode: createWriteCode(place),
    writeEmailChanged: createWriteEmailChanged(place),
    writeInvitation: createWriteInvitation(place),
    writeKeyNews: createWriteKeyNews(place),
    writeLeavingAgain: createWriteLeavingAgain(place),
    writeMemberNews: createWriteMemberNews(place),
    writePlanLetter: createWritePlanLetter(place),
    writeRefundNews: createWriteRefundNews(place),
    writeWebhookNews: createWriteWebhookNews(place),
    writeYearReminder: createWriteYearReminder(place),
    writeSamples: () => writeSamples(place),
  };
}
