import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { monthInWords } from './own-sums.tsx';

/** So many months can be chosen. */
const MONTHS = 24;

interface StatementCardProps {
  /** Where the API has the statements: `/api/partner/indra`. */
  readonly door: string;
  /** The newest month, YYYY-MM. */
  readonly newest: string;
}

/** What moved for a partner's orders in a month, to download. */
export function StatementCard({ door, newest }: StatementCardProps) {
  const { t, language } = useI18n();
  const [month, setMonth] = useState(newest);
  return (
    <Card title={t('staffPartner.statement')} className="mt-5">
      <p className="mb-3">{t('staffPartner.statementText')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('staffPartner.month')}
          className="w-full max-w-72"
          options={monthsUntil(newest).map((each) => [each, monthInWords(each, language)] as const)}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <a
          href={`${door}/statements/${month}?lang=${language}`}
          download
          title={t('staff.csvFileText')}
          className={buttonClass()}
        >
          {t('staff.csvFile')}
        </a>
        <a
          href={`${door}/statements/${month}?lang=${language}&format=csv-semicolon`}
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

/** A month and those before it, the newest first. */
function monthsUntil(newest: string): string[] {
  const [year = 0, number = 1] = newest.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => new Date(Date.UTC(year, number - 1 - back)).toISOString().slice(0, 7));
}
