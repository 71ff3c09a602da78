import type { ReactNode } from 'react';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import type { Hour } from '../day.ts';
import { isVishti, linesFor, type Segment, segmentsOf } from './band.ts';
import { type Drawn, letters, RIGHT, SKY, xOf } from './drawing-room.ts';

const ROWS = ['tithis', 'nakshatras', 'karanas'] as const;
const BAR = 24;

/** The rows below the sky: named hours, good and bad, then what the Moon counts. `foot` is where they end. */
export function Rows({ day, band, time }: Drawn): { drawing: ReactNode; foot: number } {
  const good = placed(
    day.hours.filter(({ isGood }) => isGood),
    band,
  );
  const bad = placed(
    day.hours.filter(({ isGood }) => !isGood),
    band,
  );
  const goodTop = SKY.bottom + 20;
  const badTop = goodTop + heightOf(good);
  const barsTop = badTop + heightOf(bad) + 6;
  return {
    foot: barsTop + ROWS.length * (BAR + 8) + 2,
    drawing: (
      <>
        <HourRow hours={good} y={goodTop} label="almanac.good" isGood />
        <HourRow hours={bad} y={badTop} label="almanac.bad" isGood={false} />
        {ROWS.map((row, index) => (
          <BarRow
            key={row}
            row={row}
            y={barsTop + index * (BAR + 8)}
            segments={segmentsOf(day, row, band)}
            until={(part) => (part.to < 1 ? '' : time.moment(part.end, day.date))}
          />
        ))}
      </>
    ),
  };
}

interface PlacedHour extends Hour {
  readonly x: number;
  readonly width: number;
  readonly middle: number;
  readonly words: string;
}

function placed(hours: readonly Hour[], band: Drawn['band']): readonly PlacedHour[] {
  return hours.flatMap((hour) => {
    const [from, to] = [Math.max(0, band.at(hour.begin)), Math.min(1, band.at(hour.end))];
    if (to <= from) return [];
    const width = Math.max(6, xOf(to) - xOf(from));
    return { ...hour, x: xOf(from), width, middle: xOf(from) + width / 2, words: hour.name };
  });
}

const LINE = 15;
const heightOf = (hours: readonly PlacedHour[]) => 38 + (hours.length > 0 ? LINE * Math.max(0, ...linesOf(hours)) : 0) + 10;
const linesOf = (hours: readonly PlacedHour[]) =>
  linesFor(
    hours.map(({ middle }) => ({ from: middle - 36, to: middle + 36 })),
    0,
  );

function HourRow({ hours, y, label, isGood }: { hours: readonly PlacedHour[]; y: number; label: MessageKey; isGood: boolean }) {
  const { t } = useI18n();
  const lines = linesOf(hours);
  return (
    <>
      <text y={y + 14} className="fill-muted">
        {t(label)}
      </text>
      {hours.map(({ x, width, middle, words }, index) => (
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
            {words}
          </text>
        </g>
      ))}
    </>
  );
}

interface BarRowProps {
  row: (typeof ROWS)[number];
  y: number;
  segments: readonly Segment[];
  until: (part: Segment) => string;
}

/** What follows each other through the day. A name stands where it has room; the table has all of them. */
function BarRow({ row, y, segments, until }: BarRowProps) {
  const { t } = useI18n();
  return (
    <>
      <text y={y + 17} className="fill-muted">
        {t(`almanac.row.${row}`)}
      </text>
      {segments.map((part, index) => {
        const [x, width] = [xOf(part.from), xOf(part.to) - xOf(part.from)];
        const isHeld = row === 'karanas' && isVishti(part);
        const fill = index === 0 ? 'fill-gold-soft' : 'fill-surface';
        const name = isHeld ? t('almanac.vishtiBar') : part.name;
        const end = until(part);
        const long = end ? `${name} · ${t('almanac.until', { time: end })}` : name;
        const words = [long, part.name].find((text) => letters(text) + 14 < width);
        return (
          <g key={part.begin}>
            <rect
              x={x}
              y={y}
              width={Math.max(0, width - 1)}
              height={BAR}
              rx="5"
              fill={isHeld ? 'url(#hatch-wide)' : undefined}
              className={isHeld ? 'stroke-line' : `${fill} stroke-line`}
            />
            {words && isHeld && (
              <rect x={x + 5} y={y + 3} width={letters(words) + 6} height={BAR - 6} rx="4" className="fill-surface" />
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
