import { type KeyboardEvent, useRef } from 'react';
import { dateWords } from '#kernel/time-there.ts';
import { textIn } from '../../api/bilingual.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { formatDayWithWeekday } from '../../i18n/late/day-with-weekday.ts';
import { localDay } from '../../i18n/late/days.ts';
import { classNames } from '../../ui/class-names.ts';
import { dateByKey, datesOf, weeksOf } from './calendar.ts';
import { DaySign, type DaySort, isShut } from './day-sign.tsx';
import type { JudgedDay } from './queries.ts';

/** A week for the names of weekdays: January 2024 begins on a Monday. */
const ANY_WEEK = datesOf('2024-01').slice(0, 7);

interface WeeksTableProps {
  readonly month: string;
  /** Id of the element that names the table. */
  readonly labelId: string;
  /** The day whose reasons stand below the table. */
  readonly shown: string;
  readonly chosen: string;
  readonly sortOf: (date: string) => DaySort;
  readonly dayOf: (date: string) => JudgedDay | undefined;
  readonly show: (date: string) => void;
  readonly onChoose: (date: string) => void;
}

/** The days of a month. The table is one tab stop, and arrow keys move through it. */
export function WeeksTable({ month, labelId, shown, chosen, sortOf, dayOf, show, onChoose }: WeeksTableProps) {
  const { language } = useI18n();
  const words = dateWords(language);
  /** True from a key that moves to another day until that day's cell is drawn and takes the focus. */
  const isMoving = useRef(false);
  const moveByKey = (event: KeyboardEvent) => {
    // With another key they are the browser's own, as Alt and Left are for the way back.
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dateByKey(shown, event.key);
    if (!next) return;
    event.preventDefault();
    isMoving.current = true;
    show(next);
  };
  const takeFocus = (cell: HTMLButtonElement | null) => {
    if (!cell || !isMoving.current) return;
    isMoving.current = false;
    cell.focus();
  };
  return (
    <table aria-labelledby={labelId} className="w-full table-fixed border-separate border-spacing-1">
      <thead>
        <tr>
          {ANY_WEEK.map((date) => (
            <th key={date} scope="col" abbr={words.weekday(date)} className="pb-1 font-normal text-muted text-sm">
              {words.weekdayShort(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, weekday) =>
              date ? (
                <Cell
                  key={date}
                  date={date}
                  day={dayOf(date)}
                  sort={sortOf(date)}
                  isShown={date === shown}
                  isChosen={date === chosen}
                  takeFocus={takeFocus}
                  onFocus={() => show(date)}
                  onKeyDown={moveByKey}
                  onChoose={() => onChoose(date)}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday has its place.
                <td key={weekday} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly date: string;
  readonly day: JudgedDay | undefined;
  readonly sort: DaySort;
  readonly isShown: boolean;
  readonly isChosen: boolean;
  /** Called with the button of the shown day, each time it is drawn. */
  readonly takeFocus: (cell: HTMLButtonElement | null) => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: () => void;
}

const LOOKS: Record<DaySort, string> = {
  best: 'border-accent bg-soft font-semibold',
  good: 'border-ok bg-surface',
  neutral: 'border-line bg-bg',
  weak: 'border-line border-dashed bg-bg',
  closed: 'border-line bg-sunk text-muted',
  full: 'border-line bg-sunk text-muted',
  out: 'border-transparent text-muted',
};

function Cell({ date, day, sort, isShown, isChosen, takeFocus, onFocus, onKeyDown, onChoose }: CellProps) {
  const { t, language } = useI18n();
  const reasons = [...(day?.for ?? []), ...(day?.against ?? [])].map((reason) => textIn(reason, language)('text'));
  return (
    <td className="p-0">
      <button
        ref={isShown ? takeFocus : undefined}
        type="button"
        tabIndex={isShown ? 0 : -1}
        aria-describedby={reasons.length > 0 ? `why-${date}` : undefined}
        aria-pressed={isChosen}
        aria-disabled={isShut(sort)}
        aria-current={date === localDay() ? 'date' : undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onChoose}
        className={classNames(
          'relative flex min-h-14 w-full flex-col items-center gap-1 rounded-field border px-1 py-1.5 @lg:min-h-17 @lg:items-stretch @lg:px-2',
          LOOKS[sort],
          isChosen && 'ring-2 ring-accent',
          isShown && !isChosen && 'ring-1 ring-outline',
        )}
      >
        <span className="sr-only">{`${formatDayWithWeekday(date, language)}: `}</span>
        <span aria-hidden="true" className="flex flex-col items-center justify-between gap-0.5 @lg:flex-row">
          <span className={classNames('font-heading text-lg lining-nums leading-tight', sort === 'closed' && 'line-through')}>
            {Number(date.slice('YYYY-MM-'.length))}
          </span>
          <DaySign sort={sort} size={16} />
        </span>
        <span className={sort === 'neutral' || sort === 'out' ? 'sr-only' : 'text-left text-xs leading-tight @max-lg:sr-only'}>
          {t(`calendar.sort.${sort}`)}
        </span>
      </button>
      {reasons.length > 0 && (
        <span id={`why-${date}`} hidden>
          {reasons.join('. ')}
        </span>
      )}
    </td>
  );
}
