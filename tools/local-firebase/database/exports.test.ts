import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportDatabases, importDatabases } from './exports.ts';
import { startDatabase } from './start.ts';
import { startServer, type DatabaseServer } from './server.ts';

let folder: string;
let server: DatabaseServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'qc-database-'));
  server = await startServer({ port: 0 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('The data of npm start', () => {
  it('is restored, priorities included, from an export that the CLI can read too', async () => {
    const address = `http://127.0.0.1:${String(server.port)}`;
    const data = { a: { '.value': 1, '.priority': 2 }, b: { c: ['x', 'y'] } };
    await fetch(`${address}/.json?ns=demo-qc-default-rtdb`, {
      method: 'PUT',
      body: JSON.stringify(data),
    });
    writeFileSync(path.join(folder, 'firebase-export-metadata.json'), '{"version":"15"}');
    await exportDatabases(address, folder);
    const metadata: unknown = JSON.parse(
      readFileSync(path.join(folder, 'firebase-export-metadata.json'), 'utf8'),
    );
    expect(metadata).toEqual({
      version: '15',
      database: { version: 'local', path: 'database_export' },
    });
    const other = await startServer({ port: 0 });
    const otherAddress = `http://127.0.0.1:${String(other.port)}`;
    await importDatabases(otherAddress, folder);
    const back = await fetch(
      `${otherAddress}/.json?ns=demo-qc-default-rtdb&format=export`,
    );
    expect(await back.json()).toEqual({ a: data.a, b: { c: { 0: 'x', 1: 'y' } } });
    await other.stop();
  });
});

describe('The program', () => {
  it('starts with its rules, reads them again when they change, and ends with its parent', async () => {
    const rulesFile = path.join(folder, 'rules.json');
    const logFile = path.join(folder, 'database.log');
    writeFileSync(rulesFile, '{ "rules": { ".read": false } }');
    const running = await startDatabase({ port: 29_030, rulesFile, logFile });
    const statusOf = async () => (await fetch(`${running.address}/a.json?ns=x`)).status;
    expect(await statusOf()).toBe(401);
    writeFileSync(rulesFile, '{ "rules": { ".read": ');
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('rules.json:1:');
    expect(await statusOf()).toBe(401);
    writeFileSync(rulesFile, '{ "rules": { ".read": true } }');
    await expect.poll(statusOf).toBe(200);
    await running.stop();
    expect(readFileSync(logFile, 'utf8')).toContain('cette machine seulement');
    await expect(statusOf()).rejects.toThrow();
  });
});
