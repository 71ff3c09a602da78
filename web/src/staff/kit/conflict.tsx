import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';

export interface ConflictProps {
  /** What has happened; the typed text is still there. */
  text: string;
  /** The names of what differs. */
  fields?: readonly string[];
  onMine: () => Promise<void>;
  onTheirs: () => Promise<void>;
}

/** Somebody else was faster: whose text stays is chosen by the person who types. */
export function Conflict({ text, fields = [], onMine, onTheirs }: ConflictProps) {
  const { t } = useI18n();
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink text-sm">
      <p>{text}</p>
      {fields.length > 0 && <p>{t('staff.differing', { fields: fields.join(', ') })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void onMine()}>{t('staff.keepMine')}</Button>
        <Button variant="quiet" onClick={() => void onTheirs()}>
          {t('staff.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
