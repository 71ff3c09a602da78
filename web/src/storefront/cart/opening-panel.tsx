import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useI18n } from '../../i18n/i18n.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { close, selectIsOpen } from './cart-slice.ts';

const UNNOTICED_MS = 300;

/** The panel's outline while its code is loading; drawn with a delay, so that a fast connection never shows it. */
export function OpeningPanel() {
  const { t } = useI18n();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsOpen);
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), UNNOTICED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Panel open={isOpen && noticed} onClose={() => dispatch(close())} title={t('cart.title')} closeLabel={t('frame.close')}>
      <p role="status" className="sr-only">
        {t('cart.loading')}
      </p>
      <Skeleton className="mb-4 h-28" />
      <Skeleton className="mb-4 h-20" />
      <Skeleton className="h-12" />
    </Panel>
  );
}
