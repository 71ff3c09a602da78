import { useState } from 'react';
import type { User } from '../../api/late/current-user.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { FactorGuard } from '../../staff/sign-in/factor-guard.tsx';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import { EmailChange } from './email-change.tsx';

/** The e-mail of the account, and its change, which a code confirms. `toConfirm` is a new e-mail that still waits for its code. */
export function EmailRow({ user, toConfirm }: { user: User; toConfirm: string | undefined }) {
  const { t } = useI18n();
  /** The e-mail with which the form began; undefined while it is closed. */
  const [begunWith, setBegunWith] = useState(toConfirm);
  const isChanging = begunWith !== undefined;
  const opener = useFocusBack(isChanging);
  return (
    <li className="border-line border-b py-2.5">
      <p className="text-muted text-sm">{t('frame.email')}</p>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
        {user.email ? (
          <bdi className="min-w-0 wrap-anywhere">{user.email}</bdi>
        ) : (
          <span className="text-muted italic">{t('account.notSpecified')}</span>
        )}
        {!isChanging && (
          <button
            ref={opener}
            type="button"
            aria-label={t(user.email ? 'account.change' : 'account.add', { name: t('frame.email') })}
            className="text-link -my-2 min-h-11"
            // Whoever has left an e-mail without its code has perhaps mistyped it, and types it anew.
            onClick={() => setBegunWith('')}
          >
            {t(user.email ? 'common.change' : 'common.add')}
          </button>
        )}
      </div>
      {isChanging && (
        // Only staff are asked for a second factor.
        <FactorGuard>
          <EmailChange initial={begunWith} current={user.email} onDone={() => setBegunWith(undefined)} />
        </FactorGuard>
      )}
    </li>
  );
}
