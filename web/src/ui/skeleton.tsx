import { classNames } from './class-names.ts';

/** The place of something that is loading; size it by class names. Say 'loading' once beside a group of them. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe rounded-field bg-line', className)} />;
}
