import { describe, expect, test } from 'vitest';
import { isPrivate, readDatabaseAddress } from './database-address.ts';

test('an address without parameters is read as libpq reads it', () => {
  expect(readDatabaseAddress('postgres://anna:pass%20word@db.example/shop')).toEqual({
    servers: [{ host: 'db.example', port: 5432 }],
    user: 'anna',
    password: 'pass word',
    database: 'shop',
    applicationName: undefined,
    sslMode: 'prefer',
    sslRootCert: undefined,
    sslCert: undefined,
    sslKey: undefined,
  });
});

describe('an address with parameters, a socket or several servers is read as libpq reads it', () => {
  test.each([
    ['postgres:///shop?host=/var/run/postgresql', { servers: [{ host: '/var/run/postgresql', port: 5432 }], database: 'shop' }],
    [
      'postgres://anna@%2Fvar%2Frun%2Fpostgresql:5433/shop',
      { servers: [{ host: '/var/run/postgresql', port: 5433 }], database: 'shop' },
    ],
    ['postgres://[2001:db8::7]:6432/shop', { servers: [{ host: '2001:db8::7', port: 6432 }] }],
    // The parameter wins over the host.
    ['postgres://anna@other.example/shop?host=db.example', { servers: [{ host: 'db.example', port: 5432 }] }],
    // Without a name the database is that of the user.
    ['postgresql://anna@localhost', { servers: [{ host: 'localhost', port: 5432 }], database: 'anna' }],
    ['postgres://db.example/shop?application_name=till%201', { applicationName: 'till 1' }],
    [
      'postgres://db.example/shop?sslmode=verify-ca&sslrootcert=/etc/ca.pem',
      { sslMode: 'verify-ca', sslRootCert: '/etc/ca.pem' },
    ],
    // The system's authorities certify anybody, so the name is checked, too.
    ['postgres://db.example/shop?sslrootcert=system', { sslMode: 'verify-full', sslRootCert: 'system' }],
    [
      'postgres://anna:word@one.example:5433,[2001:db8::7],two.example/shop?target_session_attrs=read-write&sslmode=require',
      {
        servers: [
          { host: 'one.example', port: 5433 },
          { host: '2001:db8::7', port: 5432 },
          { host: 'two.example', port: 5432 },
        ],
        user: 'anna',
        password: 'word',
      },
    ],
    ['postgres://db.example/shop?target_session_attrs=read-write', { servers: [{ host: 'db.example', port: 5432 }] }],
    ['postgres://db.example/shop?sslcert=/c.pem&sslkey=/k.pem', { sslCert: '/c.pem', sslKey: '/k.pem' }],
  ] as const)('%s', (text, expected) => {
    expect(readDatabaseAddress(text)).toMatchObject(expected);
  });
});

describe('what the shop would not heed is refused by name, and its value not shown', () => {
  test.each([
    ['postgres://db.example/shop?statement_timeout=canary', 'statement_timeout'],
    ['postgres://db.example/shop?SSLMODE=canary', 'SSLMODE'],
    ['postgres://db.example/shop?sslmode=canary', 'sslmode'],
    ['postgres://db.example/shop?sslmode=require&sslrootcert=system', 'sslmode=verify-full'],
    ['postgres://anna:canary?canary-word@db.example/shop', 'not an address'],
    ['postgres://db.example/shop?canary%20word=1', 'malformed'],
    ['postgres://one.example/shop?host=canary-a,canary-b', 'before its path'],
    ['postgres://canary-a,canary-b/shop?sslmode=require', 'target_session_attrs=read-write'],
    ['postgres://canary-a,canary-b/shop?sslmode=require&target_session_attrs=any', 'target_session_attrs=read-write'],
    ['postgres://canary-a,canary-b/shop?target_session_attrs=read-write', 'sslmode other than'],
    ['postgres://canary-a,canary-b:port/shop', 'not an address'],
    ['postgres://db.example/shop?target_session_attrs=canary', 'target_session_attrs'],
    ['postgres://db.example/sh%E0%A4%Aop-canary', 'not an address'],
  ])('%s', (text, word) => {
    const read = () => readDatabaseAddress(text);
    expect(read).toThrow(`DATABASE_URL `);
    expect(read).toThrow(word);
    expect(read).not.toThrow(/canary/);
  });
});

test.each([
  ['postgres://db.example/shop', false],
  ['postgres://db.example/shop?sslmode=prefer', false],
  ['postgres://db.example/shop?sslmode=allow', false],
  ['postgres://db.example/shop?sslmode=disable', false],
  ['postgres://10.0.0.7/shop', false],
  ['postgres://db.example/shop?sslmode=require', true],
  ['postgres://db.example/shop?sslmode=verify-ca&sslrootcert=/etc/ca.pem', true],
  ['postgres://db.example/shop?sslmode=verify-full&sslrootcert=system', true],
  ['postgres://127.0.0.1/shop', true],
  ['postgres://localhost/shop', true],
  ['postgres://[::1]/shop', true],
  ['postgres:///shop?host=/var/run/postgresql', true],
  ['postgres://127.0.0.1,10.0.0.7/shop?target_session_attrs=read-write&sslmode=disable', false],
  ['postgres://127.0.0.1,localhost:5433/shop?target_session_attrs=read-write&sslmode=disable', true],
])('%s: nobody between the shop and its database can read along: %s', (text, expected) => {
  expect(isPrivate(readDatabaseAddress(text))).toBe(expected);
});
