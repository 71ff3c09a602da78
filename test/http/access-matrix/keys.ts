import type { Permission } from '#kernel/permissions.ts';
import { NOBODY, post, type Row, type Rows, remove, row, staff } from './rows.ts';

/** The keys of partners' programs: the list, a key for an address that is none, and a key that does not exist. */
export const KEYS: Rows = {
  ...onKeys('/api/admin/partners/indra/keys', 'partners.manage', {
    list: 'listKeysOfPartner',
    make: 'makeKeyForPartner',
    rotate: 'rotateKeyOfPartner',
    revoke: 'revokeKeyOfPartner',
  }),
  ...onKeys('/api/partner/indra/keys', 'partner.confirm', {
    list: 'listOwnKeys',
    make: 'makeOwnKey',
    rotate: 'rotateOwnKey',
    revoke: 'revokeOwnKey',
  }),
};

type Operation = 'list' | 'make' | 'rotate' | 'revoke';

function onKeys(url: string, permission: Permission, named: Record<Operation, string>): Record<string, Row> {
  const invalidKey = { name: 'Till', scopes: ['orders:read'], addresses: ['nowhere'] };
  return {
    [named.list]: row({ url }, staff(permission, 200)),
    [named.make]: row(post(url, invalidKey), staff(permission, 400)),
    [named.rotate]: row(post(`${url}/${NOBODY}/rotation`, { keepHours: 0 }), staff(permission, 404)),
    [named.revoke]: row(remove(`${url}/${NOBODY}`), staff(permission, 404)),
  };
}
