import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { monthInWords } from './own-sums.tsx';

const MONTHS_OFFERED = 24;

interface StatementCardProps {
  /** The path of the API below which the statements are: `/api/partner/indra`. */
  readonly partnerPath: string;
  /** The newest month, YYYY-MM. */
  readonly newest: string;
}

/** The statement of a month, to download: the money that moved for a partner's orders. */
export function StatementCard({ partnerPath, newest }: StatementCardProps) {
  const { t, language } = useI18n();
  const [month, setMonth] = useState(newest);
  const address = `${partnerPath}/statements/${month}?lang=${language}`;
  return (
    <Card title={t('staffPartner.statement')} className="mt-5">
      <p className="mb-3">{t('staffPartner.statementText')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('staffPartner.month')}
          className="w-full max-w-72"
          options={monthsUntil(newest).map((choice) => [choice, monthInWords(choice, language)] as const)}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <a href={address} download title={t('staff.csvFileText')} className={buttonClass()}>
          {t('staff.csvFile')}
        </a>
        <a
          href={`${address}&format=csv-semicolon`}
          download
          title={t('staff.semicolonFileText')}
          className={buttonClass('quiet')}
        >
          {t('staff.semicolonFile')}
        </a>
      </div>
    </Card>
  );
}

/** A month, YYYY-MM, and those before it, the newest first. */
function monthsUntil(newest: string): string[] {
  const [year = 0, month = 1] = newest.split('-').map(Number);
  // A month below zero is one of the years before.
  const firstDays = Array.from({ length: MONTHS_OFFERED }, (_, back) => new Date(Date.UTC(year, month - 1 - back)));
  return firstDays.map((day) => day.toISOString().slice(0, 7));
}
