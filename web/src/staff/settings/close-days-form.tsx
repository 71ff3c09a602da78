import { dayIn } from '#kernel/day-in.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { BilingualFields, emptyText } from '../kit/forms/bilingual-fields.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { withEntry } from '../kit/forms/with-entry.ts';
import { Card, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { type ClosedDaysEntry, type ClosedDaysInput, inputOf, PLANNED, useClosedDaysSetup } from './closed-days-queries.ts';

const EMPTY: ClosedDaysInput = { from: '', to: '', ...emptyText('reason') };
const NEW = { version: '', values: EMPTY };

interface CloseDaysFormProps {
  readonly opened: { readonly items: readonly ClosedDaysEntry[]; readonly etag: string };
}

/** The form that closes a day or several. What is typed stays when somebody else has changed the list, which is then read again. */
export function CloseDaysForm({ opened }: CloseDaysFormProps) {
  const { t } = useI18n();
  const { timeZone } = usePanel();
  const setup = useClosedDaysSetup();
  const form = useRecordForm({
    ...setup,
    about: 'closed-days',
    // New days have no version of their own: each save goes with that of the list as it was read last.
    saved: NEW,
    toSaved: () => NEW,
    // The new days are sent as the last of the list, so the shop's mistakes about them point there.
    under: `/items/${opened.items.length}`,
    save: (_, { values }) => {
      const added = { ...values, to: lastDayOf(values) };
      return setup.store(opened.etag, withEntry(opened.items.map(inputOf), opened.items.length, added));
    },
  });
  const { values, field, errors } = form;
  const to = lastDayOf(values);
  const isBackwards = values.from !== '' && to < values.from;
  const today = dayIn(new Date(), timeZone);
  return (
    <Card title={t('settings.closeDays')}>
      {/* Never unchanged: a press while nothing is typed says which field is lacking, not that nothing has changed. */}
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
        <BilingualFields
          form={form}
          name="reason"
          labelOf={(language) => t('settings.reason', { language })}
          hint={t('settings.reasonHint')}
          required
          maxLength={160}
        />
        {values.from !== '' && !isBackwards && <Planned from={values.from} to={to} />}
      </RecordForm>
    </Card>
  );
}

/** The last of the closed days; without one the first day alone is closed. */
const lastDayOf = ({ from, to }: ClosedDaysInput) => to || from;

/** How many rituals are planned on the days that are about to be closed. */
function Planned({ from, to }: { from: string; to: string }) {
  const { t } = useI18n();
  const planned = useAnswer(PLANNED, { query: { from, to } });
  const { data } = planned;
  if (!data) return planned.error && <QueryError query={planned} />;
  return (
    <p role="status" className={data.planned > 0 ? 'rounded-card bg-gold-soft px-4 py-3 text-gold-ink' : 'text-muted'}>
      {data.planned > 0 ? t('settings.plannedStay', { count: data.planned }) : t('settings.nonePlanned')}
    </p>
  );
}
