import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Sanskrit } from '../../../ui/late/sanskrit.tsx';
import { Card } from '../../kit/page/card.tsx';
import { PanelHeading } from '../../kit/page/heading.tsx';
import { RecordAwaited } from '../../kit/page/no-page.tsx';
import { usePanel } from '../../kit/page/panel.tsx';
import { namesQuery, type SpelledName } from './sankalpa-calls.ts';
import { SpellingDialog } from './spelling-dialog.tsx';

/** The names of an order as they are read at the fire, in large type. */
export function DeskSankalpa() {
  const { order = '', position = '' } = useParams();
  const { t } = useI18n();
  const { to } = usePanel();
  const query = useQuery(namesQuery(useApi(), order));
  if (!query.data) return <RecordAwaited query={query} />;
  return (
    <>
      <PanelHeading title={t('staffDesk.sankalpa')} />
      <Link to={to(`/desk/${order}/${position}`)} className="text-link mb-3 inline-flex min-h-11 items-center">
        {t('staffDesk.toRitual')}
      </Link>
      <Card>
        {query.data.length === 0 && <p className="text-danger">{t('staff.noName')}</p>}
        <ul>
          {query.data.map((name) => (
            <Name key={name.name} orderId={order} name={name} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Name({ orderId, name }: { orderId: string; name: SpelledName }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex items-start gap-2 border-line py-3 not-last:border-b">
      <div className="min-w-0 grow">
        <Sanskrit {...name} isLarge />
        <p className="wrap-anywhere text-muted">
          <bdi>{name.source}</bdi>
          {name.correctedBy && ` · ${t(name.correctedBy === 'staff' ? 'staffDesk.spelledHere' : 'staffDesk.spelledByClient')}`}
        </p>
        {name.unmapped.length > 0 && (
          <p className="text-danger">{t('staffDesk.unmapped', { letters: name.unmapped.join(' ') })}</p>
        )}
        {name.note && <p className="wrap-anywhere text-muted text-sm">{name.note}</p>}
      </div>
      <IconButton label={t('staffDesk.spellingOf', { name: name.name })} onClick={() => setOpen(true)} className="text-muted">
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      {isOpen && <SpellingDialog orderId={orderId} name={name} shown={[]} onClose={() => setOpen(false)} />}
    </li>
  );
}
