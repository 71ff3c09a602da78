import { FIRST_LANGUAGE } from '#kernel/language.ts';
import { OperatorError } from '#kernel/operator-error.ts';
import { composeOperatedStaff } from '#modules/staff/index.ts';
import { defineCommand } from '../../commands/command.ts';
import { type StaffGround, staffDeps } from '../staff.ts';
import { outcomeOf } from './command-words.ts';

/** An address has at most 254 characters, 64 of them before the @. */
const EMAIL = /[^\s@]{1,64}@[^\s@]{1,189}/;

/** Makes the first administrator, or takes away the lost second factors of one of the staff. */
export const admin = defineCommand({
  name: 'admin',
  meaning: 'make the first administrator, or, with reset, take away the lost second factors of one of the staff',
  options: {
    email: { value: 'E-MAIL', meaning: 'of the person, who may have an account or not', isRequired: true, pattern: EMAIL },
    reset: { value: 'yes', meaning: "take the person's second factors away, to be added anew", pattern: /yes/ },
    another: { value: 'yes', meaning: 'although the shop has an administrator, whom nobody can reach', pattern: /yes/ },
  },
  run: (ground: StaffGround, { email, reset, another }, { operator }) =>
    outcomeOf(OperatorError, async () => {
      const staff = composeOperatedStaff(staffDeps(ground));
      const panel = `${ground.config.publicUrl}/admin-panel`;
      const signIn = `open ${panel}, sign in as ${email} with the code from the mail`;
      const next = `Next: ${signIn}, and add a passkey or an authenticator app within ten minutes.`;
      if (reset) {
        await staff.resetFactors({ email, operator });
        return [`The second factors of ${email} are taken away, and all their sessions have ended.`, next];
      }
      await staff.makeAdministrator({ email, operator, isAnotherAllowed: another !== undefined, language: FIRST_LANGUAGE });
      return [`${email} is an administrator now.`, next];
    }),
});
