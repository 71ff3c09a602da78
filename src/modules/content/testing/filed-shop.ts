import { createTestClock } from '#kernel/testing/clock.ts';
import type { FiledService, FiledTexts } from '../transfer/filed-texts.ts';
import { createShelvesMemory } from './memory-shelves.ts';
import { anArticle, aService, both } from './texts.ts';

export const { clock } = createTestClock();
export const editor = { userId: 'editor', role: 'editor', partner: null, operator: 'anna' } as const;
export const AS_FILED = { asDraft: false };
export const AS_DRAFT = { asDraft: true };

export const ganesha: FiledService = {
  id: 'ganesha',
  slug: 'ganesha-yagya',
  published: aService({ articleSeoTitle: both('Т', 'T') }),
};
export const sankalpa = { id: 'sankalpa', published: anArticle() };
/** As readers see it: what search engines show is filled in. */
export const shown = { articleSeoTitle: both('Т', 'T'), articleSeoDescription: both('О Ганеше.', 'On Ganesha.') };
export const agni: FiledService = { id: 'agni', slug: 'agni', published: aService(shown) };

export const filed = ({ services = [], articles = [] }: Partial<FiledTexts>): FiledTexts => ({ services, articles });

/** A shop without texts; `take` plans an import and applies the plan. */
export function openShop(pictures: string[] = []) {
  const shop = createShelvesMemory(clock, pictures);
  const take = async (files: Partial<FiledTexts>, options = AS_FILED) => {
    const { name } = await shop.planImport(filed(files), options);
    return shop.applyImport(editor, filed(files), { ...options, plan: name ?? '' });
  };
  return {
    ...shop,
    plan: (files: Partial<FiledTexts>, options = AS_FILED) => shop.planImport(filed(files), options),
    take,
    seen: (id: string) => shop.state.services.published.get(id)?.content ?? shop.state.articles.published.get(id)?.content,
    lines: () => shop.state.actions.map(({ action, subject, before, after }) => [action, subject.id, before, after]),
  };
}

/** A shop with the ritual and the article, and an empty log. */
export async function filledShop(pictures: string[] = []) {
  const shop = openShop(pictures);
  await shop.take({ services: [ganesha], articles: [sankalpa] });
  shop.state.actions = [];
  return shop;
}
