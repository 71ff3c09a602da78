import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { usePanel } from '../kit/panel.tsx';
import { beginArticle } from './article-calls.ts';
import { languageName } from './languages.ts';

/** What an address of an article may be. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Begins an article: its titles, and the address that it keeps. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const { t, language } = useI18n();
  const { to } = usePanel();
  const api = useApi();
  const navigate = useNavigate();
  const [values, setValues] = useState({ id: '', name: '', name_en: '' });
  const begin = useMutation({
    mutationFn: () => beginArticle(api, values),
    onSuccess: ({ id }) => navigate(to(`/content/articles/${id}`)),
  });
  const canBegin = values.id.length > 1 && SLUG.test(values.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canBegin && !begin.isPending) begin.mutate();
  };
  return (
    <Modal open onClose={onClose} title={t('content.newArticle')} closeLabel={t('frame.close')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {LANGUAGES.map((one) => (
          <Field
            key={one}
            lang={one}
            maxLength={120}
            label={t('content.inLanguage', { part: t('content.name'), language: languageName(one, language) })}
            value={values[fieldName('name', one)]}
            onChange={({ currentTarget: { value } }) => setValues((all) => ({ ...all, [fieldName('name', one)]: value }))}
          />
        ))}
        <Field
          label={t('content.slug')}
          hint={t('content.slugText')}
          required
          maxLength={60}
          autoComplete="off"
          value={values.id}
          onChange={({ currentTarget: { value } }) => setValues((all) => ({ ...all, id: value.trim().toLowerCase() }))}
          error={begin.error?.message}
        />
        <Button type="submit" variant="primary" disabled={!canBegin} aria-disabled={begin.isPending || undefined}>
          {t('content.begin')}
        </Button>
      </form>
    </Modal>
  );
}
