import { CalendarDays } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { FieldFrame } from '../../../ui/late/field-frame.tsx';
import { FIRST_YEAR, LAST_YEAR } from '../day.ts';

/**
 * Leads to a day of any year of the almanac, when the form is sent: a date that is still being typed is no choice. `shown` is the day or the month
 * of the page, YYYY-MM-DD or YYYY-MM; it must be the `key` too, because the field only begins with it.
 */
export function ChooseDate({ city, shown }: { city: string; shown: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const isMonth = shown.length === 'YYYY-MM'.length;
  const [date, setDate] = useState(isMonth ? `${shown}-01` : shown);
  const goToDay = (event: FormEvent) => {
    event.preventDefault();
    if (date && date !== shown) navigate(paths.almanac(city, date));
  };
  return (
    <form onSubmit={goToDay} className="flex items-end">
      <FieldFrame label={t('almanac.date')}>
        {(control) => (
          <input
            {...control}
            type="date"
            required
            min={`${FIRST_YEAR}-01-01`}
            max={`${LAST_YEAR}-12-31`}
            value={date}
            onChange={({ target }) => setDate(target.value)}
            className={`${control.className} max-w-34 sm:max-w-37 rounded-r-none border-r-0 bg-surface px-2.5 text-sm`}
          />
        )}
      </FieldFrame>
      <button
        type="submit"
        aria-label={t('almanac.show')}
        className="inline-flex min-h-12 min-w-11 items-center justify-center rounded-r-field border border-outline bg-soft text-accent transition-colors duration-150 hover:bg-soft-strong"
      >
        <CalendarDays size={18} aria-hidden="true" />
      </button>
    </form>
  );
}
