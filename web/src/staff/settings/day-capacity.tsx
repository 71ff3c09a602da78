import { type Answer, keyOf } from '../../api/late/answer-query.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { type Tagged, tagged, useTagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { Awaited, Card } from '../kit/page/page-parts.tsx';

const DAY_CAPACITY = '/api/admin/settings/day-capacity';

type Capacity = Tagged<Answer<typeof DAY_CAPACITY>>;

/** How many rituals may begin on a day. */
export function DayCapacity() {
  return (
    <Awaited query={useTagged(DAY_CAPACITY)} rows={1}>
      {(opened) => <CapacityForm opened={opened} />}
    </Awaited>
  );
}

const MOST_RITUALS = 1000;
/** A whole number of as many digits as the largest capacity has. */
const NUMBER = /^\d{1,4}$/;

const savedCapacity = ({ etag, rituals }: Capacity) => ({ version: etag, values: { rituals: String(rituals) } });

function CapacityForm({ opened }: { opened: Capacity }) {
  const { t } = useI18n();
  const form = useRecordForm({
    about: 'day-capacity',
    saved: savedCapacity(opened),
    toSaved: savedCapacity,
    recordKey: keyOf(DAY_CAPACITY),
    refreshes: [['/api/full-days']],
    done: t('settings.capacitySaved'),
    tidy: ({ rituals }) => ({ rituals: NUMBER.test(rituals.trim()) ? `${Number(rituals)}` : rituals }),
    check: ({ rituals }): Record<string, string> =>
      NUMBER.test(rituals.trim()) && Number(rituals) <= MOST_RITUALS ? {} : { rituals: t('settings.capacityWrong') },
    save: (api, { version, values }) =>
      tagged(api.PUT(DAY_CAPACITY, { params: { header: { 'If-Match': version } }, body: { rituals: Number(values.rituals) } })),
  });
  return (
    <Card title={t('settings.capacity')}>
      <RecordForm form={form} wordsOf={() => ({ label: t('settings.capacityField') })} action={t('common.save')}>
        <p className="text-muted">{t('settings.capacityText')}</p>
        <Field
          {...form.field('rituals')}
          label={t('settings.capacityField')}
          hint={t('settings.capacityHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          className="max-w-64"
        />
      </RecordForm>
    </Card>
  );
}
