import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { dayIn } from '#kernel/day-in.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card, Empty, type FallibleQuery, QueryError, SkeletonRows } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { ItemEmblem } from '../kit/values/item-emblem.tsx';
import type { DeskRow, DeskRows } from './desk-queries.ts';
import { WaitingCard } from './rite/waiting-card.tsx';
import { useWaitingNotes, withWaiting } from './rite/waiting-notes.ts';
import { RitualFile } from './ritual-file.tsx';
import { GoesBack, hasContradictedBirth, lacksBirth, RitualState, useRitualWords } from './ritual-words.tsx';
import { type ChosenStep, StepDialog } from './step-dialog.tsx';

interface RitualDeskProps {
  query: FallibleQuery & { data: DeskRows | undefined };
  /** The day that is shown, YYYY-MM-DD; missing for rituals without a day. */
  day?: string;
  /** The address of the list without an opened ritual. */
  listPlace: string;
  /** The address of a ritual, by its key. */
  placeOf: (key: string) => string;
  /** Stands in the place of the list where there are no rituals. */
  empty: ReactNode;
}

/** A list of rituals with the opened ritual beside it; on a phone the opened ritual stands in place of the list. */
export function RitualDesk({ query, day, listPlace, placeOf, empty }: RitualDeskProps) {
  const { t } = useI18n();
  const { order, position } = useParams();
  const { data } = query;
  const { timeZone } = usePanel();
  // A part is noted anew on each day of its ritual.
  const notes = useWaitingNotes().filter(({ kind, at }) => kind !== 'part' || dayIn(new Date(at), timeZone) === day);
  const { pathname, search } = useLocation();
  const place = pathname + search;
  // Its dialog is that of the page on which it was chosen.
  const [chosenStep, setChosenStep] = useState<ChosenStep & { readonly place: string }>();
  if (chosenStep && chosenStep.place !== place) setChosenStep(undefined);
  if (!data) return query.error ? <QueryError query={query} /> : <SkeletonRows />;
  const chosenKey = order === undefined ? undefined : `${order}/${position}`;
  const isChosen = chosenKey !== undefined;
  const rows = data.rows.map((row) => withWaiting(row, notes));
  // Beside the list of a wide page the first ritual is open until another is chosen.
  const opened = isChosen ? rows.find(({ key }) => key === chosenKey) : rows[0];
  const isEmpty = rows.length === 0 && !isChosen;
  return (
    <>
      <QueryError query={query} />
      {/* Both stand also over an empty list: the card sends what waits, and the dialog tells why the ritual that has left the list did not begin. */}
      <WaitingCard rows={rows} />
      {chosenStep && <StepDialog {...chosenStep} onClose={() => setChosenStep(undefined)} />}
      {data.isCut && <p className="mb-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink text-sm">{t('staffDesk.cut')}</p>}
      {isEmpty && !query.error && <Card>{empty}</Card>}
      {!isEmpty && (
        <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className={classNames(isChosen && 'max-lg:hidden')}>
            <RitualList rows={rows} openedKey={opened?.key} placeOf={placeOf} />
          </div>
          <div className={classNames('min-w-0', !isChosen && 'max-lg:hidden')}>
            <PlaceLink place={listPlace} className="mb-2 inline-flex min-h-11 items-center gap-1 text-accent text-sm lg:hidden">
              <ChevronLeft size={16} aria-hidden="true" />
              {t('staff.toRituals')}
            </PlaceLink>
            {opened ? (
              <RitualFile
                key={opened.key}
                row={opened}
                day={day}
                onStep={(step) => setChosenStep({ row: opened, step, place })}
              />
            ) : (
              <Card>
                <Empty title={t('staffDesk.gone')} text={t('staffDesk.goneText')} />
              </Card>
            )}
          </div>
        </div>
      )}
    </>
  );
}

interface RitualListProps {
  rows: readonly DeskRow[];
  openedKey: string | undefined;
  placeOf: (key: string) => string;
}

function RitualList({ rows, openedKey, placeOf }: RitualListProps) {
  const { t } = useI18n();
  const performed = rows.filter(({ ritual }) => ritual.performedAt).length;
  return (
    <Card
      title={t('staffDesk.count', { count: rows.length })}
      aside={performed > 0 && <span className="text-muted text-xs">{t('staffDesk.performedCount', { count: performed })}</span>}
      className="px-2 md:px-2"
    >
      <ul className="flex flex-col gap-1">
        {rows.map((row) => (
          <li key={row.key}>
            <PlaceLink
              place={placeOf(row.key)}
              data-row={row.key}
              aria-current={row.key === openedKey ? 'true' : undefined}
              className="flex items-start gap-3 rounded-field p-2.5 hover:bg-bg lg:aria-[current=true]:bg-soft"
            >
              <ItemEmblem itemId={row.ritual.itemId} className="size-11" />
              <RowText row={row} />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RowText({ row }: { row: DeskRow }) {
  const { t } = useI18n();
  const words = useRitualWords(row);
  const [first, ...others] = row.order.people;
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <strong>{words.name}</strong>
      <span className="wrap-anywhere text-muted text-xs">
        <bdi>{first?.name ?? t('staff.noName')}</bdi>
        {others.length > 0 && ` ${t('staff.andMore', { count: others.length })}`}
        {words.day && ` · ${words.day}`}
      </span>
      <RitualState row={row} />
      <GoesBack row={row} />
      {row.ritual.beginsClosed && <span className="font-medium text-danger text-xs">{t('staffDesk.beginsClosed')}</span>}
      {lacksBirth(row.order) && !row.ritual.performedAt && (
        <span className="font-medium text-danger text-xs">{t('staff.birthMissing')}</span>
      )}
      {hasContradictedBirth(row.order) && !row.ritual.performedAt && (
        <span className="font-medium text-danger text-xs">{t('staff.birthContradicted')}</span>
      )}
    </span>
  );
}
