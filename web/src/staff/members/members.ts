import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';

export type Member = components['schemas']['Member'];
export type StaffRole = Member['role'];

export const ROLES: readonly StaffRole[] = ['administrator', 'operator', 'editor', 'priest', 'partner'];

/** Every query of members begins with it. */
export const MEMBERS_KEY = ['/api/admin/staff'];

/** A page of the members of staff. */
export function membersQuery(api: Api, cursor: string | undefined) {
  return { ...answerQuery(api, '/api/admin/staff', { query: { cursor } }), placeholderData: keepPreviousData };
}
