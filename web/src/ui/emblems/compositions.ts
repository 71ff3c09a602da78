import { bow, circle, flame, gate, leaf, leafRing, line, lotusRing, offset, type Point, triangle } from './geometry.ts';

/** A filled point in the accent colour, with its radius. */
interface Dot extends Point {
  readonly r: number;
}

/** An emblem: its strokes as one path, their width, and its accent points. */
export interface EmblemDrawing {
  readonly path: string;
  readonly stroke: number;
  readonly dots: readonly Dot[];
}

/** Widths of the strokes, in grid units. */
const STROKE = 1.25;
const FINE_STROKE = 0.44;

/** Emblems of the rituals, by the service's `icon`; the shop's own mark; the ornament of the first screen. */
const COMPOSE = {
  'maha-mrityunjaya': () =>
    drawing([circle(46), lotusRing(12, 33.5, 44.6), circle(33.5), triangle(31, 0), triangle(31, 180), circle(9.5)], bindu(3)),
  ganesha: () => drawing([gate(39, 5.5, 6), circle(35.5), lotusRing(8, 22.5, 34.2), circle(22.5), triangle(19, 0)], bindu(3)),
  lakshmi: () =>
    drawing(
      [circle(46), lotusRing(16, 33.5, 44.6), circle(33.5), lotusRing(8, 18, 32.2), circle(18), triangle(13.5, 180)],
      bindu(3),
    ),
  saraswati: () =>
    drawing(
      [
        circle(46),
        leafRing(16, 33.2, 44.2, 5.4),
        circle(31.5),
        leaf(0, -28.5, 28.5, 25),
        line(-4.5, -19, -4.5, 19),
        line(4.5, -19, 4.5, 19),
        line(0, -28.5, 0, -4),
        line(0, 4, 0, 28.5),
        bow(9.6, -13, -3),
        bow(9.6, 13, 3),
      ],
      bindu(3),
    ),
  navagraha: () => drawing([gate(39, 5.5, 6), circle(35.5), leafRing(18, 27.5, 34, 3.2), circle(26)], planets()),
  intentions: () =>
    drawing(
      [circle(46), leafRing(27, 40.3, 44.8, 2.4), circle(39), flame(27, 25, 17.5), flame(4.5, 19.5, 7.6)],
      [{ ...offset(0, 12.5), r: 2.6 }],
    ),
  flame: () => drawing([circle(45), circle(40), flame(30, 27, 19.5), flame(4, 20, 8)], [{ ...offset(0, 12), r: 3.4 }], 2.4),
  hero: () =>
    drawing(
      [
        circle(47.6),
        circle(46.4),
        lotusRing(16, 33.4, 45.6),
        leafRing(16, 36, 42.2, 2.4),
        circle(33.4),
        circle(32.4),
        lotusRing(8, 18.4, 31.8),
        lotusRing(8, 18.4, 28, 22.5),
        circle(18.4),
        circle(17.6),
        triangle(16.4, 180),
        triangle(16.4, 0),
        triangle(8.2, 180),
      ],
      bindu(1.9),
      FINE_STROKE,
    ),
} satisfies Record<string, () => EmblemDrawing>;
type EmblemName = keyof typeof COMPOSE;
export const EMBLEM_NAMES = Object.keys(COMPOSE) as EmblemName[];

const drawings = new Map<EmblemName, EmblemDrawing>();

/** Returns the drawing of an emblem, that of the special intentions for an unknown name. It is computed once. */
export function emblemDrawing(name: string): EmblemDrawing {
  const known = isEmblemName(name) ? name : 'intentions';
  const emblem = drawings.get(known) ?? COMPOSE[known]();
  drawings.set(known, emblem);
  return emblem;
}

function isEmblemName(name: string): name is EmblemName {
  return Object.hasOwn(COMPOSE, name);
}

/** Puts strokes and accent points together. */
function drawing(strokes: readonly string[], dots: readonly Dot[], stroke = STROKE): EmblemDrawing {
  return { path: strokes.join(''), stroke, dots };
}

/** The point in the middle. */
function bindu(r: number): Dot[] {
  return [{ ...offset(0, 0), r }];
}

/** The nine luminaries of Vedic astrology: the sun in the middle, eight around it in a square. */
function planets(): Dot[] {
  const steps = [-12, 0, 12];
  return steps.flatMap((x) => steps.map((y) => ({ ...offset(x, y), r: x === 0 && y === 0 ? 4.4 : 2.7 })));
}
