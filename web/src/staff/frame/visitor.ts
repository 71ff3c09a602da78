import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { StaffMember } from '../kit/page/panel.tsx';
import { areCodesShown } from '../sign-in/shown-codes.ts';

/** Who is at the panel: a member of staff, or somebody who may not enter, or not yet. */
export type Visitor =
  | { readonly kind: 'member'; readonly member: StaffMember }
  | { readonly kind: 'nobody' | 'customer' | 'second-factor' };

const NO_SESSION = 401;
/** The visitors whom the server knows and refuses, by the code of its refusal. */
const KINDS: Readonly<Record<string, 'customer' | 'second-factor'>> = {
  not_allowed: 'customer',
  second_factor_required: 'second-factor',
};

/** Asks who is at the panel; again on each visit and when somebody comes back to the window, because roles change and sessions end. */
export function visitorQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/staff/me'],
    queryFn: async ({ signal }): Promise<Visitor> => {
      try {
        const member = await dataOf(api.GET('/api/staff/me', { signal }));
        // New recovery codes are shown only once: as long as they are on the screen, the panel does not open.
        return areCodesShown() ? { kind: 'second-factor' } : { kind: 'member', member };
      } catch (error) {
        return outsiderOf(error);
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

function outsiderOf(error: unknown): Visitor {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === NO_SESSION) return { kind: 'nobody' };
  const kind = KINDS[error.problem?.code ?? ''];
  if (!kind) throw error;
  return { kind };
}
