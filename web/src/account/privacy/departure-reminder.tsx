import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { departureQuery } from './departure.ts';

/** Reminds a customer who waits for their money that the account is deleted after that; nothing for everybody else. */
export function DepartureReminder() {
  const { t, language } = useI18n();
  const choice = useQuery(departureQuery(useApi())).data?.choice;
  if (!choice) return null;
  return (
    <div role="status" className="mt-3 rounded-field bg-sunk px-4 py-3 text-sm">
      <p>{t('account.leaving', { day: formatDateTime(choice.askedAt, language) })}</p>
      {choice.isAskedAgain && <p className="mt-1 font-semibold">{t('account.leavingAgain')}</p>}
    </div>
  );
}
