import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BRAND } from '#words/brand.ts';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { ItemEmblem } from '../kit/values/item-emblem.tsx';
import { writeTime } from '../kit/values/money-and-time.tsx';
import { PersonFacts, personKey } from '../kit/values/person.tsx';
import type { DeskRow } from './desk-queries.ts';
import { ReadName } from './read-name.tsx';
import { GoesBack, useRitualWords } from './ritual-words.tsx';

interface DeskSheetProps {
  title: string;
  /** The day, YYYY-MM-DD. */
  day: string;
  rows: readonly DeskRow[];
  /** The day has more orders than are shown. */
  isCut: boolean;
}

/** The rituals of a day on paper: black on white, with names to be read at arm's length and a box to tick. Only a printer shows it. */
export function DeskSheet({ title, day, rows, isCut }: DeskSheetProps) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  const printedAt = usePrintedAt();
  if (rows.length === 0) return null;
  return (
    <article className="desk-sheet hidden text-sm print:block" lang={language}>
      <header className="flex items-center gap-4 border-b-2 pb-4">
        <Emblem name="flame" className="size-12" />
        <p className="grow">
          <span className="block font-heading text-[2rem] leading-tight">{t('staff.desk')}</span>
          {BRAND[language]}
        </p>
        <p className="text-right">
          <span className="block font-heading font-semibold text-xl lining-nums">{title}</span>
          {writeTime(day, 'day', language, 'UTC')} · {t('staffDesk.count', { count: rows.length })}
        </p>
      </header>
      {isCut && <p className="py-2 font-bold">{t('staffDesk.cut')}</p>}
      <ul>
        {rows.map((row) => (
          <SheetRitual key={row.key} row={row} />
        ))}
      </ul>
      <footer className="break-inside-avoid pt-4 text-xs">
        {t('staffDesk.printed', { at: writeTime(printedAt.toISOString(), 'moment', language, timeZone) })}
      </footer>
    </article>
  );
}

/** When the page is printed: a desk that stands open all morning may be drawn long before. */
function usePrintedAt(): Date {
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    // The browser takes the page as it is once this has run.
    const note = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return at;
}

/** The fewest people who stand in two columns. */
const MANY = 4;

function SheetRitual({ row }: { row: DeskRow }) {
  const { t, language } = useI18n();
  const words = useRitualWords(row);
  const { people, wishes, instructions } = row.order;
  return (
    <li className="grid break-inside-avoid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 border-b py-4">
      <div className="flex flex-col items-center gap-2 text-center text-xs">
        <ItemEmblem itemId={row.ritual.itemId} className="size-14" />
        <TickBox isTicked={row.ritual.ticked || row.ritual.performedAt !== null} />
        {t('staffDesk.performed')}
      </div>
      <div className="table w-full table-fixed">
        {/* A header group, because paper repeats it on each page to which the ritual's people and wishes run on. */}
        <div className="table-header-group break-inside-avoid">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong className="font-heading text-xl">{words.name}</strong>
            <span className="text-xs">
              {words.day} · {t('staffDesk.order')} <strong>{orderNumber(row.order.number, language)}</strong>
            </span>
          </p>
        </div>
        <div className="table-row-group">
          <GoesBack row={row} />
          <ul className={classNames('mt-1', people.length >= MANY && 'columns-2 gap-6')}>
            {people.map((person, place, all) => (
              <li key={personKey(person, place, all)} className="break-inside-avoid pb-2">
                <ReadName person={person} />
                <PersonFacts person={person} />
              </li>
            ))}
          </ul>
          {wishes && <ClientWords title={t('account.planWishes')} text={wishes} />}
          {instructions && <ClientWords title={t('staffDesk.instructions')} text={instructions} />}
        </div>
      </div>
    </li>
  );
}

/** What the client has written. */
function ClientWords({ title, text }: { title: string; text: string }) {
  return (
    <p className="wrap-anywhere break-inside-avoid pt-1">
      {title}{' '}
      <span className="whitespace-pre-line font-heading text-xl italic" dir="auto">
        {text}
      </span>
    </p>
  );
}

function TickBox({ isTicked }: { isTicked: boolean }) {
  return (
    <svg viewBox="0 0 22 22" className="size-5.5" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <rect x="1" y="1" width="20" height="20" rx="4" />
      {isTicked && <path d="m6 11.5 3.5 3.5L16 7.5" strokeWidth="2" />}
    </svg>
  );
}
