import { readFileSync, writeFileSync } from 'node:fs';
import { type Contract, promised } from './promised.ts';

const folder = new URL('../../openapi/', import.meta.url);

/** A text of the folder `openapi`. */
export const readText = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
export const writeText = (name: string, text: string): void => writeFileSync(new URL(name, folder), text);

/** The contract on which programs rely since the last release. */
export const releasedContract = (): Contract => JSON.parse(readText('released/openapi.json'));

/** The same part of the contract as it stands now. */
export const currentContract = (): Contract => promised(JSON.parse(readText('generated/openapi.json')));
