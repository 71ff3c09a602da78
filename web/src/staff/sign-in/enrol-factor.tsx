import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { Awaited, QueryError } from '../kit/page/page-parts.tsx';
import { refusalText, type StaffAccess } from './access.ts';
import { CodeForm } from './code-form.tsx';
import { makePasskey, supportsPasskeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { setCodesShown } from './shown-codes.ts';

interface EnrolFactorProps {
  access: StaffAccess;
  intro: string;
  /** Called when the factor is added and the recovery codes, if there are new ones, are kept. */
  onDone: () => void;
}

/** Adds a second factor: a passkey, or an authenticator app. With the first factor the shop makes recovery codes, which are shown once. */
export function EnrolFactor({ access, intro, onDone }: EnrolFactorProps) {
  const { t } = useI18n();
  const canUsePasskeys = access.canUsePasskeys && supportsPasskeys();
  const [isApp, setApp] = useState(!canUsePasskeys);
  const [codes, setCodes] = useState<readonly string[]>();
  // Whoever leaves without the codes comes back to the panel all the same, where new ones can be made.
  useEffect(() => () => setCodesShown(false), []);
  const onAdded = (newCodes: readonly string[] | null) => {
    if (!newCodes) return onDone();
    setCodesShown(true);
    setCodes(newCodes);
  };
  const onKept = () => {
    setCodesShown(false);
    onDone();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={onKept} />;
  return (
    <div className="flex flex-col gap-4">
      <p>{intro}</p>
      {isApp ? <AddAuthenticator onAdded={onAdded} /> : <AddPasskey onAdded={onAdded} />}
      {canUsePasskeys && (
        <Button variant="quiet" onClick={() => setApp(!isApp)}>
          {t(isApp ? 'access.ratherPasskey' : 'access.ratherApp')}
        </Button>
      )}
    </div>
  );
}

interface AddFactorProps {
  /** Gets the recovery codes, if there are new ones. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

function AddPasskey({ onAdded }: AddFactorProps) {
  const { t } = useI18n();
  const add = useChange({ send: addPasskey, onDone: onAdded });
  return (
    <>
      <p className="text-muted text-sm">{t('access.passkeyWhat')}</p>
      <Button variant="primary" isBusy={add.isPending} onClick={() => add.mutate()}>
        {t(add.isPending ? 'access.waitingForDevice' : 'access.addPasskey')}
      </Button>
      <Alert>{add.error && refusalText(add.error, t)}</Alert>
    </>
  );
}

/** Makes a passkey and stores it; returns the recovery codes, if there are new ones. */
async function addPasskey(api: Api): Promise<readonly string[] | null> {
  const { challengeId, options } = await dataOf(api.POST('/api/staff/passkeys/options', {}));
  const passkey = await makePasskey(options);
  const { recoveryCodes } = await dataOf(api.POST('/api/staff/passkeys', { body: { challengeId, ...passkey } }));
  return recoveryCodes;
}

/** Shows the secret for the app, as a picture and as a text, and asks for the first code of the app. */
function AddAuthenticator({ onAdded }: AddFactorProps) {
  const { t } = useI18n();
  const api = useApi();
  const offer = useQuery({
    queryKey: ['/api/staff/authenticators/offer'],
    queryFn: () => dataOf(api.POST('/api/staff/authenticators/offer', {})),
    // Another offer would have another secret than the app that has read this one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const add = useChange({
    send: (api, body: { challengeId: string; code: string }) => dataOf(api.POST('/api/staff/authenticators', { body })),
    onDone: (added) => onAdded(added.recoveryCodes),
  });
  return (
    <Awaited query={offer} rows={2}>
      {({ challengeId, secret, uri }) => (
        <>
          <p className="text-muted text-sm">{t('access.appText')}</p>
          <div className="self-center rounded-card bg-code-paper p-4">
            <QRCodeSVG
              value={uri}
              size={184}
              level="M"
              title={t('access.appQr')}
              role="img"
              bgColor="transparent"
              fgColor="currentColor"
              className="text-code-ink"
            />
          </div>
          <p className="text-sm">
            {t('access.appSecret')} <code className="wrap-anywhere font-semibold">{inGroups(secret)}</code>
            <CopyButton text={secret} label={t('access.copySecret')} copiedLabel={t('frame.copied')} />
          </p>
          <CodeForm
            kind="digits"
            label={t('access.appCode')}
            hint={t('access.appCodeHint')}
            action={t('access.addApp')}
            isPending={add.isPending}
            error={add.error ? refusalText(add.error, t) : undefined}
            onSubmit={(code) => add.mutate({ challengeId, code })}
          />
          {/* An offer lives for five minutes or five wrong codes; after that the shop refuses every code for it. */}
          {add.error && <Button onClick={() => void offer.refetch().then(add.reset)}>{t('access.newAppQr')}</Button>}
          <QueryError query={offer} />
        </>
      )}
    </Awaited>
  );
}

/** A secret as people read it out: a space after every four characters. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
