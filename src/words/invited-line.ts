import type { InEachLanguage } from '#kernel/language.ts';

export type InvitedState = 'invited' | 'over' | 'ready' | 'declined' | 'withdrawn' | 'done';

/** How an invited person is named to whoever has invited them: by a number and a state, and by nothing else. */
export const INVITED_LINE: InEachLanguage<(number: number, state: InvitedState) => string> = {
  ru: (number, state) =>
    `Приглашённый ${number}: ${{ invited: 'ждём ответа', over: 'ссылка просрочена', ready: 'готово', declined: 'отказ', withdrawn: 'согласие отозвано', done: 'ритуалы завершены' }[state]}`,
  en: (number, state) =>
    `Invited person ${number}: ${{ invited: 'no answer yet', over: 'the link is over', ready: 'ready', declined: 'declined', withdrawn: 'consent taken back', done: 'the rituals are over' }[state]}`,
};
