import { around, at, circle, offset, type Point, polar } from './geometry.ts';

/** The coordinates of a point in path data. */
const POINT = /(-?[\d.]+) (-?[\d.]+)/g;

/**
 * Strokes of free form, for emblems that are more than circles and petals. `outline` is SVG path data of absolute M, L, C, Q and Z whose
 * points are offsets from the centre of the grid.
 */
export function shape(outline: string): string {
  return outline.replace(POINT, (_, x, y) => at(offset(Number(x), Number(y))));
}

/** An outline and its reflection in the upright axis. */
export function mirrored(outline: string): string {
  const reflection = outline.replace(POINT, (_, x, y) => `${-Number(x)} ${y}`);
  return shape(outline) + shape(reflection);
}

/** A ring of discs around the centre: `reach` is the distance of their middles. */
export function discs(count: number, reach: number, radius: number): string {
  return around(count, (angle) => circle(radius, polar(reach, angle)));
}

/** The eight phases of the moon in a ring, from the new moon at the top: each disc with the edge of its light. */
export function moons(reach: number, radius: number): string {
  const phases = ['new', 0.5, 0, -0.5, 'full', 0.5, 0, -0.5] as const;
  return phases
    .map((phase, index) => {
      const middle = polar(reach, (360 / phases.length) * index);
      const outline = circle(radius, middle);
      if (phase === 'new') return outline;
      return outline + (phase === 'full' ? circle(radius * 0.6, middle) : terminator(middle, radius, phase));
    })
    .join('');
}

/** A lying crescent, open to the top, its outer edge on a circle around the centre. */
export function crescent(radius: number): string {
  const left = at(polar(radius, -62));
  const right = at(polar(radius, 62));
  const inner = radius * 0.9;
  return `M${left}A${radius} ${radius} 0 1 0 ${right}A${inner} ${inner} 0 0 1 ${left}Z`;
}

/** The edge of a moon's light: `bend` is how far it bends to the right, as a share of the diameter. */
function terminator({ x, y }: Point, radius: number, bend: number): string {
  return `M${at({ x, y: y - radius })}Q${at({ x: x + 2 * bend * radius, y })} ${at({ x, y: y + radius })}`;
}
