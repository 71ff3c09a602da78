import type { components } from '#contract';
import { useTagged } from '../kit/forms/tagged.ts';

export type Client = components['schemas']['Client'];
export type ClientDetail = components['schemas']['ClientDetail'];

export const CLIENTS_KEY = '/api/admin/clients';

/** All that the shop keeps of a client, with the ETag that a change needs. */
export const useClient = (id: string) => useTagged('/api/admin/clients/{id}', { path: { id } });
