import { useQuery } from '@tanstack/react-query';
import { parseTierItemId } from '#modules/tiers/index.ts';
import { useApi } from '../../../api/provider.tsx';
import { type Service, servicesQuery } from '../../../api/queries.ts';
import { Emblem } from '../../../ui/emblem.tsx';

/** The emblem of what was ordered. The shop's first rituals bear the names of their emblems; of others the catalogue tells it. */
export function ItemEmblem({ itemId, className }: { itemId: string; className: string }) {
  return <Emblem name={useServiceOf()(itemId)?.icon ?? serviceIdOf(itemId)} className={className} />;
}

/** The ritual of the catalogue that an item of an order is, also of a tier; undefined for what is not on sale, and until the catalogue is there. */
export function useServiceOf(): (itemId: string) => Service | undefined {
  const services = useQuery(servicesQuery(useApi())).data ?? [];
  return (itemId) => services.find(({ id }) => id === serviceIdOf(itemId));
}

/** The ritual's id, also of one that is not on sale any more. */
const serviceIdOf = (itemId: string) => parseTierItemId(itemId)?.serviceId ?? itemId;
