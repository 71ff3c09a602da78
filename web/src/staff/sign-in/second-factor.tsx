import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n, Words } from '../../i18n/i18n.tsx';
import { Awaited, SkeletonRows } from '../kit/page/page-parts.tsx';
import { accessQuery } from './access.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { GiveFactor } from './give-factor.tsx';

interface SecondFactorProps {
  /** Called when the second factor was given. */
  onDone: () => void;
}

/** Asks a member of staff, who has given the code from the e-mail, for the second factor, or lets them add the first one. */
export function SecondFactor({ onDone }: SecondFactorProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={2} />}>
      <Words areas={['staff-access']}>
        <Step onDone={onDone} />
      </Words>
    </Suspense>
  );
}

function Step({ onDone }: SecondFactorProps) {
  const { t } = useI18n();
  // Not asked again by itself: the new answer has the factor that was just added, so its recovery codes would give way to `GiveFactor`.
  const query = useQuery({ ...accessQuery(useApi()), refetchOnWindowFocus: false, refetchOnReconnect: false });
  return (
    <Awaited query={query} rows={2}>
      {(access) => {
        if (access.factors.length > 0) return <GiveFactor access={access} onDone={onDone} />;
        if (access.mayEnrol) return <EnrolFactor access={access} onDone={onDone} intro={t('access.whyFactor')} />;
        return <p className="mb-4">{t('access.codeTooOld')}</p>;
      }}
    </Awaited>
  );
}
