import { PROFILE_FIELDS } from '../../account/fields/profile-fields.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import type { ClientValues, Merged } from './client-values.ts';

interface ChangedMeanwhileProps {
  merged: Merged & { readonly saved: ClientValues };
  typed: ClientValues;
  onTakeTheirs: () => void;
}

/** Says that somebody else has changed the client meanwhile, and where the two differ; the choice is to save or to take theirs. */
export function ChangedMeanwhile({ merged: { conflicts, saved }, typed, onTakeTheirs }: ChangedMeanwhileProps) {
  const { t } = useI18n();
  return (
    <div role="alert" className="rounded-card border border-line bg-surface p-4 text-sm">
      <p className="font-semibold">{t('clients.changed')}</p>
      <p className="mt-1">{t(conflicts.length > 0 ? 'clients.changedBoth' : 'clients.changedOther')}</p>
      <ul className="mt-2">
        {conflicts.map((field) => (
          <li key={field} className="wrap-anywhere py-1">
            {t(PROFILE_FIELDS[field].label)}: {t('clients.theirs', { text: saved[field] || '—' })},{' '}
            {t('clients.mine', { text: typed[field] || '—' })}
          </li>
        ))}
      </ul>
      {conflicts.length > 0 && (
        <Button onClick={onTakeTheirs} className="mt-2">
          {t('clients.takeTheirs')}
        </Button>
      )}
    </div>
  );
}
