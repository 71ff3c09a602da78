import { classNames } from '../../../ui/class-names.ts';
import { type Drawn, heightAt } from './drawing-room.ts';

/** What both drawings of a day use: the hatch of hours to wait out, Sun and Moon. All is by attributes, since pages allow no inline styles. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="fill-soft" />
      <path d="M0 0V6" strokeWidth="2" className="stroke-accent/30" />
    </pattern>
  );
}

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const angle = (ray * Math.PI) / 6;
  const end = (radius: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${end(11)}L${end(15)}`;
}).join('');

function Sun({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-gold">
      <circle r="8" className="fill-sun" />
      <path d={RAYS} strokeWidth="1.25" strokeLinecap="round" />
    </g>
  );
}

/** The Moon as it stands: `elongation` is how far it is ahead of the Sun, in degrees. Its lit side is right while it grows, as seen from the north. */
export function MoonDisc({ elongation, radius, isSouth = false }: { elongation: number; radius: number; isSouth?: boolean }) {
  const grows = elongation < 180;
  const bulge = Math.cos((elongation * Math.PI) / 180);
  const r = radius;
  // Half of the edge, then the line between light and shade, which is half of an ellipse.
  const lit = `M0 ${-r}A${r} ${r} 0 0 ${grows ? 1 : 0} 0 ${r}A${(Math.abs(bulge) * r).toFixed(2)} ${r} 0 0 ${(bulge > 0) === grows ? 0 : 1} 0 ${-r}Z`;
  return (
    <g transform={isSouth ? 'scale(-1 1)' : undefined}>
      <circle r={r} className="fill-moon-shade" />
      <path d={lit} className="fill-moon" />
      <circle r={r} fill="none" strokeWidth="1" className="stroke-gold" />
    </g>
  );
}

interface LightsProps extends Pick<Drawn, 'day' | 'band' | 'now'> {
  /** Of the Moon. */
  radius: number;
  /** Where a part of the day and a height lie in the drawing. */
  spot: (at: number, height: number) => { readonly x: number; readonly y: number };
}

/** Sun and Moon stand where they are now, or else where they are highest; below the horizon they are not drawn. */
export function Lights({ day, band, now, radius, spot }: LightsProps) {
  const placed = (light: 'sun' | 'moon') => {
    const at = now && heightAt(band, light, now.at) > 0 ? now.at : band.highest[light];
    const height = heightAt(band, light, at);
    return height > 0 ? spot(at, height) : undefined;
  };
  const [sun, moon] = [placed('sun'), placed('moon')];
  return (
    <>
      {moon && (
        <g transform={`translate(${moon.x} ${moon.y})`}>
          <MoonDisc elongation={band.elongation} radius={radius} isSouth={day.place.latitude < 0} />
        </g>
      )}
      {sun && <Sun x={sun.x} y={sun.y} />}
    </>
  );
}

/** The Moon of a day in a line of text. */
export function MoonSign({ elongation, isSouth, className }: { elongation: number; isSouth: boolean; className?: string }) {
  return (
    <svg viewBox="-9 -9 18 18" aria-hidden="true" className={classNames('size-4.5 shrink-0', className)}>
      <MoonDisc elongation={elongation} radius={7.5} isSouth={isSouth} />
    </svg>
  );
}

/** A smooth enough line through points. */
export function lineThrough(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
