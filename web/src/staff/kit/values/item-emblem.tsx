import { useQuery } from '@tanstack/react-query';
import { parseTierItemId } from '#modules/tiers/index.ts';
import { useApi } from '../../../api/provider.tsx';
import { type Service, servicesQuery } from '../../../api/queries.ts';
import { Emblem } from '../../../ui/emblem.tsx';

/** The emblem of what was ordered. A ritual that is not in the catalogue is drawn by its id, by which the emblems of the shop's first rituals are named. */
export function ItemEmblem({ itemId, className }: { itemId: string; className: string }) {
  const serviceOf = useServiceOf();
  return <Emblem name={serviceOf(itemId)?.icon ?? ritualIdOf(itemId)} className={className} />;
}

/** Finds the ritual of the catalogue for an item of an order, also for one in a tier. Undefined for a wish, and when it is not on sale or not loaded yet. */
export function useServiceOf(): (itemId: string) => Service | undefined {
  const services = useQuery(servicesQuery(useApi())).data ?? [];
  return (itemId) => services.find(({ id }) => id === ritualIdOf(itemId));
}

/** The id of a ritual, also of one that is no longer on sale; of a wish its own, which is no service's. */
const ritualIdOf = (itemId: string) => parseTierItemId(itemId)?.serviceId ?? itemId;
