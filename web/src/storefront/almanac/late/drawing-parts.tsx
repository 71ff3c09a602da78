import { type DrawnDay, heightAt } from './drawing-measures.ts';

/*
 * What both drawings of a day use. Everything is drawn by attributes, because pages allow no inline styles.
 */

/** The hatch of hours to wait out. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="fill-soft" />
      <path d="M0 0V6" strokeWidth="2" className="stroke-accent/30" />
    </pattern>
  );
}

const RAY_COUNT = 12;
const RAYS = Array.from({ length: RAY_COUNT }, (_, ray) => {
  const angle = (ray * 2 * Math.PI) / RAY_COUNT;
  const point = (radius: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${point(11)}L${point(15)}`;
}).join('');

function Sun({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-gold">
      <circle r="8" className="fill-sun" />
      <path d={RAYS} strokeWidth="1.25" strokeLinecap="round" />
    </g>
  );
}

/** The Moon in its shape: `elongation` is how far it is ahead of the Sun, in degrees. As seen from the north its right side is lit while it waxes. */
function MoonDisc({ elongation, radius, isSouth }: { elongation: number; radius: number; isSouth: boolean }) {
  const isWaxing = elongation < 180;
  const bulge = Math.cos((elongation * Math.PI) / 180);
  const isCrescent = bulge > 0;
  const edge = `A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} 0 ${radius}`;
  // The line between light and shade is half of an ellipse, which bends into the lit half of a crescent and out of it around the full Moon.
  const shadeLine = `A${(Math.abs(bulge) * radius).toFixed(2)} ${radius} 0 0 ${isCrescent === isWaxing ? 0 : 1} 0 ${-radius}`;
  return (
    <g transform={isSouth ? 'scale(-1 1)' : undefined}>
      <circle r={radius} className="fill-moon-shade" />
      <path d={`M0 ${-radius}${edge}${shadeLine}Z`} className="fill-moon" />
      <circle r={radius} fill="none" strokeWidth="1" className="stroke-gold" />
    </g>
  );
}

interface LightsProps extends Pick<DrawnDay, 'day' | 'band' | 'now'> {
  moonRadius: number;
  /** Where a position in the day, 0 to 1, and a height in degrees lie in the drawing. */
  spot: (at: number, height: number) => { readonly x: number; readonly y: number };
}

/**
 * Sun and Moon. Each where it is now, if the day is the present one and it is above the horizon; otherwise where it stands highest that day.
 * One that never rises is not drawn.
 */
export function Lights({ day, band, now, moonRadius, spot }: LightsProps) {
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
          <MoonDisc elongation={band.elongation} radius={moonRadius} isSouth={day.place.latitude < 0} />
        </g>
      )}
      {sun && <Sun x={sun.x} y={sun.y} />}
    </>
  );
}

/** The ways of Sun and Moon through the day. */
export function Ways({ band, spot }: Pick<LightsProps, 'band' | 'spot'>) {
  const way = (heights: readonly number[]) => {
    const spots = heights.map((height, step) => spot(step / (heights.length - 1), height));
    return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  };
  return (
    <g fill="none">
      <path d={way(band.heights.moon)} strokeWidth="1.5" strokeDasharray="3 4" className="stroke-muted" />
      <path d={way(band.heights.sun)} strokeWidth="2.25" className="stroke-gold" />
    </g>
  );
}

/** A rising or a setting at the horizon; `spot` is its middle. */
export function CrossingMark({ kind, spot, radius }: { kind: string; spot: ReturnType<LightsProps['spot']>; radius: number }) {
  const colors = kind.startsWith('sun') ? 'fill-gold stroke-gold' : 'fill-surface stroke-muted';
  return <circle cx={spot.x} cy={spot.y} r={radius} strokeWidth="1.5" className={colors} />;
}

/** The Moon of a day in a line of text. */
export function MoonSign({ elongation, isSouth }: { elongation: number; isSouth: boolean }) {
  return (
    <svg viewBox="-9 -9 18 18" aria-hidden="true" className="size-4.5 shrink-0">
      <MoonDisc elongation={elongation} radius={7.5} isSouth={isSouth} />
    </svg>
  );
}
