import { NOBODY, post, put, type Rows, remove, staff } from './rows.ts';

/** The overview, the log, and who belongs to the staff. */
export const MEMBERS: Rows = {
  exportOverview: { ask: () => ({ url: '/api/admin/exports/overview' }), ...staff('overview.read', 200) },
  getOverview: { ask: () => ({ url: '/api/admin/overview' }), ...staff('overview.read', 200) },
  listStaffActions: { ask: () => ({ url: '/api/admin/audit' }), ...staff('audit.read', 200) },
  listMembers: { ask: () => ({ url: '/api/admin/staff' }), ...staff('staff.manage', 200) },
  inviteMember: {
    ask: () => post('/api/admin/staff', { email: 'nobody@example.invalid', role: 'priest' }),
    ...staff('staff.manage', 400),
  },
  changeMemberRole: {
    ask: () => put(`/api/admin/staff/${NOBODY}`, { role: 'priest' }),
    ...staff('staff.manage', 404),
  },
  suspendMember: {
    ask: () => put(`/api/admin/staff/${NOBODY}/suspension`),
    ...staff('staff.manage', 404),
  },
  restoreMember: {
    ask: () => remove(`/api/admin/staff/${NOBODY}/suspension`),
    ...staff('staff.manage', 404),
  },
  endMemberSessions: {
    ask: () => remove(`/api/admin/staff/${NOBODY}/sessions`),
    ...staff('staff.manage', 404),
  },
  resetMemberFactors: {
    ask: () => remove(`/api/admin/staff/${NOBODY}/factors`),
    ...staff('staff.manage', 404),
  },
};
