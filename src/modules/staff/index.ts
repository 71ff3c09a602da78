export { createViewMember, type StaffMember } from './view-member.ts';
