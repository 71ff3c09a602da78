import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { isEmail } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { useKeptFocus } from '../../ui/late/use-kept-focus.ts';
import { CheckedForm, SubmitButton } from '../kit/forms/checked-form.tsx';
import { DialogQuestion, FormDialog, useDialogForm } from '../kit/forms/dialogs.tsx';
import { CheckedEmailField } from '../kit/forms/fields.tsx';
import { FormError } from '../kit/forms/refusals.tsx';
import { MEMBERS_KEY, type Member, RoleFields, roleBody } from './role-fields.tsx';

const BLANK = { email: '', role: 'operator', partner: '' };

/** Invites somebody by e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const form = useDialogForm('invite', '', {
    blank: BLANK,
    refreshes: [MEMBERS_KEY],
    done: t('staff.done'),
    save: (api, { values }): Promise<unknown> =>
      api.POST('/api/admin/staff', { body: { email: values.email.trim(), ...roleBody(values) } }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('members.invite')}
      isReady={isEmail(form.values.email)}
      action={t('members.sendInvitation')}
    >
      <CheckedEmailField
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

/** `sessions` signs the member out everywhere, `factors` removes the second factors. */
type Action = 'suspend' | 'restore' | 'sessions' | 'factors';

interface DialogProps {
  member: Member;
  onClose: () => void;
}

/** Changes a member of staff: the role, and, each after a question, the access, the sessions and the second factors. */
export function MemberDialog({ member, onClose }: DialogProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<Action>();
  // Closed before the answer, the dialog would tell nobody of a refusal.
  const isAwaiting = useIsMutating() > 0;
  const actions: Action[] = [member.isSuspended ? 'restore' : 'suspend', 'sessions', 'factors'];
  return (
    <Modal open onClose={() => !isAwaiting && onClose()} title={member.email}>
      <div {...useKeptFocus()} className="outline-none">
        {chosen ? (
          <ActionForm action={chosen} member={member} onBack={() => setChosen(undefined)} onClose={onClose} />
        ) : (
          <div className="flex flex-col gap-4">
            <RoleForm member={member} onClose={onClose} />
            <div className="flex flex-col items-start border-line border-t pt-3">
              {actions.map((action) => (
                <Button key={action} variant="quiet" onClick={() => setChosen(action)}>
                  {t(`members.do.${action}`)}…
                </Button>
              ))}
            </div>
          </div>
        )}
      </div>
    </Modal>
  );
}

function RoleForm({ member: { id, role, partner }, onClose }: DialogProps) {
  const { t } = useI18n();
  const form = useDialogForm('role', id, {
    blank: { role, partner: partner ?? '' },
    refreshes: [MEMBERS_KEY],
    done: t('staff.done'),
    save: (api, { values }): Promise<unknown> =>
      api.PUT('/api/admin/staff/{id}', { params: { path: { id } }, body: roleBody(values) }),
    onSaved: onClose,
  });
  const { values } = form;
  const isSame = values.role === role && (values.role !== 'partner' || values.partner === partner);
  return (
    <CheckedForm form={form} isUnchanged={isSame}>
      <RoleFields form={form} presentPartner={partner} />
      <FormError error={form.error} />
      <SubmitButton isPending={form.isPending} className="self-end">
        {t('members.saveRole')}
      </SubmitButton>
    </CheckedForm>
  );
}

/** Says what an action means, and asks whether to do it. It is drawn anew for each action, so a refusal is shown with the action that it is about. */
function ActionForm({ action, member, onBack, onClose }: DialogProps & { action: Action; onBack: () => void }) {
  const { t } = useI18n();
  const request = { params: { path: { id: member.id } } };
  const send: Record<Action, (api: Api) => Promise<unknown>> = {
    suspend: (api) => api.PUT('/api/admin/staff/{id}/suspension', request),
    restore: (api) => api.DELETE('/api/admin/staff/{id}/suspension', request),
    sessions: (api) => api.DELETE('/api/admin/staff/{id}/sessions', request),
    factors: (api) => api.DELETE('/api/admin/staff/{id}/factors', request),
  };
  const change = useChange({ send: send[action], refreshes: [MEMBERS_KEY], done: t('staff.done'), onDone: onClose });
  return (
    <DialogQuestion form={change} action={t(`members.do.${action}`)} cancel={t('frame.back')} onCancel={onBack}>
      <p>{t(`members.meaning.${action}`, { email: member.email })}</p>
    </DialogQuestion>
  );
}
