import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { dateWords } from '#kernel/time-there.ts';
import { textIn } from '../../api/bilingual.ts';
import { useApi } from '../../api/provider.tsx';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { formatDayWithWeekday } from '../../i18n/late/day-with-weekday.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayField } from '../kit/lists/filters.tsx';
import { readDay } from '../kit/lists/use-list-address.ts';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { PlaceLink, useGo } from '../kit/page/panel.tsx';
import { OfferedShortcut } from '../kit/page/shortcuts.ts';
import { ArrowLink } from './arrow-link.tsx';
import { type ShownDay, useShownDay, weekOf, writeMonth } from './days.ts';
import { dayQuery } from './desk-queries.ts';
import { DeskSheet } from './desk-sheet.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { RitualDesk } from './ritual-desk.tsx';

/** The fonts of the sheet. The screen may not have shown all of their letters, so these are not loaded yet, and a printer would not wait for them. */
const FACES = ['600 29px', '500 18px', 'italic 500 18px'];

/** The page of what is to be performed on a day. */
export function DayDesk() {
  const { t, language } = useI18n();
  const shownDay = useShownDay();
  const { day, today } = shownDay;
  const query = useQuery(dayQuery(useApi(), day));
  const title = formatDayWithWeekday(day, language);
  const rows = query.data?.rows ?? [];
  // A phone shows an opened ritual alone, with its names as high up as possible.
  const isRitualOpened = useParams().order !== undefined;
  return (
    <>
      <div className="print:hidden">
        <DeskTabs isRitualOpened={isRitualOpened} />
        <PanelHeading
          title={title}
          text={t(wordOfDay(day, today))}
          actions={
            rows.length > 0 && (
              <Button className={classNames(isRitualOpened && 'max-lg:hidden')} onClick={() => void printSheet()}>
                <OfferedShortcut label={t('staffDesk.print')} run={() => void printSheet()} />
                <Printer size={18} aria-hidden="true" />
                {t('staffDesk.print')}
              </Button>
            )
          }
        />
        <DayChoice shownDay={shownDay} isRitualOpened={isRitualOpened} />
        {query.data?.closed && (
          <p className="mb-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink text-sm">
            {t('staffDesk.closed', { reason: textIn(query.data.closed, language)('reason') })}
          </p>
        )}
        <RitualDesk
          query={query}
          day={day}
          listPlace={shownDay.placeOf(day)}
          placeOf={shownDay.ritualPlace}
          empty={<Empty title={t('staffDesk.none')} text={t('staffDesk.noneText')} action={<ToUndated />} />}
        />
      </div>
      <DeskSheet title={title} day={day} rows={rows} isCut={query.data?.isCut ?? false} />
    </>
  );
}

/** Prints the page with the fonts that its sheet needs. */
async function printSheet(): Promise<void> {
  const text = document.querySelector('.desk-sheet')?.textContent ?? '';
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-heading');
  // A font that cannot be loaded is replaced by the next one of its family.
  if (family && document.fonts) await Promise.allSettled(FACES.map((face) => document.fonts.load(`${face} ${family}`, text)));
  window.print();
}

function wordOfDay(day: CalendarDate, today: CalendarDate): MessageKey {
  if (day === today) return 'staffDesk.today';
  return day < today ? 'staffDesk.isPast' : 'staffDesk.isAhead';
}

/** The choice of the day: one of its week, the day before or after, or any other. */
function DayChoice({ shownDay: { day, today, placeOf }, isRitualOpened }: { shownDay: ShownDay; isRitualOpened: boolean }) {
  const { t, language } = useI18n();
  const go = useGo();
  return (
    <nav
      aria-label={t('staffDesk.chooseDay')}
      className={classNames('mb-5 flex flex-wrap items-center gap-2', isRitualOpened && 'max-lg:hidden')}
    >
      <div className="flex min-w-0 items-center max-sm:w-full">
        <ArrowLink place={placeOf(addDays(day, -1))} label={t('staffDesk.dayBefore')} direction="back" />
        <ul className="grid grow grid-cols-7 rounded-field border border-line bg-surface">
          {weekOf(day).map((weekDay) => (
            <li key={weekDay}>
              <PlaceLink
                place={placeOf(weekDay)}
                aria-current={weekDay === day ? 'date' : undefined}
                className="flex min-h-12 flex-col items-center justify-center rounded-field text-xs hover:bg-bg aria-[current=date]:bg-soft aria-[current=date]:text-accent sm:min-w-12"
              >
                <span>{dateWords(language).weekdayShort(weekDay)}</span>
                <span className={weekDay === today ? 'font-bold text-accent underline' : 'font-semibold'}>
                  {Number(weekDay.slice(-2))}
                </span>
                <span className="sr-only">{writeMonth(weekDay, language)}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
        <ArrowLink place={placeOf(addDays(day, 1))} label={t('staffDesk.dayAfter')} direction="on" />
      </div>
      {day !== today && (
        <PlaceLink place={placeOf(today)} className={buttonClass('quiet', 'text-sm')}>
          {t('staffDesk.today')}
        </PlaceLink>
      )}
      <DayField
        label={t('staff.day')}
        value={day}
        onChange={(typed) => {
          const chosen = readDay(typed);
          if (chosen) void go(placeOf(chosen));
        }}
      />
    </nav>
  );
}

function ToUndated() {
  const { t } = useI18n();
  return (
    <PlaceLink place="/desk/undated" className={buttonClass('soft', 'mt-2')}>
      {t('staffDesk.toUndated')}
    </PlaceLink>
  );
}
