import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { partnerChoiceQuery } from './partner-queries.ts';

/** Names seldom change, and a list of orders is opened all day. */
const NAMES_STAY_MS = 5 * 60_000;

/** Gives the name of a partner by the slug. The slug itself for those who may not manage partners, and for a partner who is not known. */
export function usePartnerName(): (slug: string) => string {
  const enabled = usePanel().can('partners.manage');
  const { data = [] } = useQuery({ ...partnerChoiceQuery(useApi()), staleTime: NAMES_STAY_MS, enabled });
  return (slug) => data.find((partner) => partner.slug === slug)?.name ?? slug;
}
