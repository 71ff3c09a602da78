import { isTexts, json, remembered } from '../remembered.ts';

/** How far a sign-in has come. */
export interface SignInState {
  readonly step: 'contact' | 'code';
  /** E-mail or phone, as typed. */
  readonly contact: string;
  /** Milliseconds since 1970 from which another code may be asked for. */
  readonly resendAt: number;
}

const parseTexts = json(isTexts);

/** The sign-in under way, so that a reload loses nothing. */
export const signInState = remembered({
  key: 'sign-in',
  where: 'tab',
  personal: true,
  parse: (text): SignInState => {
    const { step, contact = '', resendAt } = parseTexts(text) ?? {};
    return { step: step === 'code' && contact ? 'code' : 'contact', contact, resendAt: Number(resendAt) || 0 };
  },
  format: ({ step, contact, resendAt }) => JSON.stringify({ step, contact, resendAt: `${resendAt}` }),
});
