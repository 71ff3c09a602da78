import { Check, Circle, Undo2 } from 'lucide-react';
import { dayIn } from '#kernel/day-in.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Refused, useChange } from '../kit/forms/use-change.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { OfferedShortcut } from '../kit/page/shortcuts.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { useIsOver } from '../kit/values/use-is-over.ts';
import { writeShortDay } from './days.ts';
import { DESK_KEY, type DeskRow, markPrepared, tickDay, undoStep } from './desk-calls.ts';

/** The mark that a ritual is prepared for its day, which another press takes off, and how its customer gets another day. */
export function PreparedMark({ row }: { row: DeskRow }) {
  const { t } = useI18n();
  const { prepared, begunAt, startDate } = row.ritual;
  const mark = useChange({ send: (api) => markPrepared(api, row, !prepared), shown: [DESK_KEY] });
  if (begunAt || !startDate) return null;
  const Icon = prepared ? Check : Circle;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-4">
      <Button aria-pressed={prepared} isBusy={mark.isPending} onClick={() => mark.send()}>
        <Icon size={18} aria-hidden="true" />
        {t('staffDesk.prepared')}
      </Button>
      <Moving row={row} />
      <Refused error={mark.error} className="w-full" />
    </div>
  );
}

function Moving({ row: { ritual } }: { row: DeskRow }) {
  const { t, language } = useI18n();
  const { moving, wishedDay } = ritual;
  return (
    <p className="min-w-0 grow basis-60 text-muted text-xs">
      {moving.way === 'plan' && moving.until && t('staffDesk.movesUntil', { day: writeShortDay(moving.until, language) })}
      {moving.way === 'ask' && t('staffDesk.movesByAsking')}
      {moving.way === 'none' && t('staffDesk.movesByShop')}
      {wishedDay && (
        <strong className="block text-danger">{t('staffDesk.wishedDay', { day: writeShortDay(wishedDay, language) })}</strong>
      )}
    </p>
  );
}

/** On how many of its days a ritual was performed, and the tick for the shown day, which another press takes away. */
export function DayTick({ row, day }: { row: DeskRow; day: string | undefined }) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  const { ticked, tickedDays, days, begunAt } = row.ritual;
  const tick = useChange({ send: (api, performed: string) => tickDay(api, row, performed, !ticked), shown: [DESK_KEY] });
  if (!begunAt) return null;
  const canTick = day !== undefined && isOwnDay(row, day) && day <= dayIn(new Date(), timeZone);
  const Icon = ticked ? Check : Circle;
  const press = (performed: string) => !tick.isPending && tick.send(performed);
  const label = day === undefined ? '' : t('staffDesk.dayPerformed', { day: writeShortDay(day, language) });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-4">
      {canTick && (
        <Button
          aria-pressed={ticked}
          aria-keyshortcuts="X"
          title={`${label} (X)`}
          isBusy={tick.isPending}
          onClick={() => press(day)}
        >
          <OfferedShortcut code="KeyX" keys="X" label={label} run={() => press(day)} />
          <Icon size={18} aria-hidden="true" />
          {label}
        </Button>
      )}
      <p className="text-muted">{t('staff.ticked', { ticked: tickedDays, days })}</p>
      <Refused error={tick.error} className="w-full" />
    </div>
  );
}

/** The desk also shows a ritual on the day after its last, when it ends: that is no day of it. */
function isOwnDay({ order, ritual: { startDate, endDate } }: DeskRow, day: string): boolean {
  const isOpen = order.status === 'processing' || order.status === 'ready';
  return isOpen && startDate !== null && endDate !== null && startDate <= day && day < endDate;
}

/** Takes the last step of a ritual back, while that is possible: until then the customer has no letter about it. */
export function UndoStep({ row }: { row: DeskRow }) {
  const { t } = useI18n();
  const { undoUntil, performedAt } = row.ritual;
  const isOver = useIsOver(undoUntil);
  const undo = useChange({ send: (api) => undoStep(api, row, performedAt ? 'complete' : 'begin'), shown: [DESK_KEY] });
  return (
    <>
      {undoUntil && !isOver && (
        <Button variant="quiet" isBusy={undo.isPending} onClick={() => undo.send()}>
          <Undo2 size={18} aria-hidden="true" />
          <span>
            {t(performedAt ? 'staffDesk.undoComplete' : 'staffDesk.undoBegin')} <Time at={undoUntil} shape="clock" />
          </span>
        </Button>
      )}
      <Refused error={undo.error} className="w-full" />
    </>
  );
}
