import type { components } from '#contract';

export type SeenInvitation = components['schemas']['SeenInvitation'];

/** The cache's key of what a link leads to. */
export const seenKey = (token: string) => ['/api/invitations/look', token];
