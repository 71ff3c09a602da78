import type { StaffAction } from '#kernel/audit.ts';
import { memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { ArticleContent } from '../articles.ts';
import type { ServiceContent } from '../services.ts';
import { createExportTexts } from '../transfer/export-texts.ts';
import { createApplyImport, createPlanImport } from '../transfer/import-texts.ts';
import type { ImportStores, ServiceAddress } from '../transfer/ports.ts';
import { memoryTexts, textsState } from './memory-texts.ts';

/** The rituals and articles of a shop in memory, none at first, with their export and import; the shop has pictures of these names. */
export function createShelvesMemory(clock: () => Date, pictures: readonly string[] = []) {
  const lookedUp: string[] = [];
  const state = {
    ...memoryState(),
    services: textsState<ServiceContent>(),
    articles: textsState<ArticleContent>(),
    addresses: [] as ServiceAddress[],
    actions: [] as (StaffAction & { by: string })[],
  };
  const services = memoryTexts<ServiceContent>(() => state.services);
  const articles = memoryTexts<ArticleContent>(() => state.articles);
  const stores = {
    services,
    articles,
    serviceRows: {
      addresses: async () => [...state.addresses],
      async add({ id, slug, articleUpdatedAt, ...content }) {
        if (state.addresses.some((address) => address.id === id || address.slug === slug)) return false;
        state.addresses.push({ id, slug });
        await services.show(id, content, articleUpdatedAt);
        return true;
      },
    },
    library: {
      async findByName(name) {
        lookedUp.push(name);
        const size = { id: name, name, width: 9, height: 9, alt: { ru: '', en: '' } };
        return pictures.includes(name) ? { ...size, uploadedAt: clock(), isUsed: false } : undefined;
      },
    },
    audit: memoryAudit(state),
  } satisfies ImportStores;
  const transact = memoryTransact(state, stores);
  return {
    state,
    stores,
    lookedUp,
    exportTexts: createExportTexts({ services, articles, addresses: stores.serviceRows.addresses }),
    planImport: createPlanImport({ transact }),
    applyImport: createApplyImport({ transact, clock }),
  };
}
