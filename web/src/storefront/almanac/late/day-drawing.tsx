import { type TimeThere, timeThere } from '#kernel/time-there.ts';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import type { Day } from '../day.ts';
import { type Band, bandOf, linesFor } from './band.ts';
import { type DrawnDay, LEFT, RIGHT, SKY, SKY_UNITS, textWidth, ticksOf, WIDE, xOf, ZENITH } from './drawing-measures.ts';
import { CrossingMark, Hatch, Lights, Ways } from './drawing-parts.tsx';
import { drawRows } from './drawing-rows.tsx';
import { TallDrawing } from './tall-drawing.tsx';
import { useNow } from './use-now.ts';

/** The day as a band: along the page where there is room, down the page on a phone. The table beside it says the same in words. */
export function DayDrawing({ day }: { day: Day }) {
  const { language } = useI18n();
  const present = useNow();
  const band = bandOf(day);
  const time = timeThere(day.place.timeZone, language);
  const isNow = present !== undefined && present >= band.begin && present < band.end;
  const now = isNow ? { at: band.at(present), clock: time.clock(present) } : undefined;
  const drawn = { day, band, time, now };
  return (
    <div>
      <WideDrawing {...drawn} />
      <TallDrawing {...drawn} />
    </div>
  );
}

/** Below the axis stand its words. */
const AXIS_HEIGHT = 34;

function WideDrawing(drawn: DrawnDay) {
  const { t } = useI18n();
  const { band, now, time } = drawn;
  const { rows, foot } = drawRows(drawn);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDE} ${foot + AXIS_HEIGHT}`}
      fontSize="13"
      className="mt-2 w-full fill-ink max-lg:hidden print:block"
    >
      <defs>
        {/* For the rows. */}
        <Hatch id="hatch-wide" />
        <clipPath id="sky-wide">
          <rect x={LEFT} y={SKY.top} width={RIGHT - LEFT} height={SKY.bottom - SKY.top} rx="10" />
        </clipPath>
      </defs>
      <Sky {...drawn} />
      <text y={SKY.horizon + 4} className="fill-muted">
        {t('almanac.horizon')}
      </text>
      {rows}
      <Axis band={band} time={time} y={foot} />
      {now && <Now x={xOf(now.at)} foot={foot} words={t('almanac.now', { time: now.clock })} />}
      <Lights {...drawn} moonRadius={10} spot={spot} />
    </svg>
  );
}

/** Where a position in the day, 0 to 1, and a height in degrees lie in the wide drawing. */
const spot = (at: number, height: number) => ({ x: xOf(at), y: SKY.horizon - (height / ZENITH) * SKY_UNITS });

/** Daylight, the ways of Sun and Moon, and the horizon with their risings and settings. */
function Sky({ band, time }: DrawnDay) {
  const { t } = useI18n();
  return (
    <>
      <g clipPath="url(#sky-wide)">
        <rect x={LEFT} y={SKY.top} width={RIGHT - LEFT} height={SKY.bottom - SKY.top} className="fill-sunk" />
        {band.daylight.map(({ from, to }) => (
          <rect
            key={from}
            x={xOf(from)}
            y={SKY.top}
            width={xOf(to) - xOf(from)}
            height={SKY.bottom - SKY.top}
            className="fill-daylight"
          />
        ))}
        <Ways band={band} spot={spot} />
        {/* Dims what lies below the horizon. */}
        <rect
          x={LEFT}
          y={SKY.horizon}
          width={RIGHT - LEFT}
          height={SKY.bottom - SKY.horizon}
          className="fill-sunk"
          opacity="0.72"
        />
      </g>
      <path d={`M${LEFT} ${SKY.horizon}H${RIGHT}`} className="stroke-outline" />
      {crossingLabels(band, time, t).map(({ kind, at, words, x, line }) => (
        <g key={`${kind} ${at}`}>
          <CrossingMark kind={kind} spot={spot(at, 0)} radius={4} />
          <text x={x} y={SKY.horizon + 19 + line * 16} textAnchor="middle">
            {words}
          </text>
        </g>
      ))}
    </>
  );
}

/** The least space between labels on one line, in units of the drawing. */
const LABEL_GAP = 10;

/** The words at the risings and settings, within the band; each has a line of its own where they would meet. */
function crossingLabels(band: Band, time: TimeThere, t: Translate) {
  const labels = band.crossings.map(({ kind, instant, at }) => {
    const words = t(`almanac.${kind}`, { time: time.clock(instant) });
    const half = textWidth(words) / 2;
    const x = Math.min(RIGHT - half - 4, Math.max(LEFT + half + 4, xOf(at)));
    return { kind, at, words, x, from: x - half, to: x + half };
  });
  const lines = linesFor(labels, LABEL_GAP);
  return labels.map((label, index) => ({ ...label, line: lines[index] ?? 0 }));
}

function Axis({ band, time, y }: { band: Band; time: TimeThere; y: number }) {
  return (
    <g fontSize="12.5" className="fill-muted stroke-outline">
      {ticksOf(band, time).map(({ instant, words }, index) => (
        <g key={instant}>
          <path d={`M${xOf(band.at(instant))} ${y}v6`} />
          <text x={xOf(band.at(instant))} y={y + 22} textAnchor={anchorOf(index, band.at(instant))} className="stroke-none">
            {words}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Where a tick's words stand: those at both ends stay within the drawing. `at` is the position of the tick, 0 to 1. */
function anchorOf(index: number, at: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return at > 0.99 ? 'end' : 'middle';
}

function Now({ x, foot, words }: { x: number; foot: number; words: string }) {
  const width = textWidth(words) + 26;
  const left = Math.min(WIDE - width, Math.max(0, x - width / 2));
  return (
    <g className="print:hidden">
      <path d={`M${x} 24V${foot}`} strokeWidth="1.5" className="stroke-accent" />
      <rect x={left} y="2" width={width} height="25" rx="12.5" className="fill-accent" />
      <text x={left + width / 2} y="19" textAnchor="middle" fontWeight="600" className="fill-on-accent">
        {words}
      </text>
    </g>
  );
}
