import { useState } from 'react';
import { type Api, dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { refusalText, type StaffAccess } from './access.ts';
import { CodeForm } from './code-form.tsx';
import { type PasskeyOptions, signWithPasskey, supportsPasskeys } from './passkeys.ts';

type Way = 'passkey' | 'code' | 'recovery';

interface Factor {
  readonly way: Way;
  /** What was typed; a passkey has nothing to type. */
  readonly code?: string;
}

/** Asks for the second factor: a passkey where one can be used, else the code of the app; a recovery code is for whoever has lost both. */
export function GiveFactor({ access, onDone }: { access: StaffAccess; onDone: () => void }) {
  const { t } = useI18n();
  const ways = waysOf(access);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const give = useChange({ send: giveFactor, onDone });
  const error = give.error ? refusalText(give.error, t) : undefined;
  // After success the page goes on: until then the button stays busy.
  const isPending = give.isPending || give.isSuccess;
  const change = (next: Way) => {
    give.reset();
    setWay(next);
  };
  return (
    <div className="flex flex-col gap-4">
      {way === 'passkey' && (
        <>
          <p>{t('access.passkeyText')}</p>
          <Button variant="primary" isBusy={isPending} onClick={() => give.mutate({ way })}>
            {t(isPending ? 'access.waitingForDevice' : 'access.confirmPasskey')}
          </Button>
          <Alert>{error}</Alert>
        </>
      )}
      {way !== 'passkey' && (
        <CodeForm
          key={way}
          kind={way === 'code' ? 'digits' : 'recovery'}
          label={t(way === 'code' ? 'access.appCode' : 'access.recoveryCode')}
          hint={t(way === 'code' ? 'access.appCodeHint' : 'access.recoveryHint')}
          action={t('access.confirm')}
          isPending={isPending}
          error={error}
          onSubmit={(code) => give.mutate({ way, code })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => change(other)}>
              {t(`access.by.${other}`)}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** The ways that this member can use in this browser, the best first. */
function waysOf({ factors, canUsePasskeys, recoveryCodesLeft }: StaffAccess): Way[] {
  const kinds = new Set(factors.map(({ kind }) => kind));
  const ways: Way[] = [];
  if (kinds.has('passkey') && canUsePasskeys && supportsPasskeys()) ways.push('passkey');
  if (kinds.has('authenticator')) ways.push('code');
  if (recoveryCodesLeft > 0) ways.push('recovery');
  return ways;
}

async function giveFactor(api: Api, factor: Factor): Promise<void> {
  const { challengeId, passkeyOptions } = await dataOf(api.POST('/api/staff/second-factor/challenge', {}));
  const proof = await proofOf(factor, passkeyOptions);
  await api.POST('/api/staff/second-factor', { body: { challengeId, ...proof } });
}

async function proofOf({ way, code = '' }: Factor, passkeyOptions: PasskeyOptions | null | undefined) {
  if (way === 'code') return { code };
  if (way === 'recovery') return { recoveryCode: code };
  // The passkeys are gone since the page was read: told in the words for a device that could not sign.
  if (!passkeyOptions) throw new Error('no passkey');
  return { passkey: await signWithPasskey(passkeyOptions) };
}
