import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '#kernel/error-code.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { OperatorError } from '#kernel/operator-error.ts';
import type { Stage } from '#modules/content/index.ts';
import { type Files, folderOf, INDEX, KINDS, MOST_FILES } from './format.ts';
import { asOneFile, isOurs, MOST_BYTES_IN_ONE, readOneFile } from './one-file.ts';
import { fitsInOne } from './parts.ts';
import type { FileProblem } from './problem.ts';

/** A folder of files, or one file that holds them all. */
export type Target = { readonly folder: string } | { readonly file: string };

const FOLDERS = KINDS.flatMap((kind) =>
  (['published', 'draft'] as const satisfies Stage[]).map((stage) => folderOf(kind, stage)),
);

/** More than the longest text takes, even when each of its letters needs four bytes and its front matter is escaped. */
const MOST_BYTES_OF_TEXT = 256 * 1024;
/** The most bytes of all files together. */
const MOST_BYTES = MOST_FILES * MOST_BYTES_OF_TEXT;

/** Reads what an export has written and people may have edited. Throws OperatorError for what is not there or too much. */
export async function readDisk(target: Target): Promise<Files | FileProblem> {
  if ('file' in target) {
    const read = readOneFile(basename(target.file), await readText(target.file, MOST_BYTES_IN_ONE));
    return 'files' in read ? read.files : read;
  }
  const names = (await Promise.all(FOLDERS.map((folder) => textsIn(target.folder, folder)))).flat();
  if (names.length > MOST_FILES) throw new OperatorError(`${target.folder} holds more than ${MOST_FILES} texts`);
  const files = new Map<string, string>();
  let bytesLeft = MOST_BYTES;
  for (const name of [INDEX, ...names]) {
    const text = await readText(join(target.folder, name), bytesLeft);
    bytesLeft -= Buffer.byteLength(text);
    files.set(name, text);
  }
  return files;
}

/**
 * Writes files in place of those of a former export, and removes the files of texts that are gone. Throws OperatorError when something else
 * would be overwritten or stands in the way.
 */
export async function writeDisk(target: Target, files: Files): Promise<void> {
  const index = 'file' in target ? target.file : join(target.folder, INDEX);
  await refuseForeign(target, index);
  if ('file' in target) {
    const text = asOneFile(files);
    if (!fitsInOne(text))
      throw new OperatorError('The texts are too long for one file: write them to a folder, with --dir FOLDER');
    return atPath(index, (path) => writeFile(path, text));
  }
  for (const folder of FOLDERS) {
    await atPath(join(target.folder, folder), (path) => mkdir(path, { recursive: true }));
    const former = await textsIn(target.folder, folder);
    for (const name of former) if (!files.has(name)) await atPath(join(target.folder, name), rm);
  }
  for (const [name, text] of files) await atPath(join(target.folder, name), (path) => writeFile(path, text));
}

const IN_THE_WAY = ['EEXIST', 'EISDIR', 'ENOENT', 'ENOTDIR', 'ERR_FS_EISDIR'];

/** Changes what stands at a path. Throws OperatorError for a folder in place of a file, the reverse, and a folder that is not there. */
async function atPath(path: string, change: (path: string) => Promise<unknown>): Promise<void> {
  try {
    await change(path);
  } catch (error) {
    if (!IN_THE_WAY.includes(codeOf(error))) throw error;
    throw new OperatorError(`${path} cannot be written: its folder is not there, or something else has its name`);
  }
}

/** Throws unless the place holds a former export, or nothing. `index` is the file by which an export is known. */
async function refuseForeign(target: Target, index: string): Promise<void> {
  const former = await readText(index, MOST_BYTES).catch((error) => {
    // There is no index, or what is there is no text of an export.
    if (error instanceof OperatorError) return undefined;
    throw error;
  });
  const canBeWritten = former === undefined ? await isFree(target) : isOurs(former);
  if (canBeWritten) return;
  throw new OperatorError(`${'file' in target ? target.file : target.folder} holds something else, which would be overwritten`);
}

/** Tells whether there is no such file, or nothing in the folder but hidden files, such as those of git. */
async function isFree(target: Target): Promise<boolean> {
  if ('file' in target) return (await namesIn(dirname(target.file))).every((name) => name !== basename(target.file));
  return (await namesIn(target.folder)).every((name) => name.startsWith('.'));
}

/** The names that an export gives to texts. Files with others, such as a README, are their owner's. */
const TEXT = new RegExp(`^[a-z0-9-]+\\.(${LANGUAGES.join('|')})\\.md$`);

/** The paths of the texts of a folder, relative to the folder of the export. */
async function textsIn(home: string, folder: string): Promise<string[]> {
  const names = await namesIn(join(home, folder));
  return names.filter((name) => TEXT.test(name)).map((name) => folder + name);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) === 'ENOTDIR') throw new OperatorError(`${folder} is not a folder`);
    throw error;
  }
}

/** Throws OperatorError for a file that is not there, is a folder, is not UTF-8, or is longer than `most` bytes. */
async function readText(path: string, most: number): Promise<string> {
  try {
    const file = await open(path);
    const { size } = await file.stat().finally(() => file.close());
    if (size > most) throw new OperatorError(`${path} is too long: ${most} bytes may be read`);
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    // A part of the path is not there, or is a file.
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw new OperatorError(`${path} is not there`);
    if (codeOf(error) === 'EISDIR') throw new OperatorError(`${path} is a folder, not a file`);
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new OperatorError(`${path} is not a text in UTF-8`);
    throw error;
  }
}
