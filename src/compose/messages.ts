import type { Transport } from '#kernel/messages.ts';
import { createCanSend, createDeliverMessages } from '#modules/notifications/index.ts';
import { createSmtpTransport } from '../adapters/mail/smtp.ts';
import { createPushTransport, type PushNetwork } from '../adapters/push/web-push.ts';
import { createTwilioTransport } from '../adapters/sms/twilio.ts';
import type { Ground } from './ground.ts';

/** What a test puts in the place of the public internet. */
export interface PushOverrides {
  readonly pushNetwork?: PushNetwork;
}

/** For what is not configured: in the sandbox messages are read where they are stored. */
const sendNothing: Transport = async () => undefined;

/** Composes the delivery of mail, SMS and pushes. */
export function composeMessages(ground: Ground, { pushNetwork }: PushOverrides) {
  const { config, clock, database, metrics, log } = ground;
  const contact = `mailto:${config.support.email}`;
  const { pushDevices: targets, messageQueue: queue } = database.readers;
  return {
    canSend: createCanSend({ queue, clock }),
    deliver: createDeliverMessages({
      queue,
      transports: {
        email: config.smtp ? createSmtpTransport(config.smtp) : sendNothing,
        push: config.push ? createPushTransport({ targets, keys: config.push, contact, network: pushNetwork }) : sendNothing,
        sms: config.twilio ? createTwilioTransport(config.twilio) : sendNothing,
      },
      clock,
      random: Math.random,
      onFailure: (failure) => {
        metrics?.messageFailed(failure.channel);
        log[failure.isGivenUp ? 'error' : 'warn'](failure, 'message not delivered');
      },
    }),
  };
}
