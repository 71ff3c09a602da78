import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { sendPicture } from './send-picture.ts';

/** A picture that is being sent, or that could not be sent. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** How much of it is sent, from 0 to 1. */
  readonly progress: number;
  /** Why it did not arrive; empty when nobody answered. */
  readonly failure?: string;
}

/** Keys tell uploads apart in every list of the page. */
let lastKey = 0;

/**
 * Sends the pictures of a choice one after another; a further choice and a retry do not wait for them. Those that fail stay in the list, to
 * be tried again.
 */
export function useUploads(onArrived: (id: string) => void) {
  const { t, language } = useI18n();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const show = (changed: Upload) => setUploads((all) => all.map((upload) => (upload.key === changed.key ? changed : upload)));
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  // A mutation, so that a refusal asks again who is at the panel.
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ key, file }: Upload) => sendPicture(file, language, (progress) => show({ key, file, progress })),
  });
  // The server's words about an ended session are for buyers.
  const failureOf = (error: unknown) => {
    if (codeOf(error) === 'session_ended') return t('staff.sessionEnded');
    return error instanceof Error ? error.message : '';
  };

  async function run({ key, file }: Upload): Promise<void> {
    const upload = { key, file, progress: 0 };
    show(upload);
    try {
      const id = await send(upload);
      drop(key);
      onArrived(id);
    } catch (error) {
      show({ ...upload, failure: failureOf(error) });
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
    drop,
  };
}
