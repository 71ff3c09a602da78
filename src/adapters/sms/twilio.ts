import { DeliveryFailure, type Transport } from '#kernel/messages.ts';

interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** A phone of the account in E.164, or the SID of a messaging service (`MG...`). */
  readonly from: string;
  readonly origin?: string;
}

const TWILIO = 'https://api.twilio.com';
const TIMEOUT_MILLISECONDS = 10_000;
/** The one answer of Twilio that it has taken a message. Another success is of something in between, such as a proxy. */
const CREATED = 201;
/** Statuses below 500 that concern the account or the service, not the message: as if nobody had answered. */
const UNREACHABLE = new Set([401, 403, 404, 408, 429]);

/** Sends SMS through Twilio's Messages resource (API version 2010-04-01). */
export function createTwilioTransport({ accountSid, authToken, from, origin = TWILIO }: TwilioOptions): Transport {
  const url = `${origin}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ To: to, [sender]: from, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    }).catch((error: Error) => {
      throw new DeliveryFailure('unreachable', error.name);
    });
    // The status says all: a connection that breaks after it takes nothing back.
    await response.body?.cancel().catch(() => undefined);
    const { status } = response;
    if (status === CREATED) return;
    const isRefused = status >= 400 && status < 500 && !UNREACHABLE.has(status);
    throw new DeliveryFailure(isRefused ? 'never' : 'unreachable', `${status}`);
  };
}
