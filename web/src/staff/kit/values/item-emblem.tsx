import { Emblem } from '../../../ui/emblem.tsx';
import { serviceIdOf, useServiceOf } from './use-service-of.ts';

/** The emblem of what was ordered. The shop's first rituals bear the names of their emblems; of others the catalogue tells it. */
export function ItemEmblem({ itemId, className }: { itemId: string; className: string }) {
  return <Emblem name={useServiceOf()(itemId)?.icon ?? serviceIdOf(itemId)} className={className} />;
}
