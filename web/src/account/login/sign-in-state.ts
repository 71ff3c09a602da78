import { isTexts, readTabJson, writeTabJson } from '../../memory/tab-storage.ts';

const KEY = 'sign-in';

/** How far a sign-in has come, so that a reload loses nothing. */
export interface SignInState {
  readonly step: 'contact' | 'code';
  /** E-mail or phone, as typed. */
  readonly contact: string;
  /** Milliseconds since 1970 when another code may be asked for. */
  readonly resendAt: number;
}

export const NOT_BEGUN: SignInState = { step: 'contact', contact: '', resendAt: 0 };

export function readSignIn(): SignInState {
  const { step, contact = '', resendAt } = readTabJson(KEY, isTexts) ?? {};
  return { step: step === 'code' && contact ? 'code' : 'contact', contact, resendAt: Number(resendAt) || 0 };
}

export function keepSignIn({ step, contact, resendAt }: SignInState): void {
  writeTabJson(KEY, { step, contact, resendAt: `${resendAt}` });
}

export function forgetSignIn(): void {
  writeTabJson(KEY, undefined);
}
