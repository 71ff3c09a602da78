import type { components } from '#contract';
import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { dayIn } from '#kernel/day-in.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/record-draft.ts';
import { Field } from '../../ui/late/field.tsx';
import { RecordForm, useRecordMemory } from '../kit/forms/record-form.tsx';
import { useTagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { languageName } from '../kit/values/language-name.ts';

type Wire = components['schemas'];
export type ClosedDaysEntry = Wire['EditedClosedDays']['items'][number];

/** An entry as it is sent. */
export const writtenOf = ({ planned: _, ...entry }: ClosedDaysEntry): Wire['ClosedDaysInput'] => entry;

const PLACE = '/api/admin/settings/closed-days';
/** How many rituals are planned to begin on some days. */
export const PLANNED = '/api/admin/settings/closed-days/planned';

/** The closed days with what is planned on them, and the ETag that a change asks for. */
export const useEditedClosedDays = () => useTagged(PLACE);

/** How the whole list is stored as a change of the list that was read. When somebody else was faster, the newest list is read again. */
export function useClosedDaysSetup() {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('settings.saved'),
    shown: [[PLACE], [PLANNED], ['/api/closed-days']],
    store: (etag: string, items: Wire['ClosedDaysInput'][]) =>
      dataOf(api.PUT(PLACE, { params: { header: { 'If-Match': etag } }, body: { items } })),
  };
}

type Values = components['schemas']['ClosedDaysInput'];
const REASONS = fieldsOf('reason');
const EMPTY = Object.fromEntries(['from', 'to', ...REASONS].map((field) => [field, ''])) as Values;
const BEGUN = { version: '', values: EMPTY };

interface CloseDaysFormProps {
  readonly opened: { readonly items: readonly ClosedDaysEntry[]; readonly etag: string };
}

/** Closes a day or several. What was typed stays when somebody else has changed the list meanwhile, which is then read anew. */
export function CloseDaysForm({ opened }: CloseDaysFormProps) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  const setup = useClosedDaysSetup();
  const form = useRecordForm({
    ...useRecordMemory<Values>(settingsDraft, 'closed-days', EMPTY),
    ...setup,
    saved: BEGUN,
    open: () => BEGUN,
    under: `/items/${opened.items.length}`,
    save: (_, { values }) => setup.store(opened.etag, [...opened.items.map(writtenOf), { ...values, to: lastOf(values) }]),
  });
  const { values, field, errors } = form;
  const to = lastOf(values);
  const isBackwards = values.from !== '' && to < values.from;
  const today = dayIn(new Date(), timeZone);
  return (
    <Card title={t('settings.closeDays')}>
      <RecordForm form={form} isReady={!isBackwards} isUnchanged={false} action={t('settings.close')} variant="soft">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...field('from')} type="date" label={t('settings.from')} min={today} required />
          <Field
            {...field('to')}
            type="date"
            label={t('settings.to')}
            hint={t('settings.toHint')}
            min={values.from || today}
            error={isBackwards ? t('settings.backwards') : errors.to}
          />
        </div>
        {LANGUAGES.map((one) => (
          <Field
            key={one}
            {...field(fieldName('reason', one))}
            lang={one}
            label={t('settings.reason', { language: languageName(one, language) })}
            hint={t('settings.reasonHint')}
            required
            maxLength={160}
          />
        ))}
        {values.from !== '' && !isBackwards && <Planned from={values.from} to={to} />}
      </RecordForm>
    </Card>
  );
}

/** The last of the days that are closed: the first, unless another is given. */
const lastOf = ({ from, to }: Values) => to || from;

/** How many rituals are planned on the days that are about to be closed. */
function Planned({ from, to }: { from: string; to: string }) {
  const { t } = useI18n();
  const { data } = useAnswer(PLANNED, { query: { from, to } });
  if (!data) return null;
  return (
    <p role="status" className={data.planned > 0 ? 'rounded-card bg-gold-soft px-4 py-3 text-gold-ink' : 'text-muted'}>
      {data.planned > 0 ? t('settings.plannedStay', { count: data.planned }) : t('settings.nonePlanned')}
    </p>
  );
}
