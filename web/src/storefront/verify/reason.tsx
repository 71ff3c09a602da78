import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

const SIGNS = {
  true: { Sign: CircleCheck, tone: 'text-ok' },
  false: { Sign: CircleX, tone: 'text-danger' },
  undefined: { Sign: CircleHelp, tone: 'text-gold-ink' },
} as const;

/** Something that was found, good or bad; undefined: nobody knows. The words say the same as the sign. */
export function Reason({ isGood, title, children }: { isGood: boolean | undefined; title: string; children: ReactNode }) {
  const { Sign, tone } = SIGNS[`${isGood}`];
  return (
    <li className="flex gap-3 py-3.5">
      <Sign size={22} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{title}</p>
        <p className="wrap-anywhere text-muted text-sm">{children}</p>
      </div>
    </li>
  );
}
