import { useNavigate } from 'react-router-dom';
import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useDialogDraft } from '../kit/forms/use-dialog-draft.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { usePanel } from '../kit/page/panel.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { beginArticle } from './article-kind.ts';

/** What an address of an article may be. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (id: string) => id.length > 1 && SLUG.test(id);

type NewArticle = Parameters<typeof beginArticle>[1];

const BLANK = Object.fromEntries(['id', ...fieldsOf('name')].map((field) => [field, ''])) as NewArticle;

/** Begins an article: its titles, and the address that it keeps. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const { t, language } = useI18n();
  const { to } = usePanel();
  const api = useApi();
  const navigate = useNavigate();
  const form = useRecordForm({
    ...useDialogDraft('new article', '', BLANK),
    save: ({ values }) => beginArticle(api, values),
    onSaved: ({ id: begun }) => navigate(to(`/content/articles/${begun}`)),
  });
  const { id } = form.values;
  const canBegin = isSlug(id);
  return (
    <FormDialog form={form} onClose={onClose} title={t('content.newArticle')} isReady={canBegin} action={t('content.begin')}>
      {LANGUAGES.map((one) => (
        <Field
          key={one}
          {...form.field(fieldName('name', one))}
          lang={one}
          maxLength={120}
          label={t('content.inLanguage', { part: t('content.name'), language: languageName(one, language) })}
        />
      ))}
      <Field
        {...form.field('id')}
        label={t('content.slug')}
        hint={t('content.slugText')}
        required
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => form.set({ id: value.trim().toLowerCase() })}
        error={id !== '' && !canBegin ? t('content.slugWrong') : form.errors.id}
      />
    </FormDialog>
  );
}
