import { Check, Circle } from 'lucide-react';
import { dayIn } from '#kernel/day-in.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/refused.tsx';
import { useChange } from '../kit/forms/use-change.ts';
import { usePanel } from '../kit/page/panel.tsx';
import { OfferedShortcut } from '../kit/page/shortcuts.ts';
import { writeShortDay } from './days.ts';
import { DESK_KEY, type DeskRow, tickDay } from './desk-calls.ts';

/** On how many of its days a ritual was performed, and the tick for the shown day, which another press takes away. */
export function DayTick({ row, day }: { row: DeskRow; day: string | undefined }) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  const api = useApi();
  const { ticked, tickedDays, days, begunAt } = row.ritual;
  const tick = useChange({ send: (performed: string) => tickDay(api, row, performed, !ticked), shown: [DESK_KEY] });
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
