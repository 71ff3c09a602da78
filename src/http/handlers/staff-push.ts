import { describeDevice } from '#modules/auth/index.ts';
import type { Staff } from '#modules/staff/index.ts';
import type { Handlers } from '../contract/contract.ts';

/** To which browsers a member gets pushes. */
export function staffPushHandlers(staff: Staff) {
  return {
    async getStaffPush({ caller }) {
      return { status: 200, body: await staff.viewPush(caller) };
    },
    async addPushDevice({ caller, body, browser }) {
      const { endpoint, keys } = body;
      const device = describeDevice(browser.userAgent);
      return { status: 200, body: await staff.addPushDevice(caller, { endpoint, ...keys, device }) };
    },
    async removePushDevice({ caller, params }) {
      await staff.removePushDevice(caller, params.id);
      return { status: 204, body: undefined };
    },
  } satisfies Partial<Handlers>;
}
