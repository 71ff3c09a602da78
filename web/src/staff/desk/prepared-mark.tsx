import { Check, Circle } from 'lucide-react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/refused.tsx';
import { useChange } from '../kit/forms/use-change.ts';
import { writeShortDay } from './days.ts';
import { DESK_KEY, type DeskRow, markPrepared } from './desk-calls.ts';

/** The mark that a ritual is prepared for its day, which another press takes off, and how its customer gets another day. */
export function PreparedMark({ row }: { row: DeskRow }) {
  const { t } = useI18n();
  const api = useApi();
  const { prepared, begunAt, startDate } = row.ritual;
  const mark = useChange({ send: () => markPrepared(api, row, !prepared), shown: [DESK_KEY] });
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
