import type { InEachLanguage } from '#kernel/language.ts';

/** What every letter to a member of staff says. */
export const MEMBER_WORDS: InEachLanguage<Readonly<Record<'how' | 'signIn' | 'foreign' | 'footer', string>>> = {
  ru: {
    how: 'Войдите с этим e-mail по коду. Затем подтвердите вход ключом доступа (отпечаток пальца, лицо или PIN) или кодом из приложения.',
    signIn: 'Вход для сотрудников',
    foreign: 'Если вы об этом не знаете, сразу напишите нам:',
    footer: 'Это письмо отправлено автоматически, потому что изменился ваш доступ сотрудника.',
  },
  en: {
    how: 'Sign in with this e-mail by a code. Then confirm with a passkey (finger, face or PIN) or with a code of an authenticator app.',
    signIn: 'Sign-in for staff',
    foreign: 'If you know nothing of this, write to us at once:',
    footer: 'This message was sent automatically, because your access as a member of staff has changed.',
  },
};

/** What is told to a member by mail. */
export type MemberNews =
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_used'
  | 'recovery_renewed'
  | 'factors_reset'
  | 'sessions_ended'
  | 'staff_invited'
  | 'staff_role'
  | 'staff_suspended'
  | 'staff_restored';

/** What each letter says. */
export const MEMBER_NEWS_WORDS: InEachLanguage<Readonly<Record<MemberNews, Readonly<Record<'subject' | 'lead', string>>>>> = {
  ru: {
    factor_added: {
      subject: 'Добавлен способ подтверждения входа',
      lead: 'К вашему доступу сотрудника добавлен новый ключ доступа или приложение с кодами.',
    },
    factor_removed: {
      subject: 'Удалён способ подтверждения входа',
      lead: 'Один из ваших ключей доступа или приложение с кодами больше не подходит для входа.',
    },
    recovery_used: {
      subject: 'Использован резервный код',
      lead: 'Вход сотрудника подтверждён резервным кодом. Этот код больше не действует. Если ключ потерян, добавьте новый и удалите старый.',
    },
    recovery_renewed: {
      subject: 'Выданы новые резервные коды',
      lead: 'У вас десять новых резервных кодов. Прежние больше не действуют.',
    },
    factors_reset: {
      subject: 'Подтверждение входа сброшено',
      lead: 'Ваши ключи доступа, приложение с кодами и резервные коды больше не действуют, все входы завершены. При следующем входе добавьте новый способ.',
    },
    sessions_ended: {
      subject: 'Ваши входы завершены',
      lead: 'Администратор завершил все ваши входы на всех устройствах. Войти снова можно в любой момент.',
    },
    staff_invited: {
      subject: 'Вы в команде магазина',
      lead: 'Теперь у вас есть доступ сотрудника магазина.',
    },
    staff_role: {
      subject: 'Ваша роль изменена',
      lead: 'Администратор изменил вашу роль в магазине. Войдите снова, чтобы увидеть свои разделы.',
    },
    staff_suspended: {
      subject: 'Доступ приостановлен',
      lead: 'Администратор приостановил ваш доступ сотрудника. Ваши собственные заказы в кабинете по-прежнему доступны.',
    },
    staff_restored: {
      subject: 'Доступ возвращён',
      lead: 'Ваш доступ сотрудника снова действует.',
    },
  },
  en: {
    factor_added: {
      subject: 'A way to confirm your sign-in was added',
      lead: 'A new passkey or an authenticator app was added to your access as a member of staff.',
    },
    factor_removed: {
      subject: 'A way to confirm your sign-in was removed',
      lead: 'One of your passkeys or your authenticator app no longer confirms a sign-in.',
    },
    recovery_used: {
      subject: 'A recovery code was used',
      lead: 'A staff sign-in was confirmed with a recovery code, which is worth nothing any more. If your key is lost, add a new one and remove the old.',
    },
    recovery_renewed: {
      subject: 'You have new recovery codes',
      lead: 'You have ten new recovery codes. The former ones no longer work.',
    },
    factors_reset: {
      subject: 'Your second factors were reset',
      lead: 'Your passkeys, authenticator app and recovery codes no longer work, and you are signed out everywhere. Add a new way with your next sign-in.',
    },
    sessions_ended: {
      subject: 'You were signed out',
      lead: 'An administrator ended all your sessions on all devices. You can sign in again at any time.',
    },
    staff_invited: {
      subject: 'You are on the team of the shop',
      lead: 'You now have access as a member of the shop’s staff.',
    },
    staff_role: {
      subject: 'Your role has changed',
      lead: 'An administrator changed your role in the shop. Sign in again to see your sections.',
    },
    staff_suspended: {
      subject: 'Your access is suspended',
      lead: 'An administrator suspended your access as a member of staff. Your own orders in your account are still there.',
    },
    staff_restored: {
      subject: 'Your access is back',
      lead: 'Your access as a member of staff works again.',
    },
  },
};
