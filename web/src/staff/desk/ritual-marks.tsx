import { Check, Circle, Undo2 } from 'lucide-react';
import { dayIn } from '#kernel/day-in.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/refusals.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { OfferedShortcut } from '../kit/page/shortcuts.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { useIsOver } from '../kit/values/use-is-over.ts';
import { writeShortDay } from './days.ts';
import { DESK_KEY, type DeskRow } from './desk-queries.ts';

const RITUAL = '/api/admin/desk/{id}/rituals/{position}';

const pathOf = ({ order, ritual }: DeskRow) => ({ id: order.id, position: ritual.position });

/** The button that marks a ritual as prepared, and takes the mark off again, beside how its customer can get another day. */
export function PreparedMark({ row }: { row: DeskRow }) {
  const { t } = useI18n();
  const { prepared, begunAt, startDate } = row.ritual;
  const params = { path: pathOf(row) };
  const mark = useChange({
    send: (api): Promise<unknown> =>
      prepared ? api.DELETE(`${RITUAL}/prepared`, { params }) : api.PUT(`${RITUAL}/prepared`, { params }),
    refreshes: [DESK_KEY],
  });
  if (begunAt || !startDate) return null;
  const Icon = prepared ? Check : Circle;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-4">
      <Button aria-pressed={prepared} isBusy={mark.isPending} onClick={() => mark.send()}>
        <Icon size={18} aria-hidden="true" />
        {t('staffDesk.prepared')}
      </Button>
      <DayChange row={row} />
      <Refused error={mark.error} className="w-full" />
    </div>
  );
}

/** How the customer can get another day, and the day that they wish for. */
function DayChange({ row: { ritual } }: { row: DeskRow }) {
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

/** On how many of its days a ritual was performed, and the button that ticks the shown day, or takes the tick away. */
export function DayTick({ row, day }: { row: DeskRow; day: string | undefined }) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  const { ticked, tickedDays, days, begunAt } = row.ritual;
  const tick = useChange({
    send: (api, dayToTick: string): Promise<unknown> => {
      const params = { path: { ...pathOf(row), day: dayToTick } };
      return ticked ? api.DELETE(`${RITUAL}/days/{day}`, { params }) : api.PUT(`${RITUAL}/days/{day}`, { params });
    },
    refreshes: [DESK_KEY],
  });
  if (!begunAt) return null;
  const canTick = day !== undefined && isDayOf(row, day) && day <= dayIn(new Date(), timeZone);
  const Icon = ticked ? Check : Circle;
  const press = (dayToTick: string) => !tick.isPending && tick.send(dayToTick);
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

/** Is the ritual performed on this day? `endDate` is the day after its last, on which the desk still shows it, only to be ended. */
function isDayOf({ order, ritual: { startDate, endDate } }: DeskRow, day: string): boolean {
  const isOpen = order.status === 'processing' || order.status === 'ready';
  return isOpen && startDate !== null && endDate !== null && startDate <= day && day < endDate;
}

/** The button that takes the last step of a ritual back, for the short time before the customer gets a letter about it. */
export function UndoStep({ row }: { row: DeskRow }) {
  const { t } = useI18n();
  const { undoUntil, performedAt } = row.ritual;
  const isOver = useIsOver(undoUntil);
  const params = { path: pathOf(row) };
  const undo = useChange({
    send: (api): Promise<unknown> =>
      performedAt ? api.DELETE(`${RITUAL}/complete`, { params }) : api.DELETE(`${RITUAL}/begin`, { params }),
    refreshes: [DESK_KEY],
  });
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
