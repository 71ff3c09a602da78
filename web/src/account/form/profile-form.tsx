import { FormProvider } from 'react-hook-form';
import type { User } from '../../api/late/current-user.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { pick } from '../../memory/late/merge-record.ts';
import { useFormOver } from '../../page/late/use-form-over.ts';
import { useRefusedFields } from '../../page/late/use-refused-fields.ts';
import { Alert } from '../../ui/late/alert.tsx';
import { formFailureText } from '../failures.ts';
import type { CustomerProfile } from '../queries.ts';
import { SaveButtons } from '../save-buttons.tsx';
import { overtakenText } from './overtaken.ts';
import { AstrologicalSection, PersonalSection, WishesSection } from './profile-sections.tsx';
import { FIELDS, initialValues, type ProfileValues } from './profile-values.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileFormProps {
  user: User;
  onSaved: (values: ProfileValues) => void;
  /**
   * The creation has failed, and there may be a profile all the same, of which this device did not know; or more was typed while it was being
   * saved: then the form goes on over the profile.
   */
  onExists: () => void;
  /** Leaves without saving. A new customer cannot leave: a profile must be created first. */
  onCancel?: (() => void) | undefined;
}

/**
 * The form that creates a profile or changes all of its fields. Typed text survives a reload; what others have stored meanwhile in its place
 * is told before it is saved over.
 */
export function ProfileForm({ user, onSaved, onExists, onCancel }: ProfileFormProps) {
  const words = useI18n();
  const { t } = words;
  const stored = initialValues(user);
  const { form, base, contested, forget, finish } = useFormOver({ place: `${user.id} profile`, stored });
  const done = (values: ProfileValues, profile: CustomerProfile) => {
    if (finish(values, initialValues({ ...user, profile }))) onSaved(values);
    // A new profile is there by now.
    else onExists();
  };
  const save = useSaveProfile(user, done, onExists);
  useRefusedFields(form, save.error);
  const isNew = !user.profile;
  const overtaken = !isNew && overtakenText(FIELDS, { ...stored, ...pick(form.watch(), contested) }, stored, words);
  const failure = save.error && formFailureText(save.error, t('account.profileNotSaved'), t);
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate({ values, base: base.current });
  });
  const cancel = () => {
    forget();
    onCancel?.();
  };
  return (
    <section
      aria-labelledby="profile-form"
      className="rounded-card border border-line bg-surface px-5 py-6 shadow-card md:px-8 md:py-8"
    >
      <h2 id="profile-form" className="text-section">
        {t(isNew ? 'account.createProfile' : 'account.editProfile')}
      </h2>
      <p className="mt-1 text-muted">{t('account.profileIntro')}</p>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate className="mt-2">
          <PersonalSection user={user} />
          <AstrologicalSection user={user} />
          <WishesSection />
          <Alert className="mb-4">{failure}</Alert>
          <p role="status" className="mb-4 text-danger text-sm empty:hidden">
            {overtaken}
          </p>
          <SaveButtons
            label={t(isNew ? 'account.createProfile' : 'account.updateProfile')}
            isSaving={save.isPending}
            onCancel={onCancel && cancel}
          />
        </form>
      </FormProvider>
    </section>
  );
}
