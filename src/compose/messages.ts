import {
  createListConsultations,
  createNoteConsultation,
  createRequestConsultation,
  createSetAnswered,
} from '#modules/consultations/index.ts';
import { createCanSend, createDeliverMessages, createTellSupport } from '#modules/notifications/index.ts';
import { outbox } from '../adapters/mail/outbox.ts';
import { createSmtpTransport } from '../adapters/mail/smtp.ts';
import { createConsultationReader } from '../adapters/postgres/customers/handled-consultations.ts';
import { createMessageQueue } from '../adapters/postgres/operations/messages.ts';
import { createPushTargets } from '../adapters/postgres/staff/push-devices.ts';
import { createPushTransport, type PushNetwork } from '../adapters/push/web-push.ts';
import { createTwilioTransport } from '../adapters/sms/twilio.ts';
import { adminConsultationHandlers } from '../http/handlers/admin-consultations.ts';
import { consultationHandlers } from '../http/handlers/consultations.ts';
import type { Ground } from './ground.ts';

/** What a test puts in the place of the public internet. */
export interface PushOverrides {
  readonly pushNetwork?: PushNetwork;
}

/** Delivery of mail, SMS and pushes, and requests for consultations. */
export function composeMessages(ground: Ground, { pushNetwork }: PushOverrides) {
  const { config, clock, newId, database, seal, metrics, log } = ground;
  const queue = createMessageQueue(database.queries, seal);
  const requestConsultation = createRequestConsultation({
    transact: database.transact,
    clock,
    newId,
    tellSupport: createTellSupport({ newId, to: config.support.email, publicUrl: config.publicUrl }),
  });
  return {
    handlers: {
      ...consultationHandlers({ requestConsultation }),
      ...adminConsultationHandlers({
        listConsultations: createListConsultations(createConsultationReader(database.queries)),
        setAnswered: createSetAnswered({ transact: database.transact, clock, newId }),
        noteConsultation: createNoteConsultation({ transact: database.transact, clock, newId }),
      }),
    },
    canSend: createCanSend({ queue, clock }),
    deliver: createDeliverMessages({
      queue,
      transports: {
        email: config.smtp ? createSmtpTransport(config.smtp) : outbox,
        push: config.push
          ? createPushTransport({
              targets: createPushTargets(database.queries),
              keys: config.push,
              contact: `mailto:${config.support.email}`,
              network: pushNetwork,
            })
          : outbox,
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
