import type { StaffRole } from '#kernel/caller.ts';
import type { Bilingual, Language } from '#kernel/language.ts';
import { BRAND } from './brand.ts';
import { wordsIn } from './words-in.ts';

/**
 * What letters about the access of a member of staff say: `notYou` and `footer` all of them, the rest those that lead to the sign-in. `confirm`: how
 * to sign in with a second factor, `steps`: how without one.
 */
export const MEMBER_WORDS = wordsIn({
  ru: {
    confirm:
      'Войдите с этим e-mail по коду. Затем подтвердите вход ключом доступа (отпечаток пальца, лицо или PIN) или кодом из приложения.',
    first: 'Как пройдёт первый вход:',
    next: 'Как пройдёт следующий вход:',
    steps: [
      'Откройте вход для сотрудников и введите этот e-mail: код придёт сюда же.',
      'В течение десяти минут после кода добавьте второй шаг: ключ доступа (отпечаток пальца, лицо или PIN устройства) или приложение с кодами.',
      'Сохраните десять резервных кодов. Они понадобятся, если устройство потеряется.',
    ],
    signIn: 'Вход для сотрудников',
    notYou: 'Если вы об этом не знаете, сразу напишите нам:',
    footer: 'Это письмо отправлено автоматически, потому что изменился ваш вход или доступ сотрудника.',
  },
  en: {
    confirm:
      'Sign in with this e-mail by a code. Then confirm with a passkey (finger, face or PIN) or with a code of an authenticator app.',
    first: 'How you sign in for the first time:',
    next: 'How you sign in next time:',
    steps: [
      'Open the sign-in for staff and enter this e-mail: the code comes here.',
      'Within ten minutes of the code add a second step: a passkey (finger, face or PIN of the device) or an authenticator app.',
      'Keep the ten recovery codes. You need them if the device is lost.',
    ],
    signIn: 'Sign-in for staff',
    notYou: 'If you know nothing of this, write to us at once:',
    footer: 'This message was sent automatically, because your sign-in or your access as a member of staff has changed.',
  },
});

/** What the staff are called by their roles, as in the panel. */
export const ROLE_NAMES: Readonly<Record<StaffRole, Bilingual>> = {
  administrator: { ru: 'Администратор', en: 'Administrator' },
  operator: { ru: 'Оператор', en: 'Operator' },
  editor: { ru: 'Редактор', en: 'Editor' },
  priest: { ru: 'Жрец', en: 'Priest' },
  partner: { ru: 'Партнёр', en: 'Partner' },
};

/** The words of an invitation. `by` is whoever invites: an administrator, by e-mail if there is one, or whoever ran a command on the server. */
export const MEMBER_INVITATION_WORDS = wordsIn({
  ru: {
    subject: `Приглашение в команду магазина «${BRAND.ru}»`,
    lead: (by: string) => `${by} приглашает вас в команду магазина «${BRAND.ru}».`,
    administrator: 'Администратор',
    operator: (name: string) => `Оператор сервера (${name})`,
    role: 'Ваша роль',
    until: 'Срока у приглашения нет: оно действует, пока администратор не приостановит ваш доступ.',
  },
  en: {
    subject: `You are invited to the team of ${BRAND.en}`,
    lead: (by) => `${by} invites you to the team of ${BRAND.en}.`,
    administrator: 'An administrator',
    operator: (name) => `The operator of the server (${name})`,
    role: 'Your role',
    until: 'The invitation does not expire: it is valid until an administrator suspends your access.',
  },
});

/** What is told to a member by mail, besides an invitation. */
export const MEMBER_NEWS_WORDS = wordsIn({
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
      lead: 'A staff sign-in was confirmed with a recovery code, which no longer works. If your key is lost, add a new one and remove the old.',
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
});

export type MemberNews = keyof (typeof MEMBER_NEWS_WORDS)[Language];
