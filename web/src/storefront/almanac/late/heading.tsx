import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Breadcrumb } from '../../../page/breadcrumb.tsx';
import { paths } from '../../../paths.ts';
import type { Place } from '../day.ts';
import { ChooseCity } from './choose-city.tsx';
import { ChooseDate } from './choose-date.tsx';

const STEP =
  'inline-flex min-h-12 grow items-center justify-center gap-1 whitespace-nowrap rounded-full border border-line bg-surface px-2 font-semibold sm:px-3 text-sm transition-colors duration-150 hover:border-outline hover:bg-soft';

export interface Step {
  /** Address. */
  readonly to: string;
  readonly words: string;
  /** Says in full where it leads. */
  readonly label: string;
}

interface HeadingProps {
  place: Place;
  /** The day or the month that the page shows, for the address in another city. */
  shown: string;
  title: string;
  /** Above the title after the city's name: the weekday, or the lunar months. */
  about: string;
  lead?: ReactNode;
  /** Undefined beyond the years of the almanac. */
  before: Step | undefined;
  after: Step | undefined;
}

/** The head of a page of the almanac: its place and time, and the choice of other days and cities. */
export function Heading({ place, shown, title, about, lead, before, after }: HeadingProps) {
  const { t } = useI18n();
  return (
    <header>
      <Breadcrumb
        pages={[
          [paths.home(), t('frame.home')],
          [paths.almanac(), t('frame.almanac')],
          [paths.almanac(place.city), place.name],
        ]}
        title={title}
      />
      <div className="mt-2 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-end">
        <div>
          <p className="font-heading font-medium text-2xl text-accent italic">
            {place.name}, {about}
          </p>
          <h1 className="mt-1 text-title">{title}</h1>
          {lead && (
            <p className="mt-3 max-w-160 font-heading font-medium text-2xl text-muted italic leading-snug [font-variant-numeric:lining-nums]">
              {lead}
            </p>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 noscript:hidden max-[22rem]:grid-cols-[minmax(0,1fr)]">
            {/* Another day makes both forget what was typed, and another city the first, with a place that is still being found. */}
            <ChooseCity key={`${place.city} ${shown}`} place={place} shown={shown} />
            <ChooseDate key={shown} city={place.city} shown={shown} />
          </div>
          <nav aria-label={t('almanac.steps')} className="flex flex-wrap gap-1.5 sm:gap-2">
            <StepLink step={before} rel="prev" />
            <Link
              to={paths.almanac(place.city)}
              className="inline-flex min-h-12 grow items-center justify-center rounded-full bg-soft px-2 font-semibold sm:px-3 text-accent text-sm transition-colors duration-150 hover:bg-soft-strong"
            >
              {t('almanac.today')}
            </Link>
            <StepLink step={after} rel="next" />
            <button
              type="button"
              aria-label={t('almanac.print')}
              onClick={() => window.print()}
              className="inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition-colors duration-150 hover:border-outline hover:bg-soft noscript:hidden"
            >
              <Printer size={18} aria-hidden="true" />
            </button>
          </nav>
        </div>
      </div>
    </header>
  );
}

function StepLink({ step, rel }: { step: Step | undefined; rel: 'prev' | 'next' }) {
  if (!step) return null;
  return (
    <Link to={step.to} rel={rel} title={step.label} className={STEP}>
      {rel === 'prev' && <ChevronLeft size={17} aria-hidden="true" />}
      {step.words}
      {rel === 'next' && <ChevronRight size={17} aria-hidden="true" />}
    </Link>
  );
}
