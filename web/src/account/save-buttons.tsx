import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';

interface SaveButtonsProps {
  /** Words of the button that saves. */
  label: string;
  isSaving: boolean;
  /** Id of the form, where the buttons stand outside of it. */
  form?: string;
  /** Called by the button that leaves without saving, which is shown only when this is given. */
  onCancel: (() => void) | undefined;
}

/** The buttons below a form of the account. */
export function SaveButtons({ label, isSaving, form, onCancel }: SaveButtonsProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" type="submit" form={form} isBusy={isSaving}>
        {isSaving ? t('account.saving') : label}
      </Button>
      {onCancel && (
        <Button variant="quiet" isBusy={isSaving} onClick={onCancel} className="min-h-13">
          {t('account.cancel')}
        </Button>
      )}
    </div>
  );
}
