import { classNames } from './class-names.ts';
import { emblemDrawing } from './emblems/compositions.ts';
import { GRID } from './emblems/geometry.ts';

interface EmblemProps {
  /** Name of an emblem, or a service's `icon`. */
  name: string;
  className?: string;
}

/** A ritual's emblem in gold with its accent point. It is hidden from screen readers: the name stands beside it. */
export function Emblem({ name, className }: EmblemProps) {
  const { path, stroke, dots } = emblemDrawing(name);
  return (
    <svg
      viewBox={`0 0 ${GRID} ${GRID}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames('shrink-0 text-gold', className)}
    >
      <path d={path} />
      {dots.map((dot) => (
        <circle key={`${dot.x} ${dot.y}`} cx={dot.x} cy={dot.y} r={dot.r} className="fill-accent stroke-none" />
      ))}
    </svg>
  );
}
