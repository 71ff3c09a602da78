import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { isEmail } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { LeftEmailField } from '../kit/left-email-field.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { isComplete, type Post, postBody, RoleFields } from './role-fields.tsx';
import { useChange } from './use-change.ts';

/** Invites somebody by e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  const [email, setEmail] = useState('');
  const [post, setPost] = useState<Post>({ role: 'operator', partner: '' });
  const invite = useChange(() => api.POST('/api/admin/staff', { body: { email: email.trim(), ...postBody(post) } }), onClose);
  const error = invite.error;
  return (
    <Modal open onClose={onClose} title={t('members.invite')} closeLabel={t('frame.close')}>
      <CheckedForm
        className="flex flex-col gap-4"
        isReady={isEmail(email) && isComplete(post)}
        isPending={invite.isPending}
        onSend={() => invite.mutate(undefined)}
      >
        <LeftEmailField
          label={t('frame.email')}
          hint={t('members.emailHint')}
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={error?.message}
        />
        <RoleFields post={post} onChange={setPost} />
        <SubmitButton isPending={invite.isPending} className="self-end">
          {t('members.sendInvitation')}
        </SubmitButton>
      </CheckedForm>
    </Modal>
  );
}
