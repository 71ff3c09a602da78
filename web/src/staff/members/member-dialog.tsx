import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { CheckedForm } from '../kit/forms/checked-form.tsx';
import { DialogForm } from '../kit/forms/form-dialog.tsx';
import { FormError } from '../kit/forms/form-error.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useChange } from '../kit/forms/use-change.ts';
import { useDialogDraft } from '../kit/forms/use-dialog-draft.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { MEMBERS_KEY, type Member } from './members.ts';
import { isComplete, postBody, RoleFields } from './role-fields.tsx';

type Action = 'suspend' | 'restore' | 'sessions' | 'factors';

interface DialogProps {
  member: Member;
  onClose: () => void;
}

/** Changes a member of staff: the role, and what can be taken away and given back. */
export function MemberDialog({ member, onClose }: DialogProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<Action>();
  const actions: Action[] = [member.isSuspended ? 'restore' : 'suspend', 'sessions', 'factors'];
  return (
    <Modal open onClose={onClose} title={member.email}>
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
    </Modal>
  );
}

function RoleForm({ member: { id, role, partner }, onClose }: DialogProps) {
  const { t } = useI18n();
  const api = useApi();
  const form = useRecordForm({
    ...useDialogDraft('role', id, { role, partner: partner ?? '' }),
    shown: [MEMBERS_KEY],
    done: t('staff.done'),
    save: ({ values }): Promise<unknown> =>
      api.PUT('/api/admin/staff/{id}', { params: { path: { id } }, body: postBody(values) }),
    onSaved: onClose,
  });
  const { values, isPending, error } = form;
  const isSame = values.role === role && (values.role !== 'partner' || values.partner === partner);
  return (
    <CheckedForm
      className="flex flex-col gap-4"
      isReady={isComplete(values)}
      isUnchanged={isSame}
      isPending={isPending}
      refusal={error}
      onSend={form.send}
    >
      <RoleFields form={form} served={partner} />
      <FormError error={error} />
      <SubmitButton isPending={isPending} className="self-end">
        {t('members.saveRole')}
      </SubmitButton>
    </CheckedForm>
  );
}

/** Drawn anew for each action: a refusal belongs to the action that was refused. */
function ActionForm({ action, member, onBack, onClose }: DialogProps & { action: Action; onBack: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  const path = { params: { path: { id: member.id } } };
  const send: Record<Action, () => Promise<unknown>> = {
    suspend: () => api.PUT('/api/admin/staff/{id}/suspension', path),
    restore: () => api.DELETE('/api/admin/staff/{id}/suspension', path),
    sessions: () => api.DELETE('/api/admin/staff/{id}/sessions', path),
    factors: () => api.DELETE('/api/admin/staff/{id}/factors', path),
  };
  const change = useChange({ send: send[action], shown: [MEMBERS_KEY], done: t('staff.done'), onDone: onClose });
  return (
    <DialogForm form={change} action={t(`members.do.${action}`)} cancel={t('frame.back')} onCancel={onBack}>
      <p>{t(`members.meaning.${action}`, { email: member.email })}</p>
    </DialogForm>
  );
}
