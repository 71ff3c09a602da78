import type { components } from '#contract';

export type SeenInvitation = components['schemas']['SeenInvitation'];

/** Where the answer to an invitation is kept while it is typed. The link itself is not stored: a part of its token names the draft. */
export const answerPlace = (token: string) => `invitation ${token.slice(0, 8)}`;

/** The cache's key of what a link leads to. */
export const seenKey = (token: string) => ['/api/invitations/look', token];
