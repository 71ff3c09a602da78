import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { useGo, usePanel } from '../kit/page/panel.tsx';
import { personKey } from '../kit/values/person.tsx';
import { writeShortDay } from './days.ts';
import { DESK_KEY, type DeskRow } from './desk-queries.ts';
import { keepAndSend } from './rite/send-notes.ts';
import { hasContradictedBirth, lacksBirth, useRitualWords } from './ritual-words.tsx';

/** The two steps of a ritual: it begins, and it is performed to its end. */
export type Step = 'begin' | 'complete';

/** A step that somebody is about to take. */
export interface ChosenStep {
  /** The ritual as it stood when the dialog opened: a refetch behind the dialog must not hide that it has got another day. */
  row: DeskRow;
  step: Step;
}

/** The dialog that begins a ritual or ends it: first it says which and for whom, then what will happen. */
export function StepDialog({ row, step, onClose }: ChosenStep & { onClose: () => void }) {
  const { t } = useI18n();
  const go = useGo();
  const { member } = usePanel();
  // The step is a note on the device, which survives a lost connection; `part` and `ahutis` are for the notes of a rite's parts.
  const take = useChange({
    // The shop refuses a beginning when the ritual has got another first day since it was read.
    send: (api) =>
      keepAndSend(api, {
        note: crypto.randomUUID(),
        by: member.id,
        order: row.order.id,
        position: row.ritual.position,
        kind: step === 'begin' ? 'begin' : 'end',
        part: '',
        ahutis: null,
        startDate: row.ritual.startDate,
        at: new Date().toISOString(),
      }),
    // Also after a refusal, which means that the page is out of date.
    refreshes: [DESK_KEY],
    failed: t('staff.failed'),
    showsError: true,
    done: t(step === 'begin' ? 'staffDesk.begunNow' : 'staffDesk.performedNow'),
    // `isSent` is false where the device keeps the step until there is a connection.
    onDone: (isSent) => {
      onClose();
      // By its beginning it gets a day, so it is no longer among the rituals without one.
      if (isSent && step === 'begin' && !row.ritual.startDate) void go(`/desk/${row.key}`, { replace: true });
    },
  });
  return (
    <TwoStepDialog
      form={take}
      onClose={onClose}
      title={t(step === 'begin' ? 'staff.beginRitual' : 'staffDesk.completeTitle')}
      choose={<RitualInQuestion row={row} step={step} />}
      review={<Consequences row={row} step={step} />}
      confirmLabel={t(step === 'begin' ? 'staffDesk.beginNow' : 'staffDesk.completeNow')}
    />
  );
}

function RitualInQuestion({ row, step }: { row: DeskRow; step: Step }) {
  const { t, language } = useI18n();
  const words = useRitualWords(row);
  const warnings = useWarnings(row, step);
  return (
    <>
      <p>
        <strong className="block">{words.name}</strong>
        <span className="text-muted">
          {words.day} · {t('staffDesk.order')} {orderNumber(row.order.number, language)}
        </span>
      </p>
      <ul className="font-heading text-xl">
        {row.order.people.map((person, place, all) => (
          <li key={personKey(person, place, all)} className="wrap-anywhere">
            <bdi>{person.readAs || person.name}</bdi>
          </li>
        ))}
      </ul>
      {warnings.map((warning) => (
        <p key={warning} className="rounded-field bg-gold-soft px-4 py-3 text-gold-ink text-sm">
          {warning}
        </p>
      ))}
    </>
  );
}

/** What the person may have overlooked. */
function useWarnings({ order, ritual: { startDate, endDate } }: DeskRow, step: Step): string[] {
  const { t, language } = useI18n();
  const today = dayIn(new Date(), usePanel().timeZone);
  const warnings: string[] = [];
  if (step === 'complete') {
    // `endDate` is the day after the last, on which nothing is missing any more.
    const lastDay = endDate && addDays(endDate as CalendarDate, -1);
    if (lastDay && lastDay > today) warnings.push(t('staffDesk.unfinished', { day: writeShortDay(lastDay, language) }));
    return warnings;
  }
  if (order.allGoesBack) warnings.push(t('staffDesk.goesBack'));
  if (startDate !== null && startDate > today) {
    warnings.push(t('staffDesk.early', { day: writeShortDay(startDate, language) }));
  }
  if (lacksBirth(order)) warnings.push(t('staff.birthMissing'));
  if (hasContradictedBirth(order)) warnings.push(t('staff.birthContradicted'));
  return warnings;
}

function Consequences({ row: { order, ritual }, step }: { row: DeskRow; step: Step }) {
  const { t } = useI18n();
  const isFirstOfOrder = order.status === 'paid';
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {step === 'begin' && <li>{t(isFirstOfOrder ? 'staffDesk.willProcess' : 'staffDesk.willStay')}</li>}
      {step === 'begin' && !ritual.startDate && <li>{t('staffDesk.willDate')}</li>}
      {step === 'complete' && <li>{t('staffDesk.willReady')}</li>}
      {step === 'complete' && <li>{t('staffDesk.willReport')}</li>}
    </ul>
  );
}
