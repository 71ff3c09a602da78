import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PlaceLink } from '../kit/page/panel.tsx';

interface ArrowLinkProps {
  place: string;
  /** Its accessible name. */
  label: string;
  direction: 'back' | 'on';
}

/** An arrow to the day or the week before or after. */
export function ArrowLink({ place, label, direction }: ArrowLinkProps) {
  const Icon = direction === 'back' ? ChevronLeft : ChevronRight;
  return (
    <PlaceLink place={place} aria-label={label} className="grid size-11 shrink-0 place-content-center rounded-full hover:bg-soft">
      <Icon size={20} aria-hidden="true" />
    </PlaceLink>
  );
}
