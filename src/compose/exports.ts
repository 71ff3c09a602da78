import { createTellOfExport } from '#modules/notifications/index.ts';
import type { Ground } from './ground.ts';

/** What tells the administrators of files with the data of many people. */
export function composeTellOfExport({ config, newId }: Pick<Ground, 'config' | 'newId'>) {
  return createTellOfExport({ newId, supportEmail: config.support.email, publicUrl: config.publicUrl });
}
