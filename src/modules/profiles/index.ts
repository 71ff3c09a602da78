export * from './account.ts';
export * from './create-profile.ts';
export * from './edit-profile.ts';
export * from './own-profile.ts';
export * from './ports.ts';
export * from './profile.ts';
