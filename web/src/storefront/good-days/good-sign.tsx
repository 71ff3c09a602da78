import { CircleCheck, Flower, type LucideIcon } from 'lucide-react';

export interface Sign {
  readonly Icon: LucideIcon;
  readonly color: string;
}

/** The signs of days on which a ritual had better begin. */
export const GOOD_SIGNS = {
  best: { Icon: Flower, color: 'text-accent' },
  good: { Icon: CircleCheck, color: 'text-ok' },
} satisfies Record<string, Sign>;

/** Words stand beside it. */
export function SignIcon({ sign: { Icon, color }, size }: { sign: Sign; size: number }) {
  return <Icon size={size} aria-hidden="true" className={`shrink-0 ${color}`} />;
}
