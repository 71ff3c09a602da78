import type { ReactNode } from 'react';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { hoursWithin, isVishti, linesFor, type PlacedHour, type Segment, segmentsOf } from './band.ts';
import { type DrawnDay, RIGHT, SKY, textWidth, xOf } from './drawing-measures.ts';

const BAR_ROWS = ['tithi', 'nakshatra', 'karana'] as const;
/** How high a bar is, and the gap below it. */
const BAR = 24;
const GAP = 8;
/** How high a line of names below the hours is. */
const LINE = 15;
/** The name of an hour is taken to be so wide at either side of its middle. */
const HALF_NAME = 36;

/** The rows below the sky: the named hours, good and bad, then what is counted by the Moon. `foot` is where they end. */
export function drawRows({ day, band, time }: DrawnDay): { rows: ReactNode; foot: number } {
  const hours = hoursWithin(day, band).map(withBar);
  const good = hours.filter(({ isGood }) => isGood);
  const bad = hours.filter(({ isGood }) => !isGood);
  const goodTop = SKY.bottom + 20;
  const badTop = goodTop + heightOf(good);
  const barsTop = badTop + heightOf(bad) + 6;
  return {
    foot: barsTop + BAR_ROWS.length * (BAR + GAP) + 2,
    rows: (
      <>
        <HourRow hours={good} y={goodTop} label="almanac.good" isGood />
        <HourRow hours={bad} y={badTop} label="almanac.bad" isGood={false} />
        {BAR_ROWS.map((row, index) => (
          <BarRow
            key={row}
            row={row}
            y={barsTop + index * (BAR + GAP)}
            segments={segmentsOf(day, `${row}s` as const, band)}
            until={(part) => (part.to < 1 ? '' : time.moment(part.end, day.date))}
          />
        ))}
      </>
    ),
  };
}

type HourBar = ReturnType<typeof withBar>;

/** An hour with its bar: where it begins, its width, and its middle, at which the name stands. */
function withBar(hour: PlacedHour) {
  const x = xOf(hour.from);
  const width = Math.max(6, xOf(hour.to) - x);
  return { ...hour, x, width, middle: x + width / 2 };
}

/** How high a row of hours is: a bar of 17, the first line of names at 32, 16 to the next row, and further lines where names would meet. */
function heightOf(hours: readonly HourBar[]): number {
  return 48 + LINE * Math.max(0, ...linesOf(hours));
}

function linesOf(hours: readonly HourBar[]): readonly number[] {
  const names = hours.map(({ middle }) => ({ from: middle - HALF_NAME, to: middle + HALF_NAME }));
  return linesFor(names, 0);
}

function HourRow({ hours, y, label, isGood }: { hours: readonly HourBar[]; y: number; label: MessageKey; isGood: boolean }) {
  const { t } = useI18n();
  const lines = linesOf(hours);
  return (
    <>
      <text y={y + 14} className="fill-muted">
        {t(label)}
      </text>
      {hours.map(({ x, width, middle, name }, index) => (
        <g key={x}>
          <rect
            x={x}
            y={y}
            width={width}
            height="17"
            rx="5"
            strokeWidth="1.5"
            fill={isGood ? undefined : 'url(#hatch-wide)'}
            className={isGood ? 'fill-ok-soft stroke-ok' : 'stroke-outline'}
          />
          <text x={middle} y={y + 32 + (lines[index] ?? 0) * LINE} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

interface BarRowProps {
  row: (typeof BAR_ROWS)[number];
  y: number;
  segments: readonly Segment[];
  /** When a part ends, in words, if it lasts beyond the day; otherwise empty. */
  until: (part: Segment) => string;
}

/** Parts that follow each other through the day. A name stands where it has room; the table has all of them. */
function BarRow({ row, y, segments, until }: BarRowProps) {
  const { t } = useI18n();
  return (
    <>
      <text y={y + 17} className="fill-muted">
        {t(`almanac.term.${row}`)}
      </text>
      {segments.map((part, index) => {
        const x = xOf(part.from);
        const width = xOf(part.to) - x;
        const isVishtiBar = row === 'karana' && isVishti(part);
        // An ornament: gold says nothing of the part, it begins a row.
        const fill = index === 0 ? 'fill-gold-soft' : 'fill-surface';
        const name = isVishtiBar ? t('almanac.vishtiBar') : part.name;
        const end = until(part);
        const nameAndEnd = end ? `${name} · ${t('almanac.until', { time: end })}` : name;
        // With the end where there is room, else the name alone, else nothing; 14 is the space beside the words.
        const words = [nameAndEnd, part.name].find((text) => textWidth(text) + 14 < width);
        return (
          <g key={part.begin}>
            <rect
              x={x}
              y={y}
              width={Math.max(0, width - 1)}
              height={BAR}
              rx="5"
              fill={isVishtiBar ? 'url(#hatch-wide)' : undefined}
              className={isVishtiBar ? 'stroke-line' : `${fill} stroke-line`}
            />
            {/* Hatching makes words hard to read, so they get a plain ground. */}
            {words && isVishtiBar && (
              <rect x={x + 5} y={y + 3} width={textWidth(words) + 6} height={BAR - 6} rx="4" className="fill-surface" />
            )}
            {words && (
              <text x={x + 9} y={y + 16.5} fontSize="12.5">
                {words}
              </text>
            )}
          </g>
        );
      })}
      {segments.length === 0 && <rect x={xOf(0)} y={y} width={RIGHT - xOf(0)} height={BAR} rx="5" className="fill-sunk" />}
    </>
  );
}
