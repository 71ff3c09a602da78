import { classNames } from '../../ui/class-names.ts';
import type { DeskPerson } from './desk-calls.ts';

/** A name as large as it is read from an arm's length, with its stress marks. */
export function ReadName({ person: { name, readAs } }: { person: DeskPerson }) {
  return (
    <p className="wrap-anywhere font-heading font-semibold text-[1.8125rem] leading-tight">
      <bdi>
        {stressed(readAs || name).map(({ at, text, isDrawn }) => (
          <span key={at} className={classNames(isDrawn && 'drawn-stress')}>
            {text}
          </span>
        ))}
      </bdi>
    </p>
  );
}

/** Parts of a name. The font of the headings sets the stress mark of this letter beside it, so the mark is drawn over it instead. */
function stressed(text: string): { at: number; text: string; isDrawn: boolean }[] {
  let at = 0;
  return text.split(/([\u042f\u044f]\u0301)/).flatMap((part, index) => {
    const isDrawn = index % 2 === 1;
    const piece = { at, text: isDrawn ? part.charAt(0) : part, isDrawn };
    at += part.length;
    return part === '' ? [] : [piece];
  });
}
