import { randomUUID } from 'node:crypto';
import type { Customer } from './customers.ts';

/** What an invited person agrees to by giving birth data. */
export const INVITED_CONSENT = { birthDataConsent: true, consentVersion: '2026-11-26-invited' } as const;

/** Invites somebody to the plan of a customer; with an id that is known, renews the link. */
export const invite = (host: Customer, label: string, id: string = randomUUID()) => {
  const payload = { label, note: '', email: '', language: 'ru' };
  return host.request({ method: 'PUT', url: `/api/participants/invitations/${id}`, payload });
};

/** Invites somebody to the plan of a customer; resolves to the token of the link. */
export async function inviteByLink(host: Customer, label: string, id?: string): Promise<string> {
  const invited = await invite(host, label, id);
  return invited.json<{ link: string }>().link.split('#')[1] ?? '';
}
