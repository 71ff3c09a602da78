import type { Caller } from '#kernel/caller.ts';
import { describeDevice } from '#modules/auth/index.ts';
import type { OwnPush, PushDevice } from '#modules/staff/index.ts';
import type { Handlers } from '../contract/contract.ts';

export interface PushUseCases {
  readonly viewPush: (caller: Caller) => Promise<OwnPush>;
  readonly addPushDevice: (
    caller: Caller,
    added: { endpoint: string; p256dh: string; auth: string; device: string },
  ) => Promise<PushDevice>;
  readonly removePushDevice: (caller: Caller, id: string) => Promise<void>;
}

type Operation = 'getStaffPush' | 'addPushDevice' | 'removePushDevice';

/** To which browsers a member gets pushes. */
export function staffPushHandlers(shop: PushUseCases): Pick<Handlers, Operation> {
  return {
    async getStaffPush({ caller }) {
      return { status: 200, body: await shop.viewPush(caller) };
    },
    async addPushDevice({ caller, body, browser }) {
      const { endpoint, keys } = body;
      const device = describeDevice(browser.userAgent);
      return { status: 200, body: await shop.addPushDevice(caller, { endpoint, ...keys, device }) };
    },
    async removePushDevice({ caller, params }) {
      await shop.removePushDevice(caller, params.id);
      return { status: 204, body: undefined };
    },
  };
}
