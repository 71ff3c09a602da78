/** Where people reach the shop. */
export const SUPPORT_EMAIL = 'support@example.com';
export const SUPPORT_MESSENGER = '@vedic_support';
