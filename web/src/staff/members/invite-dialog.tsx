import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { isEmail } from '../../ui/late/field.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { LeftEmailField } from '../kit/forms/left-email-field.tsx';
import { useDialogDraft } from '../kit/forms/use-dialog-draft.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { MEMBERS_KEY } from './members.ts';
import { isComplete, postBody, RoleFields } from './role-fields.tsx';

const BLANK = { email: '', role: 'operator', partner: '' };

/** Invites somebody by e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  const form = useRecordForm({
    ...useDialogDraft('invite', '', BLANK),
    shown: [MEMBERS_KEY],
    done: t('staff.done'),
    save: ({ values: { email, ...post } }): Promise<unknown> =>
      api.POST('/api/admin/staff', { body: { email: email.trim(), ...postBody(post) } }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('members.invite')}
      isReady={isEmail(form.values.email) && isComplete(form.values)}
      action={t('members.sendInvitation')}
    >
      <LeftEmailField
        {...form.field('email')}
        label={t('frame.email')}
        hint={t('members.emailHint')}
        autoComplete="off"
        required
      />
      <RoleFields form={form} />
    </FormDialog>
  );
}
