import type { components } from '#contract';
import { keyOf } from '../../api/late/answer-query.ts';
import { useTagged } from '../kit/forms/tagged.ts';

export type Client = components['schemas']['Client'];
export type ClientDetail = components['schemas']['ClientDetail'];

export const CLIENTS_KEY = '/api/admin/clients';

/** The e-mail and the phone with which a client signs in, and the phone of the profile when it is another. */
export function contactOf({ email, phoneNumber, profilePhone }: Client): string {
  return [...new Set([email, phoneNumber, profilePhone])].filter(Boolean).join(', ');
}

const CLIENT_PATH = '/api/admin/clients/{id}';

/** A client as the panel shows them, with the ETag that a change needs. */
export const useClient = (id: string) => useTagged(CLIENT_PATH, { path: { id } });

export const clientKey = (id: string) => keyOf(CLIENT_PATH, { path: { id } });
