import { fieldsOf } from '#kernel/bilingual-fields.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useDialogDraft } from '../kit/forms/use-dialog-draft.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { useGo } from '../kit/page/panel.tsx';
import { beginArticle } from './article-kind.ts';
import { isSlug, NewNames, NewSlug } from './new-text-fields.tsx';

type NewArticle = Parameters<typeof beginArticle>[1];

const BLANK = Object.fromEntries(['id', ...fieldsOf('name')].map((field) => [field, ''])) as NewArticle;

/** Begins an article: its titles, and the address that it keeps. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  const go = useGo();
  const form = useRecordForm({
    ...useDialogDraft('new article', '', BLANK),
    save: ({ values }) => beginArticle(api, values),
    onSaved: ({ id }) => go(`/content/articles/${id}`),
  });
  const isReady = isSlug(form.values.id);
  return (
    <FormDialog form={form} onClose={onClose} title={t('content.newArticle')} isReady={isReady} action={t('content.begin')}>
      <NewNames form={form} />
      <NewSlug form={form} label={t('content.slug')} hint={t('content.slugText')} />
    </FormDialog>
  );
}
