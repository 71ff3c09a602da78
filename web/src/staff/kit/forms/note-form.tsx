import type { QueryKey } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { useKeptFocus } from '../../../ui/late/use-kept-focus.ts';
import { ErrorCard } from '../page/page-parts.tsx';
import { SubmitButton } from './checked-form.tsx';
import { useRecordForm } from './use-record-form.ts';

interface NoteFormProps {
  /** The id of what the note is about. */
  readonly about: string;
  readonly hint: string;
  readonly className: string;
  /** Queries whose keys begin with one of these are asked again after each try. */
  readonly refreshes: readonly QueryKey[];
  /** Stores a note under its id, which keeps a note that is sent twice from being stored twice. */
  readonly save: (api: Api, noteId: string, body: { readonly text: string }) => Promise<unknown>;
}

const BLANK = { version: '', values: { text: '' } };

/** The field for one more note; what was typed survives a reload. */
export function NoteForm({ about, hint, className, refreshes, save }: NoteFormProps) {
  const { t } = useI18n();
  const form = useRecordForm({
    about: `note ${about}`,
    saved: BLANK,
    toSaved: () => BLANK,
    refreshes,
    save: (api, { values }, idOf) => save(api, idOf(values), values),
  });
  // The button is gone once the note is stored.
  const kept = useKeptFocus<HTMLFormElement>();
  const isBlank = form.values.text.trim() === '';
  return (
    <form
      {...kept}
      className={classNames('flex flex-col items-start gap-2 outline-none', className)}
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
