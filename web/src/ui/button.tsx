import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from './class-names.ts';

/** `primary`: the main action, once on a screen. `soft`: other actions. `quiet`: actions that are seldom needed. */
export type ButtonVariant = 'primary' | 'soft' | 'quiet';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5.5 py-2 text-center font-semibold transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50 print:hidden';

const COLOUR: Record<ButtonVariant, string> = {
  primary: 'min-h-13 bg-accent px-7 text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  soft: 'bg-soft text-accent enabled:hover:bg-soft-strong [a&]:hover:bg-soft-strong',
  quiet: 'text-muted enabled:hover:bg-sunk enabled:hover:text-ink [a&]:hover:bg-sunk [a&]:hover:text-ink',
};

/** The button's look, for links that act as buttons. */
export function buttonClass(variant: ButtonVariant = 'soft', className?: string): string {
  return classNames(SHAPE, COLOUR[variant], className);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** A press does nothing now, such as while the answer to another is on its way. The button keeps the focus, which a disabled button would lose. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant = 'soft', className, ...rest }: ButtonProps) {
  return <PlainButton className={buttonClass(variant, className)} {...rest} />;
}

/** A round button that shows an icon only; `label` is its name. */
export function IconButton({ label, className, ...rest }: Omit<ButtonProps, 'variant'> & { label: string }) {
  return (
    <PlainButton
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-150 enabled:hover:bg-soft disabled:opacity-40 aria-disabled:opacity-40',
        className,
      )}
      {...rest}
    />
  );
}

function PlainButton({ type = 'button', isBusy, onClick, ...rest }: Omit<ButtonProps, 'variant'>) {
  return <button type={type} aria-disabled={isBusy || undefined} onClick={isBusy ? ignore : onClick} {...rest} />;
}

/** Keeps a busy button of a form from sending it, also when the Enter key in a field presses the button. */
function ignore(press: MouseEvent): void {
  press.preventDefault();
}
