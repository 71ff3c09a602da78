import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../api/client.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import type { clientNoteDraft } from '../../../memory/late/text-drafts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { ErrorCard } from '../page/page-parts.tsx';
import { usePanel } from '../page/panel.tsx';
import { SubmitButton } from './checked-form.tsx';
import { useRecordForm } from './use-record-form.ts';

interface NoteFormProps {
  /** The id of what the note is about. */
  readonly about: string;
  readonly hint: string;
  readonly className: string;
  readonly draft: typeof clientNoteDraft;
  /** Where notes show. */
  readonly shown: readonly QueryKey[];
  /** Stores a note under an id of its own, once however often it is sent. */
  readonly save: (api: Api, noteId: string, body: { readonly text: string }) => Promise<unknown>;
}

const BLANK = { version: '', values: { text: '' } };

/** The field for a further note on a page; what was typed survives a reload. */
export function NoteForm({ hint, className, ...setup }: NoteFormProps) {
  const { t } = useI18n();
  const form = useNote(setup);
  const isBlank = form.values.text.trim() === '';
  return (
    <form
      className={classNames('flex flex-col items-start gap-2', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) form.send();
      }}
    >
      <AreaField
        {...form.field('text')}
        label={t('staff.note')}
        placeholder={hint}
        className="w-full"
        rows={2}
        maxLength={2000}
      />
      {!isBlank && (
        <SubmitButton variant="soft" isPending={form.isPending}>
          {t('staff.addNote')}
        </SubmitButton>
      )}
      {form.error && <ErrorCard error={form.error} onRetry={form.send} />}
    </form>
  );
}

function useNote({ about, draft, shown, save }: Omit<NoteFormProps, 'hint' | 'className'>) {
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${about}`;
  const ownText = () => draft.read()?.[place];
  return useRecordForm({
    name: place,
    memory: {
      read: () => ({ version: '', values: { text: ownText() ?? '' } }),
      keep: ({ values }) => draft.keep({ [place]: values.text }),
      drop: () => {
        if (ownText() !== undefined) draft.forget();
      },
    },
    saved: BLANK,
    open: () => BLANK,
    shown,
    save: (api, { values }) => save(api, noteId, values),
    onSaved: () => setNoteId(crypto.randomUUID()),
  });
}
