import { CircleCheck, Flower, type LucideIcon } from 'lucide-react';

export interface Sign {
  readonly Icon: LucideIcon;
  readonly color: string;
}

/** The signs of days that are good for a ritual to begin on. */
export const GOOD_SIGNS = {
  best: { Icon: Flower, color: 'text-accent' },
  good: { Icon: CircleCheck, color: 'text-ok' },
} satisfies Record<string, Sign>;

/** A sign without a name for screen readers: words stand beside it. */
export function SignIcon({ sign: { Icon, color }, size }: { sign: Sign; size: number }) {
  return <Icon size={size} aria-hidden="true" className={`shrink-0 ${color}`} />;
}
