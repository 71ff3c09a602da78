import { p } from '@mikro-orm/postgresql';

// Columns that many tables have. Instants, like dates, are read as text and parsed where they are used; amounts of coins stay text,
// because a double cannot hold them exactly.
export const instant = () => p.string().columnType('timestamptz(3)');
export const units = () => p.string().columnType('numeric(40,0)');
export const uuid = () => p.uuid();
