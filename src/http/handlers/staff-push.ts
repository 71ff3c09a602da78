import { describeDevice } from '#modules/auth/index.ts';
import type { Staff } from '#modules/staff/index.ts';
import { done, ok } from '../answers/plain-answers.ts';
import type { Handlers } from '../contract/contract.ts';

/** To which browsers a member gets pushes. */
export function staffPushHandlers(staff: Staff) {
  return {
    getStaffPush: async ({ caller }) => ok(await staff.viewPush(caller)),
    async addPushDevice({ caller, body, browser }) {
      const { endpoint, keys } = body;
      const device = describeDevice(browser.userAgent);
      return ok(await staff.addPushDevice(caller, { endpoint, ...keys, device }));
    },
    removePushDevice: async ({ caller, params }) => done(await staff.removePushDevice(caller, params.id)),
  } satisfies Partial<Handlers>;
}
