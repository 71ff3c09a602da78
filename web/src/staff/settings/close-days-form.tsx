import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { dayIn } from '#kernel/day-in.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/settings-draft.ts';
import { Field } from '../../ui/late/field.tsx';
import { Card } from '../kit/card.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { FormError } from '../kit/form-error.tsx';
import { languageName } from '../kit/language-name.ts';
import { usePanel } from '../kit/panel.tsx';
import { recordMemory } from '../kit/record-memory.ts';
import { SubmitButton } from '../kit/submit-button.tsx';
import { useTyped } from '../kit/use-typed.ts';
import { type ClosedDaysEntry, plannedQuery, useSaveClosedDays, writtenOf } from './closed-days-queries.ts';

type Values = components['schemas']['ClosedDaysInput'];
const REASONS = fieldsOf('reason');
const EMPTY = Object.fromEntries(['from', 'to', ...REASONS].map((field) => [field, ''])) as Values;

interface CloseDaysFormProps {
  readonly opened: { readonly items: readonly ClosedDaysEntry[]; readonly etag: string };
}

/** Closes a day or several. What was typed stays over a reload, and when somebody else has changed the list meanwhile. */
export function CloseDaysForm({ opened }: CloseDaysFormProps) {
  const { t, language } = useI18n();
  const { timeZone, member } = usePanel();
  const place = `${member.id} closed-days`;
  const { values, set, take } = useTyped(place, recordMemory<Values>(settingsDraft, place, EMPTY), {
    version: '',
    values: EMPTY,
  });
  const save = useSaveClosedDays(() => take({ version: '', values: EMPTY }));
  const change = (changed: Partial<Values>) => set((all) => ({ ...all, ...changed }));
  const to = values.to || values.from;
  const isBackwards = values.from !== '' && to < values.from;
  const isReady = values.from !== '' && !isBackwards && REASONS.every((field) => values[field].trim() !== '');
  const send = () => save.mutate({ etag: opened.etag, items: [...opened.items.map(writtenOf), { ...values, to }] });
  const faults = faultsOf(save.error, opened.items.length);
  const today = dayIn(new Date(), timeZone);
  return (
    <Card title={t('settings.closeDays')}>
      <CheckedForm className="flex flex-col gap-4" isReady={isReady} isPending={save.isPending} onSend={send}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            type="date"
            label={t('settings.from')}
            min={today}
            required
            error={faults.from}
            value={values.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <Field
            type="date"
            label={t('settings.to')}
            hint={t('settings.toHint')}
            min={values.from || today}
            error={isBackwards ? t('settings.backwards') : faults.to}
            value={values.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </div>
        {LANGUAGES.map((one) => {
          const field = fieldName('reason', one);
          return (
            <Field
              key={one}
              lang={one}
              label={t('settings.reason', { language: languageName(one, language) })}
              hint={t('settings.reasonHint')}
              required
              maxLength={160}
              error={faults[field]}
              value={values[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          );
        })}
        {values.from !== '' && !isBackwards && <Planned from={values.from} to={to} />}
        <FormError error={save.error} />
        <SubmitButton variant="soft" isPending={save.isPending} className="self-start">
          {t('settings.close')}
        </SubmitButton>
      </CheckedForm>
    </Card>
  );
}

/** How many rituals are planned on the days that are about to be closed. */
function Planned({ from, to }: { from: string; to: string }) {
  const { t } = useI18n();
  const { data } = useQuery(plannedQuery(useApi(), from, to));
  if (!data) return null;
  return (
    <p role="status" className={data.planned > 0 ? 'rounded-card bg-gold-soft px-4 py-3 text-gold-ink' : 'text-muted'}>
      {data.planned > 0 ? t('settings.plannedStay', { count: data.planned }) : t('settings.nonePlanned')}
    </p>
  );
}

/** The server's sentences about the entry at this place of the list, by its fields. */
function faultsOf(error: Error | null, index: number): Partial<Record<string, string>> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const start = `/items/${index}/`;
  return Object.fromEntries(
    errors.flatMap(({ pointer, detail }) => (pointer.startsWith(start) ? [[pointer.slice(start.length), detail]] : [])),
  );
}
