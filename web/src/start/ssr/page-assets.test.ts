// @vitest-environment node
import { expect, test } from 'vitest';
import { FONT_FILES } from '../../../font-files.ts';
import { readAssets } from './page-assets.ts';

const manifest = {
  'src/start/entry-client.ts': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  'src/start/start.tsx': { file: 'assets/start.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  'src/storefront/home/home-page.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
};

test('a page preloads what it and the start import statically, each file once', () => {
  const assets = readAssets(manifest);
  expect(assets.preloads(['src/storefront/home/home-page.tsx'])).toEqual([
    '/assets/start.js',
    '/assets/shared.js',
    '/assets/deep.js',
    '/assets/home.js',
  ]);
  expect([assets.entry, ...assets.styles]).toEqual(['/assets/entry.js', '/assets/entry.css']);
  expect(assets.lateStyles(['src/storefront/home/home-page.tsx'])).toEqual([]);
});

test('a page with a style sheet of its own names that sheet beside those of every page', () => {
  const panel = { file: 'assets/panel.js', css: ['assets/panel.css'], imports: ['_shared.js'] };
  const assets = readAssets({ ...manifest, 'src/staff/frame/panel-page.tsx': panel });
  expect(assets.lateStyles(['src/staff/frame/panel-page.tsx'])).toEqual(['/assets/panel.css']);
  expect(assets.styles).toEqual(['/assets/entry.css']);
});

const files = Object.fromEntries(FONT_FILES.map(({ file }) => [file, { file: file.replace('.woff2', '-1.woff2') }]));
const { fonts } = readAssets({ 'src/start/entry-client.ts': { file: 'entry.js' }, ...files });
const russian = { language: 'ru', body: '<h1>Ритуалы</h1><p>Напишите на a@b.c</p>', hasItalics: false, willGrow: false } as const;
const english = { language: 'en', body: '<h1>Rituals</h1>', hasItalics: false, willGrow: false } as const;
const names = (addresses: readonly string[]) => addresses.map((address) => address.replace(/-wght|-1\.woff2|\//g, ''));

test('a page preloads the fonts of its letters only, and italics where it shows them', () => {
  expect(names(fonts(russian).now)).toEqual([
    'cormorant-cyrillic-normal',
    'cormorant-signs-normal',
    'golos-text-cyrillic-normal',
    'golos-text-latin-normal',
  ]);
  expect(names(fonts({ ...english, hasItalics: true }).now)).toEqual([
    'cormorant-latin-normal',
    'cormorant-latin-italic',
    'golos-text-latin-normal',
  ]);
});

test('a heading with letters of another alphabet or with rare letters has all their fonts from the first draw', () => {
  expect(names(fonts({ ...russian, body: '<h2>Оплата в Bitcoin</h2>' }).now)).toContain('cormorant-latin-normal');
  expect(names(fonts({ ...english, body: '<h2>Иван</h2>' }).now)).toContain('cormorant-cyrillic-normal');
  expect(names(fonts({ ...english, body: '<h2>Thérèse</h2>' }).now)).toContain('cormorant-latin-more-normal');
});

test('a page that the browser draws on has the fonts of both alphabets from the first draw', () => {
  expect(names(fonts({ ...russian, willGrow: true }).now)).toContain('cormorant-latin-normal');
  expect(names(fonts({ ...english, willGrow: true }).now)).toContain('cormorant-cyrillic-normal');
});

test('what a page does not preload it fetches later, each file once', () => {
  const { now, later } = fonts(russian);
  expect([...now, ...later].toSorted()).toEqual(
    FONT_FILES.map(({ file }) => `/${file.replace('.woff2', '-1.woff2')}`).toSorted(),
  );
});

test('a build without its entry is refused', () => {
  expect(() => readAssets({})).toThrow('entry-client');
});
