/** All settings that production requires, except a gateway for coins, which does not exist yet. */
export const PRODUCTION: Record<string, string> = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop:canary-password@db.example/shop?sslmode=verify-full&sslrootcert=system',
  SECRET_KEYS: 'canary'.repeat(6),
  SELLER_DETAILS: 'Canary Yagyas Ltd; 7 Fire Street, Pune',
  CARD_LINK_URL: 'https://pay.example/checkout',
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: 'smtps://shop:canary-password@mail.example',
  MAIL_FROM: 'shop@shop.example',
  SMS_TRANSPORT: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'canary-token-of-the-account',
  TWILIO_FROM: '+15005550006',
};
