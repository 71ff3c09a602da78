import { classNames } from '../../ui/class-names.ts';
import type { DeskPerson } from './desk-queries.ts';

/** A name with its stress marks, large enough to be read at arm's length. */
export function ReadName({ person: { name, readAs } }: { person: DeskPerson }) {
  return (
    <p className="wrap-anywhere font-heading font-semibold text-[1.8125rem] leading-tight">
      <bdi>
        {piecesOf(readAs || name).map(({ at, text, isDrawn }) => (
          <span key={at} className={classNames(isDrawn && 'drawn-stress')}>
            {text}
          </span>
        ))}
      </bdi>
    </p>
  );
}

interface Piece {
  /** Where it begins in the name. */
  readonly at: number;
  readonly text: string;
  /** Its stress mark is not in the text, but drawn over it. */
  readonly isDrawn: boolean;
}

/** The Russian letter ya, large or small, with a stress mark. */
const STRESSED_YA = /([\u042f\u044f]\u0301)/;

/** The pieces of a name. The font of the headings sets the stress mark of ya beside the letter, so that mark is drawn instead. */
function piecesOf(name: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of name.split(STRESSED_YA)) {
    const isDrawn = STRESSED_YA.test(part);
    if (part !== '') pieces.push({ at, text: isDrawn ? part.charAt(0) : part, isDrawn });
    at += part.length;
  }
  return pieces;
}
