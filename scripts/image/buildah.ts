import { execFileSync, spawn } from 'node:child_process';

/** The isolation for which root is enough, on any machine. */
const ISOLATION = '--isolation=chroot';

/** Runs buildah, and returns what it prints. Throws with what it says when it fails. */
export function buildah(args: readonly string[]): string {
  return execFileSync('buildah', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 }).trim();
}

/** Runs a command with the user, folder and environment of its container, and returns what it prints. */
export function runIn(container: string, command: readonly string[], options: readonly string[] = []): string {
  return buildah(['run', ISOLATION, ...options, container, '--', ...command]);
}

/** Starts a command in a container. */
export function startIn(container: string, command: readonly string[], options: readonly string[]) {
  return spawn('buildah', ['run', ISOLATION, ...options, container, '--', ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Builds the image of a Dockerfile without a registry, in Docker's own format, since OCI's has no health checks. `cache` is npm's, so that
 * nothing is fetched twice.
 */
export function buildImage(context: string, tag: string, cache: string): void {
  const files = ['--file', `${context}/docker/Dockerfile`, '--ignorefile', `${context}/docker/Dockerfile.dockerignore`];
  const ways = [ISOLATION, '--pull-never', '--format', 'docker', '--volume', `${cache}:/root/.npm`];
  buildah(['build', ...ways, ...files, '--quiet', '--tag', tag, context]);
}

/** Does buildah keep an image of this full name, such as `docker.io/library/node:24`? */
export function hasImage(name: string): boolean {
  return buildah(['images', '--format', '{{.Name}}:{{.Tag}}']).split('\n').includes(name);
}
