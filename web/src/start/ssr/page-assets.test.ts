// @vitest-environment node
import { expect, test } from 'vitest';
import { FONT_FILES } from '../../../fonts.ts';
import { readAssets } from './page-assets.ts';

const manifest = {
  'src/start/entry-client.ts': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  'src/start/start.tsx': { file: 'assets/start.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  'src/storefront/home/home-page.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
  '../node_modules/x/files/golos-text-cyrillic-wght-normal.woff2': { file: 'assets/golos-text-cyrillic-wght-normal-1.woff2' },
  '../node_modules/x/files/golos-text-latin-wght-normal.woff2': { file: 'assets/golos-text-latin-wght-normal-1.woff2' },
  '../node_modules/x/files/cormorant-latin-wght-italic.woff2': { file: 'assets/cormorant-latin-wght-italic-1.woff2' },
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

test('a page preloads the fonts of its language only, and italics where it shows them', () => {
  const { fonts } = readAssets(manifest);
  expect(fonts('ru', {})).toEqual([
    '/assets/golos-text-cyrillic-wght-normal-1.woff2',
    '/assets/golos-text-latin-wght-normal-1.woff2',
  ]);
  expect(fonts('en', { italics: true })).toEqual([
    '/assets/golos-text-latin-wght-normal-1.woff2',
    '/assets/cormorant-latin-wght-italic-1.woff2',
  ]);
});

test('every font that a page preloads is a font of the shop', () => {
  const files = Object.fromEntries(FONT_FILES.map(({ file }) => [file, { file }]));
  const { fonts } = readAssets({ 'src/start/entry-client.ts': { file: 'entry.js' }, ...files });
  expect(fonts('ru', { italics: true })).toHaveLength(6);
  expect(fonts('en', { italics: true })).toHaveLength(3);
});

test('a build without its entry is refused', () => {
  expect(() => readAssets({})).toThrow('entry-client');
});
