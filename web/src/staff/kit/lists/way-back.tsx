import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePanel } from '../page/panel.tsx';
import { leftList } from './left-lists.ts';

/** The way from a page to the page above it; to a list as it was left, with its filters, its page and its row. */
export function WayBack({ place, text }: { place: string; text: string }) {
  const pathname = usePanel().to(place);
  const left = leftList(pathname);
  return (
    <Link
      to={{ pathname, search: left?.search ?? '' }}
      state={{ ...(left?.state as object | null | undefined), isReturn: true }}
      className="mb-3 inline-flex min-h-11 items-center gap-1 text-accent text-sm"
    >
      <ChevronLeft size={16} aria-hidden="true" />
      {text}
    </Link>
  );
}
