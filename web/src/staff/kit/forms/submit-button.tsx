import { useI18n } from '../../../i18n/i18n.tsx';
import { Button, type ButtonProps } from '../../../ui/button.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'onClick' | 'disabled' | 'aria-disabled'> {
  /** What was sent has no answer yet. The form itself must not send it again: the button stays pressable, so that it keeps the focus. */
  isPending: boolean;
}

/** The button that sends a form of the panel. It can always be pressed: the form says what it lacks. While an answer is awaited it says so. */
export function SubmitButton({ isPending, variant = 'primary', children, ...rest }: SubmitButtonProps) {
  const { t } = useI18n();
  return (
    <Button type="submit" variant={variant} isBusy={isPending} {...rest}>
      {isPending ? t('staff.running') : children}
    </Button>
  );
}
