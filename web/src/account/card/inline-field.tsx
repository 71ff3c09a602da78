import { Pencil } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import { type ProfileField, shownValue } from '../fields/profile-fields.ts';
import { readablePhone } from '../form/profile-values.ts';
import type { CustomerProfile } from '../queries.ts';
import { InlineEditor } from './inline-editor.tsx';

interface InlineFieldProps {
  field: ProfileField;
  profile: CustomerProfile;
  isEdited: boolean;
  onEdit: () => void;
  onDone: () => void;
}

/**
 * One value of the profile. A press turns it into a field; text that was neither saved nor cancelled is there when it is opened again, while the
 * page is shown.
 */
export function InlineField({ field, profile, isEdited, onEdit, onDone }: InlineFieldProps) {
  const { t } = useI18n();
  const [draft, setDraft] = useState<string>();
  const stored = profile[field] ?? '';
  const shown = field === 'phoneNumber' ? readablePhone(stored) : stored;
  const opener = useFocusBack(isEdited);
  const leave = () => {
    setDraft(undefined);
    onDone();
  };
  return (
    <li className="border-line border-b last:border-b-0">
      {isEdited ? (
        <InlineEditor field={field} profile={profile} value={draft ?? shown} onType={setDraft} onSaved={leave} onCancel={leave} />
      ) : (
        <Row label={t(`account.field.${field}`)} onEdit={onEdit} opener={opener}>
          <Value field={field} value={shown} profile={profile} />
        </Row>
      )}
    </li>
  );
}

interface RowProps {
  label: string;
  onEdit: () => void;
  opener: Ref<HTMLButtonElement>;
  children: ReactNode;
}

function Row({ label, onEdit, opener, children }: RowProps) {
  const { t } = useI18n();
  return (
    <div className="group relative py-2.5">
      <p className="text-muted text-sm">{label}</p>
      <div className="flex min-h-7 items-center justify-between gap-3">
        {children}
        <button
          ref={opener}
          type="button"
          aria-label={t('account.change', { name: label })}
          onClick={onEdit}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-full text-muted before:absolute before:inset-0 before:rounded-field before:transition-colors before:duration-150 before:content-[''] group-hover:text-accent focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-accent"
        >
          <Pencil size={16} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

function Value({ field, value, profile }: { field: ProfileField; value: string; profile: CustomerProfile }) {
  const { t, language } = useI18n();
  if (field === 'gotra' && profile.isGotraUnknown) return <span className="min-w-0">{t('account.gotraKashyapa')}</span>;
  const isUncertain = field === 'birthTime' && profile.isTimeUncertain === 'true';
  if (!value) return <span className="text-muted italic">{t('account.notSpecified')}</span>;
  return (
    <bdi className="min-w-0 whitespace-pre-line break-words">
      {shownValue(field, value, { t, language })}
      {isUncertain && <span className="text-muted"> · {t('account.uncertain')}</span>}
    </bdi>
  );
}
