import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildah } from './buildah.ts';
import { SECRET } from './context.ts';

/** The part of an image's description that says how it is run, under Docker's names. */
export interface Settings {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly StopSignal: string;
  readonly Healthcheck?: { readonly Test: readonly string[] };
}

export function settingsOf(image: string): Settings {
  return JSON.parse(buildah(['inspect', '--type', 'image', image])).Docker.config;
}

/** Does the image's description, which also tells how it was built, name the secret? */
export function saysSecret(image: string): boolean {
  return buildah(['inspect', '--type', 'image', image]).includes(SECRET);
}

const TESTS = /(^|\/)(test|tests|__tests__)\/|\.(test|spec)\.[cm]?[jt]sx?$/;
/** The bits of a file's mode by which its group and everybody may change it. */
const WRITABLE_BY_OTHERS = 0o022;
/** A private key, as files hold it. */
const KEY = /^-----BEGIN [A-Z ]*PRIVATE KEY-----\r?\n[A-Za-z0-9+/=]/m;

/** What is wrong with the files of a folder, in words, and how large they are together. */
export function lookAtFiles(folder: string) {
  const faults: string[] = [];
  let bytes = 0;
  let files = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (entry.isSymbolicLink()) continue;
    const { uid, mode, size } = statSync(path);
    if (uid !== 0 || (mode & WRITABLE_BY_OTHERS) !== 0) faults.push(`${name} can be changed by others than root`);
    if (!entry.isFile()) continue;
    files += 1;
    bytes += size;
    if (TESTS.test(name)) faults.push(`${name} is a test`);
    const text = readFileSync(path, 'latin1');
    if (text.includes(SECRET)) faults.push(`${name} holds what must stay outside`);
    if (KEY.test(text) || /(^|\/)\.(env|npmrc|git)($|\/)/.test(name)) faults.push(`${name} may be a secret`);
  }
  return { megabytes: bytes / 1e6, files, faults };
}
