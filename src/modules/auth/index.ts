export * from './change-email.ts';
export * from './device.ts';
export * from './one-time-codes.ts';
export * from './ports.ts';
export * from './sessions.ts';
export * from './sign-in.ts';
