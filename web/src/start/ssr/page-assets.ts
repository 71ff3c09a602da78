import type { Language } from '#kernel/language.ts';
import { ENTRY, GUIDE, START } from '../../../first-visit.ts';

/** The part of Vite's manifest that is read here. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

/** Addresses of built files that a page's head names. */
export interface PageAssets {
  /** The browser's first module. */
  readonly entry: string;
  readonly styles: readonly string[];
  /** Style sheets that these modules bring beside those of every page. */
  readonly lateStyles: (modules: readonly string[]) => readonly string[];
  /** Files for the hydration: the start, these modules, and all their static imports, without the entry. */
  readonly preloads: (modules: readonly string[]) => readonly string[];
  /** The script of the guide for integrators. */
  readonly guideScript: string;
  /** Fonts of the first screen in a language. Text that is drawn before its font is there keeps the fallback until the next page. */
  readonly fonts: (language: Language, page?: { readonly italics?: boolean }) => readonly string[];
}

/**
 * What a language's texts are set in, the most important first; Latin letters and `signs` are the figures and the punctuation of Russian
 * texts.
 */
const FONTS: Record<Language, readonly string[]> = {
  ru: [
    'golos-text-cyrillic-wght-normal',
    'cormorant-cyrillic-wght-normal',
    'golos-text-latin-wght-normal',
    'cormorant-signs-wght-normal',
  ],
  en: ['golos-text-latin-wght-normal', 'cormorant-latin-wght-normal'],
};
const ITALICS: Record<Language, readonly string[]> = {
  ru: ['cormorant-cyrillic-wght-italic', 'cormorant-signs-wght-italic'],
  en: ['cormorant-latin-wght-italic'],
};

/** Reads the addresses from the manifest of the browser's build. Throws when the entry is missing. */
export function readAssets(manifest: Manifest): PageAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The manifest has no ${ENTRY}`);
  const files = Object.values(manifest).map(({ file }) => address(file));
  const fontFiles = (name: string) => files.filter((file) => file.endsWith('.woff2') && file.includes(name));
  return {
    entry: address(entry.file),
    guideScript: address(manifest[GUIDE]?.file ?? ''),
    styles: stylesOf(manifest, [ENTRY]),
    lateStyles: (modules) => stylesOf(manifest, modules).filter((file) => !stylesOf(manifest, [ENTRY]).includes(file)),
    preloads: (modules) => [...filesOf(manifest, [START, ...modules])].filter((file) => file !== address(entry.file)),
    fonts: (language, { italics } = {}) => [...FONTS[language], ...(italics ? ITALICS[language] : [])].flatMap(fontFiles),
  };
}

/** Files of the modules and of all their static imports, without duplicates. */
function filesOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  return new Set(chunksOf(manifest, names).map(({ file }) => address(file)));
}

/** Style sheets of the modules; the build may attach them to any of their chunks. */
function stylesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  return [...new Set(chunksOf(manifest, modules).flatMap(({ css }) => css ?? []))].map(address);
}

/** The chunks of the modules and of all their static imports, each once. */
function chunksOf(manifest: Manifest, names: readonly string[]): readonly Manifest[string][] {
  const chunks = new Set<Manifest[string]>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...chunks];
}

function address(file: string): string {
  return `/${file}`;
}
