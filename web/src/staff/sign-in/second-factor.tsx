import { useI18n } from '../../i18n/i18n.tsx';

export interface SecondFactorProps {
  /** Called when the second factor was given. */
  onDone: () => void;
}

/** Asks a member of staff who has given a code for the second factor. */
export function SecondFactor(_: SecondFactorProps) {
  const { t } = useI18n();
  return <p>{t('staff.secondFactorText')}</p>;
}
