import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { partnerChoiceQuery } from './partner-queries.ts';

/** Names seldom change, and a list of orders is opened all day. */
const A_WHILE_MS = 5 * 60_000;

/** Writes a partner by the name that people say, for those who manage partners; for others, and of strangers, by the name in its link. */
export function usePartnerName(): (slug: string) => string {
  const enabled = usePanel().can('partners.manage');
  const { data = [] } = useQuery({ ...partnerChoiceQuery(useApi()), staleTime: A_WHILE_MS, enabled });
  return (wanted) => data.find(({ slug }) => slug === wanted)?.name ?? wanted;
}
