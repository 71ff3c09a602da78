import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { inAllLanguages, trimWords } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { changeSetting, type Setting } from '#modules/settings/index.ts';
import type { RitePartsReader, RitePartsTransact } from './ports.ts';
import { checkParts, type RitePart } from './rite.ts';

interface ServiceDeps {
  /** Tells whether there is such a ritual, shown or not. */
  readonly isService: (id: string) => Promise<boolean>;
}

/** Returns the parts of a ritual. Throws like `requirePermission`, and `not_found`. */
export function createViewParts({ riteParts, isService }: ServiceDeps & { readonly riteParts: RitePartsReader }) {
  return async (caller: Caller, serviceId: string): Promise<Setting<readonly RitePart[]>> => {
    requirePermission(caller, 'content.write');
    if (!(await isService(serviceId))) throw new ShopError('not_found');
    return riteParts.newest(serviceId);
  };
}

interface EditDeps extends WriteDeps<RitePartsTransact>, ServiceDeps {}

/**
 * Replaces the parts of which the editor has read `version`; the history keeps what stood there. Throws like `requirePermission` and
 * `checkParts`; `not_found`, `changed_meanwhile`.
 */
export function createEditParts({ isService, ...deps }: EditDeps) {
  return async (caller: Caller, serviceId: string, version: number, typed: readonly RitePart[]): Promise<void> => {
    const staff = requirePermission(caller, 'content.write');
    if (!(await isService(serviceId))) throw new ShopError('not_found');
    const value = typed.map(({ name, text, ...part }) => ({ ...part, name: trimWords(name), text: trimWords(text) }));
    checkParts(value);
    const change = { staff, version, value };
    await changeSetting(deps, ({ riteParts }) => riteParts.of(serviceId), change, {
      action: 'service.rite_parts_changed',
      subject: { kind: 'service', id: serviceId },
      fieldsOf: (parts) => ({ parts: parts.map(lineOf) }),
    });
  };
}

/** A part as the staff's log has it; its text stands in the history. */
function lineOf({ name, ahutis }: RitePart): string {
  return ahutis > 0 ? `${inAllLanguages(name)} (${ahutis})` : inAllLanguages(name);
}
