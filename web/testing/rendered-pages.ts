import { ROUTES } from '../src/routes.tsx';
import type { PageAssets } from '../src/start/ssr/page-assets.ts';

/** What the server knows of the browser's files, where none are built. */
export const ASSETS: PageAssets = {
  entry: '/assets/entry.js',
  styles: [],
  lateStyles: () => [],
  preloads: (modules) => modules,
  fonts: () => ({ now: [], later: [] }),
  faces: '',
  guideScript: '',
};

const IDS: Readonly<Record<string, string>> = {
  '/article/:id': 'sankalpa',
  '/ritual/:id': 'mahalakshmi',
  '/legal/:id': 'privacy',
};

/** An address of every page, without what it may lack: of an article, a ritual, a legal text, and of the order with this id. */
export const addressesWith = (orderId: string) =>
  ROUTES.map(({ path }) =>
    path
      .replaceAll(/\/:\w+\?/g, '')
      .replace(/:\w+/, IDS[path] ?? orderId)
      .replace('/*', '')
      .replace('*', '/nothing/here'),
  );
