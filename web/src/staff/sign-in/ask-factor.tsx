import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n, Words } from '../../i18n/i18n.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { Awaited } from '../kit/page/page-parts.tsx';
import { accessQuery } from './access.ts';
import { GiveFactor } from './give-factor.tsx';

interface AskFactorProps {
  onClose: () => void;
  onDone: () => void;
}

/** A dialog that asks a member of staff for the second factor once more. */
export default function AskFactor(props: AskFactorProps) {
  return (
    <Suspense>
      <Words areas={['staff', 'staff-access']}>
        <AskAgain {...props} />
      </Words>
    </Suspense>
  );
}

function AskAgain({ onClose, onDone }: AskFactorProps) {
  const { t } = useI18n();
  const query = useQuery(accessQuery(useApi()));
  return (
    <Modal open onClose={onClose} title={t('access.askFactor')}>
      <p className="mb-4 text-muted text-sm">{t('access.askFactorText')}</p>
      <Awaited query={query} rows={2}>
        {(access) => <GiveFactor access={access} onDone={onDone} />}
      </Awaited>
    </Modal>
  );
}
