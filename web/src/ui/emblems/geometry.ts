/*
 * Strokes of the emblems as SVG path data on a 96 x 96 grid around its centre. Angles are degrees clockwise from the top, lengths
 * are grid units. Numbers are rounded, so that server and browser draw the same characters.
 */

export const GRID = 96;
const CENTRE = GRID / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point at a distance and angle from the centre. */
function polar(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: CENTRE + radius * Math.sin(radians), y: CENTRE - radius * Math.cos(radians) };
}

/** A point at an offset from the centre, to the right and down. */
export function offset(x: number, y: number): Point {
  return { x: CENTRE + x, y: CENTRE + y };
}

/** A circle around the centre. */
export function circle(radius: number): string {
  const r = round(radius);
  return `M${at(offset(-radius, 0))}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** A triangle whose corners lie on a circle; `tip` is the angle of one corner (0 points up, 180 down). */
export function triangle(radius: number, tip: 0 | 180): string {
  return polygon([0, 120, 240].map((angle) => polar(radius, tip + angle)));
}

/** A ring of pointed leaves; `width` is the breadth of a leaf. */
export function leafRing(count: number, inner: number, outer: number, width: number): string {
  return around(count, (angle) => leaf(angle, inner, outer, width));
}

/** A leaf that points away from the centre. */
export function leaf(angle: number, inner: number, outer: number, width: number): string {
  const middle = (inner + outer) / 2;
  const spread = (Math.atan2(width, middle) * 180) / Math.PI;
  const reach = Math.hypot(middle, width);
  const [from, tip] = [polar(inner, angle), polar(outer, angle)];
  return `M${at(from)}Q${at(polar(reach, angle - spread))} ${at(tip)}Q${at(polar(reach, angle + spread))} ${at(from)}Z`;
}

/**
 * A ring of lotus petals that grow from a circle, shoulder to shoulder, each with a pointed tip. `turn` turns the whole ring. The factors
 * give a petal its outline: how high its shoulder and its neck are, and how far from its middle.
 */
export function lotusRing(count: number, inner: number, outer: number, turn = 0): string {
  const half = 180 / count;
  const height = outer - inner;
  return around(count, (angle) => {
    const side = (sign: 1 | -1) => ({
      root: polar(inner, angle + turn + sign * half),
      shoulder: polar(inner + height * 0.58, angle + turn + sign * half * 1.12),
      neck: polar(inner + height * 0.82, angle + turn + sign * half * 0.24),
    });
    const [left, right] = [side(-1), side(1)];
    const tip = at(polar(outer, angle + turn));
    return `M${at(left.root)}C${at(left.shoulder)} ${at(left.neck)} ${tip}C${at(right.neck)} ${at(right.shoulder)} ${at(right.root)}`;
  });
}

/** The square of a temple with a gate in the middle of each side. `half` is half its side, without the gates. */
export function gate(half: number, gateHalf: number, depth: number): string {
  const corner = Math.SQRT2 * half;
  const corners = [0, 90, 180, 270].flatMap((side) => [
    polar(corner, side - 45),
    onSide(side, -gateHalf, half),
    onSide(side, -gateHalf, half + depth / 2),
    onSide(side, -gateHalf * 1.7, half + depth / 2),
    onSide(side, -gateHalf * 1.7, half + depth),
    onSide(side, gateHalf * 1.7, half + depth),
    onSide(side, gateHalf * 1.7, half + depth / 2),
    onSide(side, gateHalf, half + depth / 2),
    onSide(side, gateHalf, half),
  ]);
  return polygon(corners);
}

/**
 * A flame that stands on the point `foot` below the centre and rises to `tip` above it. The points of its outline are shares of its breadth
 * and height, from the middle of its foot.
 */
export function flame(tip: number, foot: number, breadth: number): string {
  const height = tip + foot;
  const point = (across: number, up: number) => at(offset(across * breadth, foot - up * height));
  return (
    `M${point(0.06, 1)}C${point(0.16, 0.78)} ${point(1, 0.6)} ${point(1, 0.31)}C${point(1, 0.12)} ${point(0.56, 0)} ${point(0, 0)}` +
    `C${point(-0.56, 0)} ${point(-1, 0.12)} ${point(-1, 0.32)}C${point(-1, 0.47)} ${point(-0.72, 0.57)} ${point(-0.66, 0.74)}` +
    `C${point(-0.52, 0.66)} ${point(-0.46, 0.58)} ${point(-0.4, 0.48)}C${point(-0.1, 0.56)} ${point(0.12, 0.8)} ${point(0.06, 1)}Z`
  );
}

/** A straight string between two points given as offsets from the centre. */
export function line(fromX: number, fromY: number, toX: number, toY: number): string {
  return `M${at(offset(fromX, fromY))}L${at(offset(toX, toY))}`;
}

/** An arc between two points at the height `y`, bent downwards by `bend`. */
export function bow(halfWidth: number, y: number, bend: number): string {
  return `M${at(offset(-halfWidth, y))}Q${at(offset(0, y + bend))} ${at(offset(halfWidth, y))}`;
}

/** Draws something as often as asked, at equal angles all around. */
function around(count: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('');
}

/** A point at a distance `out` from the centre towards a side, and `along` that side from its middle. */
function onSide(side: number, along: number, out: number): Point {
  return polar(Math.hypot(along, out), side + (Math.atan2(along, out) * 180) / Math.PI);
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** A point as path data. */
function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
