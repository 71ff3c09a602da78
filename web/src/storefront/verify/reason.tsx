import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

interface ReasonProps {
  /** Undefined when nobody knows. */
  isGood: boolean | undefined;
  title: string;
  children: ReactNode;
}

/** One result of the check, good, bad or unknown, in a list. The words say the same as the sign. */
export function Reason({ isGood, title, children }: ReasonProps) {
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

function signOf(isGood: boolean | undefined) {
  if (isGood === undefined) return { Sign: CircleHelp, tone: 'text-gold-ink' };
  return isGood ? { Sign: CircleCheck, tone: 'text-ok' } : { Sign: CircleX, tone: 'text-danger' };
}
