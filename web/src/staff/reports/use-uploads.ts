import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { sendPicture } from './send-picture.ts';

/** A picture on its way. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it did not arrive; empty when nobody answered. */
  readonly failure?: string;
}

let lastKey = 0;

/** Sends pictures one after another; those that fail stay in the list, to be tried again. */
export function useUploads(onArrived: (id: string) => void, send = sendPicture) {
  const { language } = useI18n();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: number, next: (upload: Upload) => Upload | undefined) =>
    setUploads((all) => all.flatMap((upload) => (upload.key === key ? (next(upload) ?? []) : upload)));

  async function run({ key, file }: Upload): Promise<void> {
    change(key, () => ({ key, file, progress: 0 }));
    try {
      const id = await send(file, language, (progress) => change(key, (upload) => ({ ...upload, progress })));
      change(key, () => undefined);
      onArrived(id);
    } catch (error) {
      change(key, () => ({ key, file, progress: 0, failure: error instanceof Error ? error.message : '' }));
    }
  }

  return {
    uploads,
    async add(files: readonly File[]): Promise<void> {
      const added = files.map((file) => ({ key: ++lastKey, file, progress: 0 }));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) await run(upload);
    },
    retry: run,
    drop: (key: number) => change(key, () => undefined),
  };
}
