import type { InEachLanguage } from '#kernel/language.ts';

export type InvitedState = 'invited' | 'over' | 'ready' | 'declined' | 'withdrawn' | 'done';

const STATES: InEachLanguage<Readonly<Record<InvitedState, string>>> = {
  ru: {
    invited: 'ждём ответа',
    over: 'ссылка просрочена',
    ready: 'готово',
    declined: 'отказ',
    withdrawn: 'согласие отозвано',
    done: 'ритуалы завершены',
  },
  en: {
    invited: 'no answer yet',
    over: 'the link is over',
    ready: 'ready',
    declined: 'declined',
    withdrawn: 'consent taken back',
    done: 'the rituals are over',
  },
};

/** How an invited person is named to whoever has invited them: by a number and a state, and by nothing else. */
export const INVITED_LINE: InEachLanguage<(number: number, state: InvitedState) => string> = {
  ru: (number, state) => `Приглашённый ${number}: ${STATES.ru[state]}`,
  en: (number, state) => `Invited person ${number}: ${STATES.en[state]}`,
};
