import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';

export type Member = components['schemas']['Member'];
export type StaffRole = Member['role'];

export const ROLE_WORDS: Record<StaffRole, MessageKey> = {
  administrator: 'staff.roleAdministrator',
  operator: 'staff.roleOperator',
  editor: 'staff.roleEditor',
  priest: 'staff.rolePriest',
  partner: 'staff.rolePartner',
};

/** What a role may do, in a sentence. */
export const ROLE_TEXTS: Record<StaffRole, MessageKey> = {
  administrator: 'members.administratorText',
  operator: 'members.operatorText',
  editor: 'members.editorText',
  priest: 'members.priestText',
  partner: 'members.partnerText',
};

export const ROLES = Object.keys(ROLE_WORDS) as StaffRole[];

/** Every query of members begins with it. */
export const MEMBERS_KEY = ['/api/admin/staff'];

/** A page of the members of staff. */
export function membersQuery(api: Api, cursor: string | undefined) {
  return { ...answerQuery(api, '/api/admin/staff', { query: { cursor } }), placeholderData: keepPreviousData };
}
