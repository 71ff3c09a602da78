export { SUPPORT_EMAIL } from '#kernel/support.ts';

export const SUPPORT_MESSENGER = '@vedic_support';
