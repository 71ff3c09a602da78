import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { sentBytes } from '../../api/late/sent-bytes.ts';

export type ContentPlan = components['schemas']['ContentPlan'];
export type PlannedText = components['schemas']['PlannedText'];
export type PlannedChange = components['schemas']['PlannedChange'];
export type FileRefusal = components['schemas']['FileRefusal'];
type ContentImported = components['schemas']['ContentImported'];

/** The path of the API at which all rituals and articles are one file: it is read there, and a file is taken over. */
export const TEXTS_FILE = '/api/admin/content/files';

/** Bytes of the largest file that the shop reads. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** A file that was chosen, and how it is to be taken over. Its bytes are kept, so that what is planned is what is taken over. */
export interface WantedImport {
  readonly name: string;
  readonly bytes: ArrayBuffer;
  /** Changed texts become drafts, which readers do not see. */
  readonly asDrafts: boolean;
}

const bodyOf = ({ bytes }: WantedImport) => sentBytes(bytes, 'application/yaml');

/** Asks what the file would change, without changing anything. */
export function planImport(api: Api, wanted: WantedImport): Promise<ContentPlan> {
  const params = { query: { drafts: wanted.asDrafts } };
  return dataOf(api.POST('/api/admin/content/files/plan', { params, ...bodyOf(wanted) }));
}

/** Makes exactly the changes of a plan, which is known by the name that the shop gave it. */
export function applyImport(api: Api, wanted: WantedImport, planName: string): Promise<ContentImported> {
  const params = { query: { drafts: wanted.asDrafts }, header: { 'If-Match': `"${planName}"` } };
  return dataOf(api.POST(TEXTS_FILE, { params, ...bodyOf(wanted) }));
}
