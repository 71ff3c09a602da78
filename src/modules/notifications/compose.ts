import { composing } from '#kernel/ports.ts';
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

export type Letters = ReturnType<typeof composeLetters>;

const composeFromPorts = composing({
  sendReceipt: createSendReceipt,
  sendOrderNews: createSendOrderNews,
  tellCustomer: createTellCustomer,
  tellGuest: createTellGuest,
  tellPartner: createTellPartner,
  tellAgreedAlone: createTellAgreedAlone,
  tellOfExport: createTellOfExport,
  tellOfAsk: createTellOfAsk,
  tellSupport: createTellSupport,
  writeAnswer: createWriteAnswer,
  writeCode: createWriteCode,
  writeEmailChanged: createWriteEmailChanged,
  writeInvitation: createWriteInvitation,
  writeKeyNews: createWriteKeyNews,
  writeLeavingAgain: createWriteLeavingAgain,
  writeMemberNews: createWriteMemberNews,
  writePlanLetter: createWritePlanLetter,
  writeRefundNews: createWriteRefundNews,
  writeWebhookNews: createWriteWebhookNews,
  writeYearReminder: createWriteYearReminder,
});

/** What the shop writes to customers, partners, its own people and support, but for the news of the staff, which `createTellStaff` collects. */
export function composeLetters(ports: Parameters<typeof composeFromPorts>[0]) {
  return { ...composeFromPorts(ports), writeSamples: () => writeSamples(ports) };
}
