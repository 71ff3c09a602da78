import { artifact, GOLD, type Pdf } from './pdf-parts.ts';

const PETALS = 12;
const RED = '#b3261e';

/** The wheel of a yantra: twelve petals, two triangles, a point. */
export function drawEmblem(
  pdf: Pdf,
  { x, y, radius: outer }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  const inner = outer * 0.66;
  artifact(pdf, () => {
    pdf.lineWidth(0.9).circle(x, y, outer).stroke(GOLD).circle(x, y, inner).stroke(GOLD);
    for (let petal = 0; petal < PETALS; petal += 1) {
      /** The point at a distance from the middle, so many petals further round than this one. */
      const at = (turn: number, radius: number): [number, number] => {
        const angle = ((petal + turn) * 2 * Math.PI) / PETALS;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      };
      const [tipX, tipY] = at(0, outer * 0.97);
      const [leftX, leftY] = at(-0.5, inner);
      const [rightX, rightY] = at(0.5, inner);
      pdf.moveTo(leftX, leftY).quadraticCurveTo(...at(-0.4, outer * 0.9), tipX, tipY);
      pdf.quadraticCurveTo(...at(0.4, outer * 0.9), rightX, rightY).stroke(GOLD);
    }
    for (const turn of [-Math.PI / 2, Math.PI / 2]) {
      const corner = (index: number): [number, number] => {
        const angle = turn + (index * 2 * Math.PI) / 3;
        return [x + inner * 0.92 * Math.cos(angle), y + inner * 0.92 * Math.sin(angle)];
      };
      pdf.polygon(corner(0), corner(1), corner(2)).stroke(GOLD);
    }
    pdf.circle(x, y, outer * 0.076).fill(RED);
  });
}
