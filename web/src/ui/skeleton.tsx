import { classNames } from './class-names.ts';

/** A placeholder while something is loading; class names set its size. Add one text 'loading' for screen readers to each group. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe rounded-field bg-line', className)} />;
}
