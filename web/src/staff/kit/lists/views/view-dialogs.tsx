import { useQueryClient } from '@tanstack/react-query';
import { dataOf } from '../../../../api/client.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { useChange } from '../../../../page/late/use-change.ts';
import { Field } from '../../../../ui/late/field.tsx';
import { CheckboxField } from '../../../../ui/late/field-checkbox.tsx';
import { Conflict } from '../../forms/conflict.tsx';
import { AskDialog, FormDialog, useDialogForm } from '../../forms/dialogs.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { addView, type NewView, paramsOf, type SavedView, VIEW_REFRESHES } from './view-queries.ts';

interface SaveProps extends Pick<NewView, 'list' | 'filters'> {
  readonly mayShare: boolean;
  readonly onClose: () => void;
  readonly onSaved: (view: SavedView) => void;
}

/** Saves the filters and the order of a list under a name. The id of a try is kept with what is typed, so that the same after a lost answer is saved once. */
export function SaveViewDialog({ list, filters, mayShare, onClose, onSaved }: SaveProps) {
  const { t } = useI18n();
  const cache = useQueryClient();
  const form = useDialogForm('new view', list, {
    blank: { name: '', shared: '' },
    refreshes: VIEW_REFRESHES,
    save: (api, { values }, idOf) => {
      const body = { list, name: values.name.trim(), isShared: values.shared !== '', filters };
      return dataOf(api.PUT('/api/admin/views/{id}', { params: { path: { id: idOf(body) } }, body }));
    },
    onSaved: (view) => {
      addView(cache, view);
      onSaved(view);
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} title={t('staff.saveView')} action={t('common.save')}>
      <Field {...form.field('name')} label={t('staff.thingName')} hint={t('staff.viewHint')} maxLength={60} required />
      {mayShare && <CheckboxField {...form.box('shared')} label={t('staff.viewShared')} />}
    </FormDialog>
  );
}

export function RenameViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useI18n();
  const form = useRecordForm({
    about: `rename view ${view.id}`,
    saved: { version: view.version, values: { name: view.name } },
    refreshes: VIEW_REFRESHES,
    save: (api, { version, values: { name } }) =>
      dataOf(api.PUT('/api/admin/views/{id}/name', { params: paramsOf({ ...view, version }), body: { name: name.trim() } })),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} onClose={onClose} title={t('staff.renameView')} isUnchanged={!form.isDirty} action={t('common.save')}>
      {form.newer && <Conflict form={form} error={null} wordsOf={() => ({ label: t('staff.thingName') })} />}
      <Field {...form.field('name')} label={t('staff.thingName')} maxLength={60} required />
    </FormDialog>
  );
}

interface DeleteProps {
  readonly view: SavedView;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteViewDialog({ view, onClose, onDeleted }: DeleteProps) {
  const { t } = useI18n();
  const deletion = useChange({
    refreshes: VIEW_REFRESHES,
    send: (api) => api.DELETE('/api/admin/views/{id}', { params: paramsOf(view) }),
    onDone: onDeleted,
  });
  return (
    <AskDialog
      form={deletion}
      onClose={onClose}
      title={t('staff.deleteViewTitle', { name: view.name })}
      action={t('staff.confirmDeleteView')}
    >
      <p>{t(view.isShared ? 'staff.deleteSharedView' : 'staff.deleteOwnView')}</p>
    </AskDialog>
  );
}
