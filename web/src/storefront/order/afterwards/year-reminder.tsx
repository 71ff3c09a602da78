import { useQuery } from '@tanstack/react-query';
import { textIn } from '../../../api/bilingual.ts';
import { useApi } from '../../../api/provider.tsx';
import { formatDateTime, formatDay } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Card } from '../../../ui/late/card.tsx';
import { CheckboxField } from '../../../ui/late/field-checkbox.tsx';
import { Failure } from '../order-repair.tsx';
import { reminderQuery, useWantReminder } from './afterwards-calls.ts';

/** The day of the rituals by the Moon in the next year, and whether the customer wants a letter before it. */
export function YearReminder({ id }: { id: string }) {
  const { t, language } = useI18n();
  const { data: reminder } = useQuery(reminderQuery(useApi(), id));
  const want = useWantReminder(id);
  if (!reminder) return null;
  const { firstDay, tithi, month, added, day, letterOn, wanted, sentAt, mailbox } = reminder;
  const lunarDay = { tithi: textIn(tithi, language)('name'), month: textIn(month, language)('name') };
  return (
    <Card title={t('order.year')} className="flex flex-col gap-2 print:hidden">
      <p>{t('order.yearBegan', { ...lunarDay, day: formatDay(firstDay, language) })}</p>
      <p>
        {t('order.yearNext')} <strong className="whitespace-nowrap">{formatDay(day, language)}</strong>
      </p>
      {/* `added`: the month was a leap month of the Moon, which does not come again next year. */}
      <p className="text-muted text-sm">{t(added ? 'order.yearAdded' : 'order.yearWhy')}</p>
      {sentAt && <p className="text-sm">{t('order.yearSent', { date: formatDateTime(sentAt, language) })}</p>}
      {mailbox ? (
        <CheckboxField
          label={t('order.yearWant', { day: formatDay(letterOn, language) })}
          checked={want.isPending ? want.variables : wanted}
          onChange={({ target }) => want.mutate(target.checked)}
        />
      ) : (
        <p className="text-muted text-sm">{t('order.yearNoMailbox')}</p>
      )}
      <Failure error={want.error} />
    </Card>
  );
}
