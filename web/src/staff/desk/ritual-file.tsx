import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { DayAdvice } from '../../storefront/order/day-advice.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { ItemEmblem } from '../kit/values/item-emblem.tsx';
import { PersonFacts, personKey } from '../kit/values/person.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { writeShortDay } from './days.ts';
import type { DeskOrder, DeskPerson, DeskRow } from './desk-queries.ts';
import { ReadAsDialog } from './read-as-dialog.tsx';
import { ReadName } from './read-name.tsx';
import { RiteParts } from './rite/rite-parts.tsx';
import { DayTick, PreparedMark, UndoStep } from './ritual-marks.tsx';
import { GoesBack, RitualState, useRitualWords } from './ritual-words.tsx';
import { WhoConfirmed } from './sankalpa/reading-answer.tsx';
import type { Step } from './step-dialog.tsx';

interface RitualFileProps {
  row: DeskRow;
  /** The day that is shown. */
  day: string | undefined;
  onStep: (step: Step) => void;
}

/** One ritual: for whom it is, with which wishes, its notes and its next step. */
export function RitualFile({ row, day, onStep }: RitualFileProps) {
  const { t } = useI18n();
  const { people, wishes, instructions } = row.order;
  return (
    <Card>
      <RitualHead row={row} />
      <div className="flex flex-col gap-5 border-line border-t py-4">
        <section aria-label={t('staffDesk.names')}>
          <div className="flex items-baseline justify-between gap-3">
            <h3 className={LABEL}>{t('staffDesk.names')}</h3>
            <PlaceLink place={`/desk/sankalpa/${row.key}${day ? `?day=${day}` : ''}`} className="text-link">
              {t('sankalpa.title')}
            </PlaceLink>
          </div>
          {people.length === 0 && <p className="text-danger">{t('staff.noName')}</p>}
          <ul>
            {people.map((person, place, all) => (
              <Person key={personKey(person, place, all)} order={row.order} person={person} />
            ))}
          </ul>
          <WhoConfirmed row={row} day={day} />
        </section>
        {wishes && <ClientWords title={t('account.planWishes')} text={wishes} />}
        {instructions && <ClientWords title={t('staffDesk.instructions')} text={instructions} />}
      </div>
      {row.ritual.advice && (
        <div className="border-line border-t py-4">
          <DayAdvice advice={row.ritual.advice} />
        </div>
      )}
      <PreparedMark row={row} />
      <RiteParts row={row} day={day} />
      <DayTick row={row} day={day} />
      <NextStep row={row} onStep={onStep} />
    </Card>
  );
}

const LABEL = 'mb-1 font-sans font-normal text-muted text-xs';

function RitualHead({ row }: { row: DeskRow }) {
  const { t, language } = useI18n();
  const { can } = usePanel();
  const words = useRitualWords(row);
  const { order, ritual } = row;
  const number = orderNumber(order.number, language);
  return (
    <header className="flex items-start gap-4 pb-4">
      <ItemEmblem itemId={ritual.itemId} className="size-16 max-sm:hidden" />
      <div className="min-w-0 grow">
        <h2 className="text-card">{words.name}</h2>
        <p className="text-muted text-xs">
          {words.day}
          {ritual.endDate && ` · ${t('staffDesk.until', { day: writeShortDay(ritual.endDate, language) })}`}
          {` · ${t('staffDesk.order')} `}
          {can('orders.read') ? (
            <PlaceLink place={`/orders/${order.id}`} className="text-link">
              {number}
            </PlaceLink>
          ) : (
            number
          )}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge status={order.status} />
          <RitualState row={row} />
          <GoesBack row={row} />
        </p>
        {ritual.beginsClosed && <p className="mt-1.5 font-medium text-danger text-xs">{t('staffDesk.beginsClosed')}</p>}
      </div>
    </header>
  );
}

function Person({ order, person }: { order: DeskOrder; person: DeskPerson }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex items-start gap-2 border-line py-3 not-last:border-b">
      <div className="min-w-0 grow">
        <ReadName person={person} />
        {person.relation && (
          <p className="wrap-anywhere text-muted">
            <bdi>{person.relation}</bdi>
          </p>
        )}
        {person.readAs && (
          <p className="wrap-anywhere text-muted">
            {t('staffDesk.asWritten')} <bdi>{person.name}</bdi>
          </p>
        )}
        <PersonFacts person={person} className={person.birthDate && !person.contradicted ? 'text-muted' : 'text-danger'} />
      </div>
      <IconButton label={t('staffDesk.readOf', { name: person.name })} onClick={() => setOpen(true)} className="text-muted">
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      {isOpen && <ReadAsDialog order={order} person={person} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** What the client has written. */
function ClientWords({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h3 className={LABEL}>{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line font-heading text-2xl leading-snug italic" dir="auto">
        {text}
      </p>
    </section>
  );
}

/** The button of the next step, with what it will do, and of a begun ritual the link to its report, which can be drafted before it is performed. */
function NextStep({ row, onStep }: Pick<RitualFileProps, 'row' | 'onStep'>) {
  const { t } = useI18n();
  const { begunAt, performedAt } = row.ritual;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-4 max-md:sticky max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:bg-surface max-md:pb-3">
      {!performedAt && (
        <>
          <Button variant="primary" className="max-sm:w-full" onClick={() => onStep(begunAt ? 'complete' : 'begin')}>
            {t(begunAt ? 'staffDesk.complete' : 'staffDesk.begin')}
          </Button>
          <p className="min-w-0 grow basis-60 text-muted text-xs max-sm:hidden">
            {t(begunAt ? 'staffDesk.completeText' : 'staffDesk.beginText')}
          </p>
        </>
      )}
      {begunAt && (
        <PlaceLink place={`/reports/${row.key}`} className="text-link inline-flex min-h-11 items-center">
          {t('staff.toReport')}
        </PlaceLink>
      )}
      <UndoStep row={row} />
    </div>
  );
}
