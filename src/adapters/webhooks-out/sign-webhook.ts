import { Webhook } from 'standardwebhooks';
import type { SignWebhook } from '#modules/webhooks/index.ts';

/** The header `webhook-signature`, signed with each secret: while a secret is replaced, a receiver verifies by the old or by the new one. */
export const signWebhook: SignWebhook = (secrets, headers, body) => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  return secrets.map((secret) => new Webhook(secret).sign(headers['webhook-id'], at, body)).join(' ');
};
