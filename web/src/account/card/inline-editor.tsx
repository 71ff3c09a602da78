import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { PROFILE_FIELDS, type ProfileField } from '../fields/profile-fields.ts';
import { ProfileInput } from '../fields/profile-input.tsx';
import { asksConsent } from '../form/consent.ts';
import { ConsentLink } from '../privacy/consent-link.tsx';
import type { CustomerProfile } from '../queries.ts';
import { useSaveField } from './use-save-field.ts';

interface InlineEditorProps {
  field: ProfileField;
  profile: CustomerProfile;
  value: string;
  onType: (value: string) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** A field is drawn as one of these three: a ref of this type fits each. */
type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

/** A field of the profile while it is edited: Enter or the check mark saves, Esc or the cross restores the saved value. */
export function InlineEditor({ field, profile, value, onType, onSaved, onCancel }: InlineEditorProps) {
  const { t } = useI18n();
  const control = useRef<Control>(null);
  const [hasAgreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const save = useSaveField(profile, field, onSaved);
  useEffect(() => control.current?.focus(), []);
  const needsConsent = value.trim() !== '' && asksConsent(profile, [field]);
  const submit = () => {
    const fault = PROFILE_FIELDS[field].check?.(value.trim());
    setWrong(fault && t(fault));
    if (fault) return control.current?.focus();
    if (needsConsent && !hasAgreed) return setWrong(t('account.consentNeeded'));
    // Where consent is needed, it was given: the line above saw to it.
    if (!save.isPending) save.mutate({ value: value.trim(), givesConsent: needsConsent });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && !event.shiftKey && event.target === control.current) submit();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside, which bubble up.
    <div className="py-3" onKeyDown={onKeyDown}>
      <div className="flex items-start gap-1">
        <ProfileInput
          ref={control}
          field={field}
          value={value}
          onChange={(typed) => {
            onType(typed);
            setWrong(undefined);
            if (save.failure) save.reset();
          }}
          error={wrong ?? save.failure}
          onlyBestKnown
          className="min-w-0 grow"
        />
        <IconButton label={t('common.save')} onClick={submit} isBusy={save.isPending} className="mt-6.5 text-ok">
          <Check size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('account.cancel')} onClick={onCancel} className="mt-6.5 text-muted">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {needsConsent && (
        <>
          <CheckboxField
            label={t('account.consent')}
            checked={hasAgreed}
            onChange={({ target }) => {
              setAgreed(target.checked);
              setWrong(undefined);
            }}
          />
          <ConsentLink />
        </>
      )}
    </div>
  );
}
