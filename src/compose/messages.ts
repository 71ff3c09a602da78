import { createRequestConsultation } from '#modules/consultations/index.ts';
import { createCanSend, createDeliverMessages, createTellSupport } from '#modules/notifications/index.ts';
import { outbox } from '../adapters/mail/outbox.ts';
import { createSmtpTransport } from '../adapters/mail/smtp.ts';
import { createMessageQueue } from '../adapters/postgres/messages.ts';
import { createTwilioTransport } from '../adapters/sms/twilio.ts';
import { consultationHandlers } from '../http/handlers/consultations.ts';
import type { Ground } from './ground.ts';

/** Delivery of mail and SMS, and requests for consultations. */
export function composeMessages({ config, clock, newId, database, seal, metrics, log }: Ground) {
  const queue = createMessageQueue(database.queries, seal);
  const requestConsultation = createRequestConsultation({
    transact: database.transact,
    clock,
    newId,
    tellSupport: createTellSupport({ newId, to: config.support.email, publicUrl: config.publicUrl }),
  });
  return {
    handlers: consultationHandlers({ requestConsultation }),
    canSend: createCanSend({ queue, clock }),
    deliver: createDeliverMessages({
      queue,
      transports: {
        email: config.smtp ? createSmtpTransport(config.smtp) : outbox,
        sms: config.twilio ? createTwilioTransport(config.twilio) : outbox,
      },
      clock,
      random: Math.random,
      onFailure: (failure) => {
        metrics?.messageFailed(failure.channel);
        log()[failure.isGivenUp ? 'error' : 'warn'](failure, 'message not delivered');
      },
    }),
  };
}
