import { useI18n } from '../../../i18n/i18n.tsx';
import { hoursWithin } from './band.ts';
import { type DrawnDay, textWidth, ticksOf, ZENITH } from './drawing-measures.ts';
import { CrossingMark, Hatch, Lights, Ways } from './drawing-parts.tsx';

/** Measures of the tall drawing, in units of its own. The day begins at `DAY_TOP`. */
const WIDTH = 340;
const DAY_TOP = 26;
const DAY_HEIGHT = 600;
/** Columns: the hours, the sky with the horizon at its left, good hours, hours to wait out. */
const SKY = { left: 50, horizon: 62, right: 122 } as const;
const HOURS = { good: 146, bad: 240 } as const;

/** Where a position in the day, 0 to 1, lies. */
const yAt = (at: number): number => DAY_TOP + at * DAY_HEIGHT;
/** Where a position in the day and a height in degrees lie. */
const spot = (at: number, height: number) => ({ x: SKY.horizon + (height / ZENITH) * (SKY.right - SKY.horizon), y: yAt(at) });

/** The day down the page, for a narrow window; `band` is the day from midnight to midnight, with positions from 0 to 1. */
export function TallDrawing(drawn: DrawnDay) {
  const { t } = useI18n();
  const { day, band, now } = drawn;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${DAY_TOP + DAY_HEIGHT + 14}`}
      fontSize="13.5"
      className="mx-auto mt-3 w-full max-w-105 fill-ink lg:hidden print:hidden"
    >
      <defs>
        <Hatch id="hatch-tall" />
        <clipPath id="sky-tall">
          <rect x={SKY.left} y={DAY_TOP} width={SKY.right - SKY.left} height={DAY_HEIGHT} rx="8" />
        </clipPath>
      </defs>
      <ColumnNames />
      <Sky band={band} />
      <Clocks {...drawn} />
      <NamedHours day={day} band={band} />
      {now && <NowAcross y={yAt(now.at)} words={t('almanac.now', { time: now.clock })} />}
      <Lights day={day} band={band} now={now} moonRadius={9} spot={spot} />
    </svg>
  );
}

function ColumnNames() {
  const { t } = useI18n();
  return (
    <g className="fill-muted">
      <text x={SKY.left} y="12">
        {t('almanac.sky')}
      </text>
      <text x={HOURS.good} y="12">
        {t('almanac.goodShort')}
      </text>
      <text x={HOURS.bad} y="12">
        {t('almanac.bad')}
      </text>
    </g>
  );
}

/** The way of Sun and Moon down the day, with their risings and settings at the horizon. */
function Sky({ band }: Pick<DrawnDay, 'band'>) {
  return (
    <>
      <g clipPath="url(#sky-tall)">
        <rect x={SKY.left} y={DAY_TOP} width={SKY.right - SKY.left} height={DAY_HEIGHT} className="fill-sunk" />
        {band.daylight.map(({ from, to }) => (
          <rect
            key={from}
            x={SKY.left}
            y={yAt(from)}
            width={SKY.right - SKY.left}
            height={yAt(to) - yAt(from)}
            className="fill-daylight"
          />
        ))}
        <Ways band={band} spot={spot} />
      </g>
      <path d={`M${SKY.horizon} ${DAY_TOP}V${DAY_TOP + DAY_HEIGHT}`} className="stroke-outline" />
      {band.crossings.map(({ kind, at }) => (
        <CrossingMark key={`${kind} ${at}`} kind={kind} spot={spot(at, 0)} radius={3.5} />
      ))}
    </>
  );
}

/** The times at the left edge; 4 puts the middle of the letters at the instant. The first stands lower, to stay within the drawing. */
function Clocks({ band, time }: Pick<DrawnDay, 'band' | 'time'>) {
  return (
    <g className="fill-muted">
      {ticksOf(band, time).map(({ instant, words }) => (
        <text key={instant} x="0" y={yAt(band.at(instant)) + (instant === band.begin ? 9 : 4)}>
          {words}
        </text>
      ))}
    </g>
  );
}

/** Good hours and hours to wait out, each kind in its column. */
function NamedHours({ day, band }: Pick<DrawnDay, 'day' | 'band'>) {
  return (
    <>
      {hoursWithin(day, band).map(({ name, isGood, begin, from, to }) => {
        const x = isGood ? HOURS.good : HOURS.bad;
        return (
          <g key={begin}>
            <rect
              x={x}
              y={yAt(from)}
              width="13"
              height={Math.max(8, yAt(to) - yAt(from))}
              rx="4"
              strokeWidth="1.5"
              fill={isGood ? undefined : 'url(#hatch-tall)'}
              className={isGood ? 'fill-ok-soft stroke-ok' : 'stroke-outline'}
            />
            <text x={x + 20} y={(yAt(from) + yAt(to)) / 2 + 4}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A line across the drawing at the present moment, with its time at the right. */
function NowAcross({ y, words }: { y: number; words: string }) {
  const width = textWidth(words) + 14;
  return (
    <g>
      <path d={`M${SKY.left - 6} ${y}H${WIDTH - width}`} strokeWidth="1.5" className="stroke-accent" />
      <rect x={WIDTH - width} y={y - 12} width={width} height="24" rx="12" className="fill-accent" />
      <text x={WIDTH - width / 2} y={y + 4.5} textAnchor="middle" fontWeight="600" className="fill-on-accent">
        {words}
      </text>
    </g>
  );
}
