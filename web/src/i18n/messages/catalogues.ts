import en from './en/index.ts';
import ru from './ru/index.ts';

/** Every message in each language, for the server. */
export const CATALOGUES = { ru, en };
