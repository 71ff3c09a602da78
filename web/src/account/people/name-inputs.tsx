import { useFormContext } from 'react-hook-form';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { isName, type PersonValues } from './person-values.ts';

const loadNamePreview = () => import('./name-preview.tsx');

/** The name of whom a form is about. Browsers fill in the name of who sits before them, so only their own form asks for it. */
export function NameInput({ autoComplete }: { autoComplete: 'name' | 'off' }) {
  const { t } = useI18n();
  const { register, formState } = useFormContext<PersonValues>();
  return (
    <Field
      label={t('people.name')}
      maxLength={160}
      autoComplete={autoComplete}
      required
      error={formState.errors.name && t('people.nameMissing')}
      {...register('name', { validate: isName })}
    />
  );
}

/** How the name is to be read at the fire where that differs, and below it how it will be heard. */
export function ReadAsInput({ className }: { className?: string }) {
  const { t } = useI18n();
  const { register, watch } = useFormContext<PersonValues>();
  return (
    <>
      <Field
        className={className}
        label={t('people.readAs')}
        hint={t('people.readAsHint')}
        maxLength={200}
        autoComplete="off"
        {...register('readAs')}
      />
      <LatePart load={loadNamePreview} props={{ text: watch('readAs').trim() || watch('name') }} />
    </>
  );
}
