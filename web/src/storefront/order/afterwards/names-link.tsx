import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/provider.tsx';
import { formatDateTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { isSame } from '../../../memory/late/merge-record.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/late/card.tsx';
import { CopyButton } from '../../../ui/late/copy-button.tsx';
import { Sanskrit } from '../../../ui/late/sanskrit.tsx';
import { useKeptFocus } from '../../../ui/late/use-kept-focus.ts';
import { Failure } from '../order-repair.tsx';
import { namesQuery, type OwnNames, useEndNamesLink, useMakeNamesLink } from './afterwards-calls.ts';

/** Makes and ends the link by which the owner of a certificate shows the names. The names are shown before the link is made. */
export function NamesLink({ id }: { id: string }) {
  const { t, language } = useI18n();
  const { data: certificateNames } = useQuery(namesQuery(useApi(), id));
  const make = useMakeNamesLink(id);
  const end = useEndNamesLink(id);
  const keptFocus = useKeptFocus();
  if (!certificateNames || certificateNames.names.length === 0) return null;
  const { names, print, shown } = certificateNames;
  const link = shown && make.data?.link;
  const areShownNames = shown !== null && isSame(shown.names, names);
  // Each press takes back what the other was refused. A link that was made stays meanwhile, since it is shown this once.
  const makeLink = () => {
    end.reset();
    make.mutate(print);
  };
  const endLink = () => {
    if (make.isError) make.reset();
    end.mutate();
  };
  return (
    <Card title={t('order.names')} className="flex flex-col gap-3 print:hidden">
      <p>{t('order.namesText')}</p>
      {shown && !areShownNames && <NameList title={t('order.namesShown')} names={shown.names} />}
      <NameList title={t(areShownNames ? 'order.namesShown' : 'order.namesWould')} names={names} />
      <p className="text-muted text-sm">{t('order.namesInvited')}</p>
      <div role="status">
        {link ? (
          <>
            <p className="flex items-center gap-2 rounded-field bg-sunk px-4 py-2">
              <span className="min-w-0 grow break-all text-sm">{link}</span>
              <CopyButton text={link} label={t('common.copyLink')} copiedLabel={t('common.linkCopied')} />
            </p>
            <p className="mt-2 text-muted text-sm">{t('order.namesOnce')}</p>
          </>
        ) : (
          shown && <p className="text-sm">{t('order.namesMade', { date: formatDateTime(shown.madeAt, language) })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2" {...keptFocus}>
        <Button isBusy={make.isPending} onClick={makeLink}>
          {t(shown ? 'order.namesAnew' : 'order.namesMake')}
        </Button>
        {shown && (
          <Button variant="quiet" isBusy={end.isPending} onClick={endLink}>
            {t('order.namesEnd')}
          </Button>
        )}
      </div>
      <Failure error={make.error ?? end.error} />
    </Card>
  );
}

function NameList({ title, names }: { title: string; names: OwnNames['names'] }) {
  return (
    <div>
      <p className="text-muted text-sm">{title}</p>
      <ul className="mt-1 max-h-80 divide-y divide-line overflow-y-auto rounded-field bg-sunk px-4">
        {names.map((name, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the names stay where they are, and two may be alike.
          <li key={position} className="py-2">
            <Sanskrit {...name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
