import { readFile } from 'node:fs/promises';

/** Memory that a process has in the machine, in MiB. Linux alone tells it. */
export async function residentMebibytes(pid: number): Promise<number> {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) / 1024;
}
