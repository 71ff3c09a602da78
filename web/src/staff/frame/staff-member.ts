import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { StaffMember } from '../kit/page/panel.tsx';
import { recoveryCodes } from '../sign-in/shown-codes.ts';

/** Who asks for the panel: a member of staff, or why nobody may enter yet. */
export type Visitor =
  | { readonly kind: 'member'; readonly member: StaffMember }
  | { readonly kind: 'nobody' | 'customer' | 'second-factor' };

const NO_SESSION = 401;
const KINDS: Readonly<Record<string, 'customer' | 'second-factor'>> = {
  not_allowed: 'customer',
  second_factor_required: 'second-factor',
};

/** Asks who is at the panel; asked again on each visit and when the window is looked at again, because roles change and sessions end. */
export function visitorQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/staff/me'],
    queryFn: async ({ signal }): Promise<Visitor> => {
      try {
        const member = await dataOf(api.GET('/api/staff/me', { signal }));
        return recoveryCodes.areShown() ? { kind: 'second-factor' } : { kind: 'member', member };
      } catch (error) {
        return outsider(error);
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

function outsider(error: unknown): Visitor {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === NO_SESSION) return { kind: 'nobody' };
  const kind = KINDS[error.problem?.code ?? ''];
  if (!kind) throw error;
  return { kind };
}
