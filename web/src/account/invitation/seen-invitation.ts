import type { components } from '#contract';

export type SeenInvitation = components['schemas']['SeenInvitation'];

/** Under which the cache holds what a link leads to. */
export const seenKey = (token: string) => ['/api/invitations/look', token];
