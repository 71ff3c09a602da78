import type { Language } from '#kernel/language.ts';
import { ENTRY, FACES, GUIDE, START } from '../../../first-visit.ts';
import { charactersOf, FONT_FILES, type FontFile, PARTS } from '../../../font-files.ts';

/** The part of Vite's manifest that is read here. */
type Manifest = Readonly<
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
  /** The script that chooses the faces of the first draw. */
  readonly faces: string;
  /** The script of the guide for integrators. */
  readonly guideScript: string;
  /** Fonts that a page's letters need: with one of them missing, its text would stand in two faces. The others are for what comes later. */
  readonly fonts: (letters: Letters) => { readonly now: readonly string[]; readonly later: readonly string[] };
}

/** What decides which files of fonts a page needs. */
interface Letters {
  readonly language: Language;
  /** The page's HTML. */
  readonly body: string;
  readonly hasItalics: boolean;
  /** The browser will draw more than the HTML has, so letters of both alphabets are to be expected. */
  readonly willGrow: boolean;
}

/** Reads the addresses from the manifest of the browser's build. Throws when the entry is missing. */
export function readAssets(manifest: Manifest): PageAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The manifest has no ${ENTRY}`);
  const files = Object.values(manifest).map(({ file }) => address(file));
  // The build puts a hash behind the name of a font.
  const addressesOf = ({ file: name }: FontFile) =>
    files.filter((file) => file.endsWith('.woff2') && file.includes(name.replace('.woff2', '-')));
  const styles = stylesOf(manifest, [ENTRY]);
  return {
    entry: address(entry.file),
    faces: address(manifest[FACES]?.file ?? ''),
    guideScript: address(manifest[GUIDE]?.file ?? ''),
    styles,
    lateStyles: (modules) => stylesOf(manifest, modules).filter((file) => !styles.includes(file)),
    preloads: (modules) =>
      chunksOf(manifest, [START, ...modules])
        .filter((chunk) => chunk !== entry)
        .map(({ file }) => address(file)),
    fonts: (letters) => {
      const used = FONT_FILES.filter(({ part }) => part !== 'signs' || letters.language === 'ru');
      const text = textOf(letters.body);
      const headings = headingsOf(letters.body);
      const { now = [], later = [] } = Object.groupBy(used, (file) => {
        // Headings are set in Cormorant, all else in Golos.
        return isNeeded(file, letters, file.family === 'cormorant' ? headings : text) ? 'now' : 'later';
      });
      return { now: now.flatMap(addressesOf), later: later.flatMap(addressesOf) };
    },
  };
}

/** Does a page's first draw need a file, whose family sets this text? The rare letters of a part `-more` are expected only where they stand. */
function isNeeded({ style, part }: FontFile, { language, hasItalics, willGrow }: Letters, text: string): boolean {
  if (style === 'italic' && !hasItalics) return false;
  if (willGrow && !part.endsWith('-more')) return true;
  return charactersIn(part, language).test(text);
}

/** The characters of a part. Russian headings take signs from their own small file, so they need a Latin file for letters alone. */
function charactersIn(part: FontFile['part'], language: Language): RegExp {
  return language === 'ru' && part === 'latin' ? /[A-Za-z]/ : charactersOf(PARTS[part]);
}

/** The text of a page's headings, from <h1> to <h3>. */
function headingsOf(html: string): string {
  const headings = html.matchAll(/<h[1-3][\s>].*?<\/h[1-3]>/gs);
  return [...headings].map(([heading]) => textOf(heading)).join(' ');
}

/** An HTML text without its tags. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
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
