import type { Language } from '#kernel/language.ts';
import { SITE_WORDS } from '#words/site.ts';

/** `--color-bg` of web/src/ui/tokens.css by day: a manifest has one colour. */
const IVORY = '#fbf6ee';

/** The web app manifest: how the shop is shown on a home screen. */
export function manifestJson(language: Language): string {
  const { brand, description } = SITE_WORDS[language];
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: IVORY,
    theme_color: IVORY,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
