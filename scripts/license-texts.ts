import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

const root = join(import.meta.dirname, '..');
const LICENSE_FILES = /^(licen[cs]e|copying|notice)/i;
/** What stands under the heading "License", which begins with # or is underlined, up to the next heading with # or the end. */
const SECTION = /^(?:#+ *licen[cs]e\b|licen[cs]e\n-+$)([\s\S]*?)(?=^#|(?![\s\S]))/im;
const GRANT = 'Permission is hereby granted';
const MIT = `${GRANT}, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
/** A file with the whole text of Apache's licence 2.0. */
const WITH_APACHE = 'node_modules/sharp/LICENSE';

/**
 * Writes `licenses.txt` beside what is built: the licences of all packages whose code is in it, because they demand that their notices go with
 * copies. Vite's `build.license` has no text for packages without a licence file, and leaves out all that is no script; `also` names packages of styles and
 * fonts.
 */
export function licenseTexts(also: readonly string[]): Plugin {
  return {
    name: 'license-texts',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const folders = modules.filter((id) => id.includes('/node_modules/') && !id.startsWith('\0')).map(packageOf);
      const named = also.map((name) => join(root, 'node_modules', name));
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licensesOf([...folders, ...named]) });
    },
  };
}

/** The licences of packages, in the order of their names. Throws for a package without a licence that can be handed on. */
export function licensesOf(folders: readonly string[]): string {
  const texts = new Map(
    [...new Set(folders)].map((folder) => {
      const { name, version, license } = manifestOf(folder);
      // Some licences want to be told where the sources are.
      const address = `https://www.npmjs.com/package/${name}/v/${version}`;
      return [`${name} ${version} (${license})`, `${address}\n\n${licenseOf(folder)}`];
    }),
  );
  const parts = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([title, text]) => `\n## ${title}\n\n${text}\n`);
  return `# Licences of the libraries and fonts in these files\n${parts.join('')}`;
}

/** What a package says of its licence: its own files, a part of its README, or the usual words for the licence that it names. */
export function licenseOf(folder: string): string {
  const names = readdirSync(folder).toSorted();
  // Without an ending or as a text: not `license.js`.
  const files = names.filter((name) => LICENSE_FILES.test(name) && /(^[^.]*|\.(txt|md|markdown))$/i.test(name));
  if (files.length > 0) return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
  const readme = names.find((name) => /^readme/i.test(name));
  const section = readme && SECTION.exec(readFileSync(join(folder, readme), 'utf8'))?.[1]?.trim();
  if (section?.includes(GRANT)) return section;
  const { name, license, author } = manifestOf(folder);
  const holder = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
  const withHolder = (words: string) => `Copyright (c) ${holder}\n\n${words}`;
  if (license === 'MIT') return withHolder(MIT);
  if (license === 'Apache-2.0') return withHolder(readFileSync(join(root, WITH_APACHE), 'utf8').trim());
  throw new Error(`${name} has no licence that can be handed on with a copy`);
}

/** The nearest folder whose package.json has a name and a version; folders within a package may have one without them. */
function packageOf(id: string): string {
  for (let folder = dirname(id.replace(/\?.*$/, '')); folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(join(folder, 'package.json'))) continue;
    const { name, version } = manifestOf(folder);
    if (name && version) return folder;
  }
  throw new Error(`${id} belongs to no package`);
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
