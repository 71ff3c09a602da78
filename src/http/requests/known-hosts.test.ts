import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { OperationId } from '../contract/contract.ts';
import { refuseForeignHost, sandboxNames } from './known-hosts.ts';

const asked = (hosts: readonly string[], operation?: OperationId) =>
  ({
    raw: { rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host, index) => [index ? 'HOST' : 'Host', host])] },
    headers: { host: hosts[0] },
    routeOptions: { config: { operation } },
  }) as unknown as FastifyRequest;

const names = sandboxNames('https://Sandbox.Example:8443');

describe('a sandbox', () => {
  test.each([
    ...['localhost', 'localhost:3000', 'LOCALHOST:1', 'sandbox.example', 'Sandbox.example:9'],
    ...['127.0.0.1:3000', '10.1.2.3', '[::1]:3000', '[fd00::5]'],
  ])('answers to %s', (host) => expect(() => refuseForeignHost(asked([host]), names)).not.toThrow());

  test.each([
    ...['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'],
    ...['a.localhost', 'a@localhost', 'localhost, evil', '[evil]', ''],
  ])('does not answer to %j, but tells its health', (host) => {
    expect(() => refuseForeignHost(asked([host], 'listSandboxMessages'), names)).toThrow(refusal('unknown_host'));
    for (const operation of ['getLiveness', 'getReadiness'] as const)
      expect(() => refuseForeignHost(asked([host], operation), names)).not.toThrow();
  });
});

test('the real shop answers to every name, which its proxy knows', () => {
  expect(() => refuseForeignHost(asked(['evil.example']), undefined)).not.toThrow();
});

test('two hosts are refused everywhere, the same one twice, too', () => {
  const twice = refusal('invalid_request', field('invalid', 'headers', 'host'));
  for (const second of ['evil.example', 'localhost'])
    for (const known of [names, undefined])
      expect(() => refuseForeignHost(asked(['localhost', second], 'getLiveness'), known)).toThrow(twice);
});
