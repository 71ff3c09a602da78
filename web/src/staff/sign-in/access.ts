import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { answerQuery } from '../../api/late/answer-query.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';

export type StaffAccess = components['schemas']['StaffAccess'];

/** The query of what the member at this browser can sign in with. Its answer is not kept in the cache: no page begins with an old one. */
export function accessQuery(api: Api) {
  return { ...answerQuery(api, '/api/staff/factors'), gcTime: 0 };
}

/** The messages of a browser's refusal of a passkey, by the name of its error. */
const REFUSALS: Readonly<Record<string, MessageKey>> = {
  NotAllowedError: 'access.passkeyCancelled',
  AbortError: 'access.passkeyCancelled',
  InvalidStateError: 'access.passkeyKnown',
  // The code for passkeys could not be loaded; seldom a browser means something else by it.
  TypeError: 'frame.noConnection',
};

/** What went wrong, in words: the shop's sentence, or that of the browser's refusal. */
export function refusalText(error: Error, t: (key: MessageKey) => string): string {
  return error instanceof ApiError ? error.message : t(REFUSALS[error.name] ?? 'access.passkeyFailed');
}
