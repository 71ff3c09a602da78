import { CircleCheck, Flower, type LucideIcon } from 'lucide-react';

export interface Sign {
  readonly Icon: LucideIcon;
  readonly colorClass: string;
}

/** The signs of days that are good for a ritual to begin on. */
export const GOOD_SIGNS = {
  best: { Icon: Flower, colorClass: 'text-accent' },
  good: { Icon: CircleCheck, colorClass: 'text-ok' },
} satisfies Record<string, Sign>;

/** Draws a sign, without a name for screen readers: words stand beside it. */
export function SignIcon({ sign: { Icon, colorClass }, size }: { sign: Sign; size: number }) {
  return <Icon size={size} aria-hidden="true" className={`shrink-0 ${colorClass}`} />;
}
