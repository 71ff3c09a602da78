import { Minus, Plus } from 'lucide-react';
import { classNames } from './class-names.ts';

interface StepperProps {
  /** Name of the value, for screen readers. */
  label: string;
  /** The value in words, between the buttons. */
  value: string;
  /** Undefined where the value cannot go further that way. */
  onDecrease: (() => void) | undefined;
  onIncrease: (() => void) | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  className?: string;
}

const STEP_CLASS =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-150 not-aria-disabled:hover:bg-soft not-aria-disabled:hover:text-accent aria-disabled:text-muted aria-disabled:opacity-50 noscript:hidden';

/** A value with a minus and a plus button. At its end a button keeps the focus: whoever presses keys goes on from there. */
export function Stepper({ label, value, onDecrease, onIncrease, decreaseLabel, increaseLabel, className }: StepperProps) {
  return (
    <fieldset
      aria-label={label}
      className={classNames('inline-flex items-center justify-between rounded-full border border-line bg-bg', className)}
    >
      <button type="button" className={STEP_CLASS} aria-label={decreaseLabel} aria-disabled={!onDecrease} onClick={onDecrease}>
        <Minus size={15} aria-hidden="true" />
      </button>
      <span aria-live="polite" className="min-w-18 px-0.5 text-center text-sm">
        {value}
      </span>
      <button type="button" className={STEP_CLASS} aria-label={increaseLabel} aria-disabled={!onIncrease} onClick={onIncrease}>
        <Plus size={15} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
