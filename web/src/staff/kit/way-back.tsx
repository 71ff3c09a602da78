import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePanel } from './panel.tsx';

/** The way from a page to the list or the page above it. */
export function WayBack({ place, text }: { place: string; text: string }) {
  const { to } = usePanel();
  return (
    <Link to={to(place)} className="mb-3 inline-flex min-h-11 items-center gap-1 text-accent text-sm">
      <ChevronLeft size={16} aria-hidden="true" />
      {text}
    </Link>
  );
}
