import { Undo2 } from 'lucide-react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/refused.tsx';
import { useChange } from '../kit/forms/use-change.ts';
import { Time } from '../kit/values/time.tsx';
import { useIsOver } from '../kit/values/use-is-over.ts';
import { DESK_KEY, type DeskRow, undoStep } from './desk-calls.ts';

/** Takes the last step of a ritual back, while that is possible: until then the customer has no letter about it. */
export function UndoStep({ row }: { row: DeskRow }) {
  const { t } = useI18n();
  const api = useApi();
  const { undoUntil, performedAt } = row.ritual;
  const isOver = useIsOver(undoUntil);
  const undo = useChange({ send: () => undoStep(api, row, performedAt ? 'complete' : 'begin'), shown: [DESK_KEY] });
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
