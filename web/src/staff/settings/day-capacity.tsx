import { type Answer, keyOf } from '../../api/late/answer-query.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/record-draft.ts';
import { Field } from '../../ui/late/field.tsx';
import { RecordForm, useRecordMemory } from '../kit/forms/record-form.tsx';
import { type Tagged, tagged, useTagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { Awaited, Card } from '../kit/page/page-parts.tsx';

const PLACE = '/api/admin/settings/day-capacity';

type Capacity = Tagged<Answer<typeof PLACE>>;

/** How many rituals may begin on a day. */
export function DayCapacity() {
  return (
    <Awaited query={useTagged(PLACE)} rows={1}>
      {(opened) => <CapacityForm opened={opened} />}
    </Awaited>
  );
}

const MOST = 1000;
const openCapacity = ({ etag, rituals }: Capacity) => ({ version: etag, values: { rituals: String(rituals) } });

function CapacityForm({ opened }: { opened: Capacity }) {
  const { t } = useI18n();
  const saved = openCapacity(opened);
  const form = useRecordForm({
    ...useRecordMemory(settingsDraft, 'day-capacity', saved.values),
    saved,
    open: openCapacity,
    read: keyOf(PLACE),
    shown: [['/api/full-days']],
    done: t('settings.capacitySaved'),
    check: ({ rituals }): Record<string, string> =>
      /^\d{1,4}$/.test(rituals.trim()) && Number(rituals) <= MOST ? {} : { rituals: t('settings.capacityWrong') },
    save: (api, { version, values }) =>
      tagged(api.PUT(PLACE, { params: { header: { 'If-Match': version } }, body: { rituals: Number(values.rituals) } })),
  });
  return (
    <Card title={t('settings.capacity')}>
      <RecordForm form={form} wordsOf={() => ({ label: t('settings.capacityField') })} action={t('account.save')}>
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
