import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

function signOf(isGood: boolean | undefined) {
  if (isGood === undefined) return { Sign: CircleHelp, tone: 'text-gold-ink' };
  return isGood ? { Sign: CircleCheck, tone: 'text-ok' } : { Sign: CircleX, tone: 'text-danger' };
}

/** Something that was found, good or bad; undefined: nobody knows. The words say the same as the sign. */
export function Reason({ isGood, title, children }: { isGood: boolean | undefined; title: string; children: ReactNode }) {
  const { Sign, tone } = signOf(isGood);
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
