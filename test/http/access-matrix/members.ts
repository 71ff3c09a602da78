import { get, NOBODY, post, put, type Rows, remove, row, staff } from './rows.ts';

/** The overview, the log, and who belongs to the staff. */
export const MEMBERS: Rows = {
  exportOverview: row(get('/api/admin/exports/overview'), staff('overview.read', 200)),
  getOverview: row(get('/api/admin/overview'), staff('overview.read', 200)),
  listStaffActions: row(get('/api/admin/audit'), staff('audit.read', 200)),
  listMembers: row(get('/api/admin/staff'), staff('staff.manage', 200)),
  inviteMember: row(post('/api/admin/staff', { email: 'nobody@example.invalid', role: 'priest' }), staff('staff.manage', 400)),
  changeMemberRole: row(put(`/api/admin/staff/${NOBODY}`, { role: 'priest' }), staff('staff.manage', 404)),
  suspendMember: row(put(`/api/admin/staff/${NOBODY}/suspension`), staff('staff.manage', 404)),
  restoreMember: row(remove(`/api/admin/staff/${NOBODY}/suspension`), staff('staff.manage', 404)),
  endMemberSessions: row(remove(`/api/admin/staff/${NOBODY}/sessions`), staff('staff.manage', 404)),
  resetMemberFactors: row(remove(`/api/admin/staff/${NOBODY}/factors`), staff('staff.manage', 404)),
};
