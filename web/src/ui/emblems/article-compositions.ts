import { type Dot, drawing, type EmblemDrawing } from './compositions.ts';
import { circle, flame, leafRing, lotusRing, offset } from './geometry.ts';
import { crescent, discs, mirrored, moons, shape } from './shapes.ts';

/**
 * Emblems of the articles. Pages show them as SVG files, so that no visitor downloads these drawings: no page imports this module, only
 * `scripts/draw-emblems.ts`, which writes the files, and the tests.
 */
export const ARTICLE_EMBLEMS: Readonly<Record<string, () => EmblemDrawing>> = {
  altar: () =>
    framed(
      [
        flame(31, 5, 14),
        shape('M-23 5L23 5L23 11L-23 11Z'),
        shape('M-17 11L-17 17L17 17L17 11'),
        shape('M-11 17L-11 23L11 23L11 17'),
        shape('M-5 23L-5 28L5 28L5 23'),
      ],
      dot(0, -7),
    ),
  balance: () =>
    framed(
      [
        shape('M0 -14L0 21'),
        shape('M-22 -13Q0 -21 22 -13'),
        mirrored('M-22 -13L-30 8M-22 -13L-14 8'),
        mirrored('M-31.5 8L-12.5 8Q-15 17 -22 17Q-29 17 -31.5 8Z'),
        mirrored('M-22 8Q-26.5 2 -22 -4Q-17.5 2 -22 8Z'),
        mirrored('M-11 28Q-8 22 0 21'),
        shape('M-13 28L13 28'),
        shape('M0 -20Q-4 -25 0 -31Q4 -25 0 -20'),
      ],
      dot(0, -17),
    ),
  hand: () =>
    framed(
      [
        shape('M-9.5 32C-9.5 26 -16 23 -16 14L-16 -10Q-16 -14 -12.8 -14Q-9.5 -14 -9.5 -10L-9.5 1'),
        shape('M-9.5 -8L-9.5 -21.5Q-9.5 -25 -6 -25Q-2.5 -25 -2.5 -21.5L-2.5 0'),
        shape('M-2.5 -20L-2.5 -26.5Q-2.5 -30 1 -30Q4.5 -30 4.5 -26.5L4.5 0'),
        shape('M4.5 -19L4.5 -20.5Q4.5 -24 8 -24Q11.5 -24 11.5 -20.5L11.5 4L17.5 -4.5Q20.5 -8.5 23.6 -6.2Q26.4 -4 24 0L15.5 15'),
        shape('M15.5 15C12 21 9.5 25 9.5 32'),
        shape('M-1.5 5.5C0.5 10 4 12.5 4 17C4 20.5 1.5 22.8 -1.5 22.8C-4.5 22.8 -7 20.5 -7 17C-7 12.5 -3.5 10 -1.5 5.5Z'),
      ],
      dot(-1.5, 17, 2.2),
    ),
  kalasha: () =>
    framed(
      [
        shape('M-8 -5C-10 0 -22 2 -22 14C-22 23 -13 28 -8 29L8 29C13 28 22 23 22 14C22 2 10 0 8 -5Z'),
        shape('M-11 -9L11 -9L8 -5L-8 -5Z'),
        shape('M-7.6 -9C-9.6 -13 -8.6 -20 0 -32C8.6 -20 9.6 -13 7.6 -9'),
        mirrored('M-7.5 -9.5Q-9 -21 -19 -27Q-20.5 -16 -11 -9'),
        mirrored('M-11 -9Q-19 -15 -28 -11Q-20 -3 -10 -6.5'),
        shape('M-21.3 10Q0 16.5 21.3 10'),
        shape('M-21.2 18Q0 24.5 21.2 18'),
      ],
      dot(0, 4.6),
    ),
  moons: () => framed([moons(25, 7), leafRing(12, 10.4, 15.4, 2), circle(8.6)], dot(0, 0)),
  mansions: () => framed([discs(27, 31.2, 2.1), circle(24.8), crescent(17)], dot(0, -5)),
  'lunar-steps': () =>
    framed([discs(30, 31.2, 1.7), circle(25), shape('M0 0L0 -25'), shape('M0 0L10.2 -22.8'), circle(4)], dot(0, 0, 1.8)),
  'two-halves': () =>
    framed(
      [circle(29), shape('M0 -29Q-22 0 0 29'), shape('M0 -29Q22 0 0 29'), mirrored('M0 -29Q-38 0 0 29'), circle(6)],
      dot(0, 0),
    ),
  'water-clock': () =>
    framed(
      [
        shape('M-20 -6C-20 10 -12 18 0 18C12 18 20 10 20 -6Z'),
        shape('M-24 -10L24 -10L20 -6L-20 -6Z'),
        shape('M-31 8Q-27 4 -23 8Q-21 10 -18.6 8'),
        shape('M31 8Q27 4 23 8Q21 10 18.6 8'),
        shape('M-27 20Q-22 16 -17 20Q-12 24 -7 22'),
        shape('M27 20Q22 16 17 20Q12 24 7 22'),
        shape('M-14 27Q-7 23 0 27Q7 31 14 27'),
        shape('M0 -31C4 -25 6 -22 6 -19C6 -15.6 3.3 -14 0 -14C-3.3 -14 -6 -15.6 -6 -19C-6 -22 -4 -25 0 -31Z'),
      ],
      dot(0, 13, 1.8),
    ),
  'eleven-petals': () => framed([leafRing(11, 11, 32, 6), circle(9), leafRing(11, 4, 8, 1)], dot(0, 0, 2.2)),
  'palm-leaves': () =>
    framed(
      [
        shape('M-30 -19Q0 -23 30 -19L30 -9Q0 -13 -30 -9Z'),
        shape('M-30 -5Q0 -9 30 -5L30 5Q0 1 -30 5Z'),
        shape('M-30 9Q0 5 30 9L30 19Q0 15 -30 19Z'),
        shape('M0 -29L0 -21M0 -11L0 -7M0 3L0 7M0 17L0 25Q-6 31 0 33Q6 31 0 25'),
        mirrored('M-24 -14.8Q-16 -16.4 -6 -16.8M-24 -0.8Q-16 -2.4 -6 -2.8M-24 13.2Q-16 11.6 -6 11.2'),
      ],
      [...dot(0, -16, 1.6), ...dot(0, -2, 1.6), ...dot(0, 12, 1.6)],
    ),
  lamp: () =>
    framed(
      [
        flame(31, -1, 9.5),
        shape('M-27 3Q0 -6 27 3Q0 12 -27 3Z'),
        shape('M-27 3C-24 15 -13 21 0 21C13 21 24 15 27 3'),
        shape('M0 21Q-6 15 0 8.5Q6 15 0 21Z'),
        mirrored('M-9 19.6Q-16 16 -15 8.5Q-8 11.5 -6 16'),
        shape('M-5 21L-7 26L7 26L5 21'),
        shape('M-14 29.5Q0 22.5 14 29.5Z'),
      ],
      dot(0, -9),
    ),
  'open-lotus': () =>
    framed(
      [
        shape('M0 17C-10 8 -10 -12 0 -29C10 -12 10 8 0 17Z'),
        mirrored('M0 17C-14 11 -21 -6 -16 -23C-11 -19 -7.5 -14 -5.8 -9'),
        mirrored('M0 17C-17 15 -28 3 -29 -11C-24 -11 -20 -9 -17 -6'),
        mirrored('M0 17C-13 21 -28 16 -33 4C-30 2 -27.5 2 -25.5 2.5'),
        shape('M-22 25Q-16.5 22 -11 25Q-5.5 28 0 25Q5.5 22 11 25Q16.5 28 22 25'),
      ],
      dot(0, -2),
    ),
};

/** Adds the frame that all of these emblems share, a ring of small petals. */
function framed(strokes: readonly string[], dots: readonly Dot[]): EmblemDrawing {
  return drawing([circle(46), lotusRing(27, 37.6, 44.8), circle(37.6), ...strokes], dots);
}

/** An accent point at an offset from the centre. */
function dot(x: number, y: number, r = 3): Dot[] {
  return [{ ...offset(x, y), r }];
}
