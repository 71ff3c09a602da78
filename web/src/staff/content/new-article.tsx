import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { languageName } from '../kit/language-name.ts';
import { usePanel } from '../kit/panel.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { beginArticle } from './article-desk.ts';

/** What an address of an article may be. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Names = Omit<Parameters<typeof beginArticle>[1], 'id'>;

const noNames = () => Object.fromEntries(LANGUAGES.map((one) => [fieldName('name', one), ''])) as Names;

/** Begins an article: its titles, and the address that it keeps. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const { t, language } = useI18n();
  const { to } = usePanel();
  const api = useApi();
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const [names, setNames] = useState(noNames);
  const begin = useMutation({
    mutationFn: () => beginArticle(api, { id, ...names }),
    onSuccess: () => navigate(to(`/content/articles/${id}`)),
  });
  const canBegin = id.length > 1 && SLUG.test(id);
  return (
    <Modal open onClose={onClose} title={t('content.newArticle')} closeLabel={t('frame.close')}>
      <CheckedForm className="flex flex-col gap-4" isReady={canBegin} isPending={begin.isPending} onSend={() => begin.mutate()}>
        {LANGUAGES.map((one) => (
          <Field
            key={one}
            lang={one}
            maxLength={120}
            label={t('content.inLanguage', { part: t('content.name'), language: languageName(one, language) })}
            value={names[fieldName('name', one)]}
            onChange={({ currentTarget: { value } }) => setNames((all) => ({ ...all, [fieldName('name', one)]: value }))}
          />
        ))}
        <Field
          label={t('content.slug')}
          hint={t('content.slugText')}
          required
          maxLength={60}
          autoComplete="off"
          value={id}
          onChange={({ currentTarget: { value } }) => setId(value.trim().toLowerCase())}
          error={id !== '' && !canBegin ? t('content.slugWrong') : begin.error?.message}
        />
        <SubmitButton isPending={begin.isPending} className="self-end">
          {t('content.begin')}
        </SubmitButton>
      </CheckedForm>
    </Modal>
  );
}
