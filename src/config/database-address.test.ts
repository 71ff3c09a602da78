import { describe, expect, test } from 'vitest';
import { isPrivate, readDatabaseAddress } from './database-address.ts';

test('an address without parameters is read as libpq reads it', () => {
  expect(readDatabaseAddress('postgres://anna:pass%20word@db.example/shop')).toEqual({
    host: 'db.example',
    port: 5432,
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

test.each([
  ['postgres:///shop?host=/var/run/postgresql', { host: '/var/run/postgresql', database: 'shop' }],
  ['postgres://anna@%2Fvar%2Frun%2Fpostgresql:5433/shop', { host: '/var/run/postgresql', port: 5433, database: 'shop' }],
  ['postgres://[2001:db8::7]:6432/shop', { host: '2001:db8::7', port: 6432 }],
  ['postgres://anna@other.example/shop?host=db.example', { host: 'db.example' }],
  ['postgresql://anna@localhost', { host: 'localhost', database: 'anna' }],
  ['postgres://db.example/shop?application_name=till%201', { applicationName: 'till 1' }],
  ['postgres://db.example/shop?sslmode=verify-ca&sslrootcert=/etc/ca.pem', { sslMode: 'verify-ca', sslRootCert: '/etc/ca.pem' }],
  ['postgres://db.example/shop?sslrootcert=system', { sslMode: 'verify-full', sslRootCert: 'system' }],
  ['postgres://db.example/shop?sslcert=/c.pem&sslkey=/k.pem', { sslCert: '/c.pem', sslKey: '/k.pem' }],
] as const)('%s', (text, expected) => {
  expect(readDatabaseAddress(text)).toMatchObject(expected);
});

describe('what the shop would not heed is refused by name, and its value not shown', () => {
  test.each([
    ['postgres://db.example/shop?statement_timeout=canary', 'statement_timeout'],
    ['postgres://db.example/shop?SSLMODE=canary', 'SSLMODE'],
    ['postgres://db.example/shop?sslmode=canary', 'sslmode'],
    ['postgres://db.example/shop?sslmode=require&sslrootcert=system', 'sslmode=verify-full'],
    ['postgres://anna:canary?canary-word@db.example/shop', 'not an address'],
    ['postgres://db.example/shop?canary%20word=1', 'malformed'],
    ['postgres://one.example/shop?host=canary-a,canary-b', 'one host'],
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
])('%s: nobody between the shop and its database can read along: %s', (text, expected) => {
  expect(isPrivate(readDatabaseAddress(text))).toBe(expected);
});
