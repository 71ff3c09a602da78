/** Where people reach the shop by mail: on its pages and in its messages. */
export const SUPPORT_EMAIL = 'support@example.com';
