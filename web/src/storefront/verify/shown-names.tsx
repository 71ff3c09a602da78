import { useQuery } from '@tanstack/react-query';
import { dataOf } from '../../api/client.ts';
import { isUnknown } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useLinkToken } from '../../page/late/use-link-token.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/late/card.tsx';
import { Sanskrit } from '../../ui/late/sanskrit.tsx';

/** The names that the owner of a certificate shows by a link of their own. */
export function ShownNames({ code }: { code: string }) {
  const token = useLinkToken('#names=');
  return token ? <NamesOfLink code={code} token={token} /> : null;
}

function NamesOfLink({ code, token }: { code: string; token: string }) {
  const { t } = useI18n();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/certificates/names', code, token],
    queryFn: ({ signal }) =>
      dataOf(api.POST('/api/certificates/{code}/names', { params: { path: { code } }, body: { token }, signal })),
    gcTime: 0,
    staleTime: 0,
  });
  const isOver = isUnknown(error);
  return (
    <Card title={t('verify.names')}>
      <div role="status">
        {data && (
          <>
            <p className="mt-2 font-medium">{t('verify.shownUnsigned')}</p>
            <p className="mt-1 text-muted text-sm">{t('verify.shownText')}</p>
            <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
              {data.names.map((name, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the names stay where they are, and two may be alike.
                <li key={position} className="border-line border-t py-2.5">
                  <Sanskrit {...name} />
                </li>
              ))}
            </ul>
          </>
        )}
        {error && <p className="mt-2">{t(isOver ? 'verify.shownOver' : 'verify.shownFailed')}</p>}
      </div>
      {error && !isOver && (
        <Button className="mt-3" onClick={() => void refetch()}>
          {t('frame.retry')}
        </Button>
      )}
    </Card>
  );
}
