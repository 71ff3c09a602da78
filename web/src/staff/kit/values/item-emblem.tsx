import { useQuery } from '@tanstack/react-query';
import { serviceIdOf } from '#modules/cart-pricing/index.ts';
import { useApi } from '../../../api/provider.tsx';
import { servicesQuery } from '../../../api/queries.ts';
import { Emblem } from '../../../ui/emblem.tsx';

/** The emblem of what was ordered. A ritual that is not in the catalogue is drawn by its id, by which the emblems of the shop's first rituals are named. */
export function ItemEmblem({ itemId, className }: { itemId: string; className: string }) {
  const services = useQuery(servicesQuery(useApi())).data ?? [];
  const serviceId = serviceIdOf(itemId);
  return <Emblem name={services.find(({ id }) => id === serviceId)?.icon ?? serviceId} className={className} />;
}
