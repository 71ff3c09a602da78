import { useQuery } from '@tanstack/react-query';
import { findSpecialIntention } from '#modules/cart-pricing/index.ts';
import { INTENTION_NAMES } from '#words/special-intention-names.ts';
import { useApi } from '../../../api/provider.tsx';
import { servicesQuery } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/i18n.tsx';

/** The name of a ritual on sale or of a special intention by its id; of any other, and until the rituals are read, the id itself. */
export function useRitualName(): (ritual: string) => string {
  const { language } = useI18n();
  const services = useQuery(servicesQuery(useApi())).data ?? [];
  return (ritual) => {
    const service = services.find(({ id }) => id === ritual);
    const wish = findSpecialIntention(ritual);
    const name = service?.name ?? (wish && INTENTION_NAMES[`${wish.group}-${wish.intention}`]);
    return name?.[language] ?? ritual;
  };
}
