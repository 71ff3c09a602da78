import { Webhook } from 'standardwebhooks';
import type { SignWebhook } from '#modules/webhooks/index.ts';

/** The header `webhook-signature`, signed with each secret: while a secret is replaced, a receiver verifies by the old or by the new one. */
export const signWebhook: SignWebhook = (secrets, head, body) => {
  const at = new Date(Number(head['webhook-timestamp']) * 1000);
  return secrets.map((secret) => new Webhook(secret).sign(head['webhook-id'], at, body)).join(' ');
};
