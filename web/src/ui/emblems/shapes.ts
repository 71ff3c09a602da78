import { at, CENTRE, polar } from './geometry.ts';

/**
 * Strokes of free form, for emblems that are more than circles and petals. `outline` is SVG path data of absolute M, L, C, Q and Z whose
 * points are offsets from the centre of the grid.
 */
export function shape(outline: string): string {
  return outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => at({ x: CENTRE + Number(x), y: CENTRE + Number(y) }));
}

/** An outline and its reflection in the upright axis. */
export function mirrored(outline: string): string {
  const reflection = outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${-Number(x)} ${y}`);
  return shape(outline) + shape(reflection);
}

/** A ring of discs around the centre: `reach` is the distance of their middles. */
export function discs(count: number, reach: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => disc(polar(reach, (360 / count) * index), radius)).join('');
}

/** The eight phases of the moon in a ring, from the new moon at the top: each disc with the edge of its light. */
export function moons(reach: number, radius: number): string {
  const phases = ['new', 0.5, 0, -0.5, 'full', 0.5, 0, -0.5] as const;
  return phases
    .map((phase, index) => {
      const middle = polar(reach, (360 / phases.length) * index);
      const outline = disc(middle, radius);
      if (phase === 'new') return outline;
      return outline + (phase === 'full' ? disc(middle, radius * 0.6) : terminator(middle, radius, phase));
    })
    .join('');
}

/** A lying crescent, open to the top, its outer edge on a circle around the centre. */
export function crescent(radius: number): string {
  const [left, right] = [polar(radius, -62), polar(radius, 62)];
  const inner = radius * 0.9;
  return `M${at(left)}A${radius} ${radius} 0 1 0 ${at(right)}A${inner} ${inner} 0 0 1 ${at(left)}Z`;
}

function disc({ x, y }: { x: number; y: number }, r: number): string {
  return `M${at({ x: x - r, y })}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

function terminator({ x, y }: { x: number; y: number }, radius: number, edge: number): string {
  const [top, over, foot] = [
    { x, y: y - radius },
    { x: x + 2 * edge * radius, y },
    { x, y: y + radius },
  ];
  return `M${at(top)}Q${at(over)} ${at(foot)}`;
}
