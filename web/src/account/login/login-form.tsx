import { useI18n } from '../../i18n/i18n.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { useSignIn } from './use-sign-in.ts';

interface LoginFormProps {
  /** The contact with which it begins, unless one was typed in this tab. */
  contact?: string;
  /** A sentence on what follows once the code was right; without it, that the profile opens, as it does for customers. */
  next?: string;
  onSignedIn: (isNewUser: boolean) => void;
}

/** Signs in without a password: asks for a contact, then for the code that was sent there. */
export function LoginForm({ contact = '', next, onSignedIn }: LoginFormProps) {
  const { t } = useI18n();
  const signIn = useSignIn(contact, next ?? t('account.signedInText'), onSignedIn);
  const isAtCode = signIn.state.step === 'code';
  return (
    <section aria-labelledby="sign-in" className="rounded-card border border-line bg-surface px-5 py-7 shadow-card md:px-8">
      <div className="mb-5 flex items-center gap-4">
        <Emblem name="flame" className="size-14 shrink-0" />
        <div>
          <h2 id="sign-in" className="text-card">
            {t(isAtCode ? 'account.enterCode' : 'account.signIn')}
          </h2>
          {!isAtCode && <p className="text-muted text-sm">{t('account.signInText')}</p>}
        </div>
      </div>
      {isAtCode ? <CodeStep signIn={signIn} /> : <ContactStep signIn={signIn} />}
    </section>
  );
}
