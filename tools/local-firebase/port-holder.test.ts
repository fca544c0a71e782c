import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localHost } from '../lib/environment.ts';
import {
  describeTakenPorts,
  findPortHolder,
  findTakenPorts,
  listeningInodes,
  readLsofPid,
} from './port-holder.ts';

describe('listeningInodes', () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 50220 1 0 100 0 0 10 0
   1: 0100007F:1F90 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 50221 1 0 20 4 30 10 -1
   2: 0100007F:1F91 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 50222 1 0 100 0 0 10 0`;

  it('finds the listener, not a connected process nor another port', () => {
    expect(listeningInodes(table, 8080)).toEqual(['50220']);
  });

  it('finds nothing on a free port', () => {
    expect(listeningInodes(table, 9099)).toEqual([]);
  });
});

describe('readLsofPid', () => {
  it('reads the process among the lines of lsof -F', () => {
    expect(readLsofPid('p4242\nf26\n')).toBe(4242);
    expect(readLsofPid('')).toBeUndefined();
  });
});

describe('describeTakenPorts', () => {
  const node = { pid: 123, command: 'node server.js' };

  it('names the process that holds the port and the command to type', () => {
    expect(describeTakenPorts([{ port: 8080, name: 'Firestore', holder: node }])).toBe(
      'Le port 8080 (Firestore) est pris par le processus 123 (node server.js) : tapez « kill 123 » pour l’arrêter, puis recommencez.',
    );
  });

  it('makes one sentence of several ports of one process', () => {
    const taken = [
      { port: 8080, name: 'Firestore', holder: node },
      { port: 9150, name: 'Firestore, requêtes', holder: node },
      { port: 9099, name: 'Auth', holder: node },
    ];
    expect(describeTakenPorts(taken)).toContain(
      'Les ports 8080 (Firestore), 9150 (Firestore, requêtes) et 9099 (Auth) sont pris par le processus 123',
    );
  });

  it('says so when the process belongs to another user', () => {
    expect(
      describeTakenPorts([{ port: 8080, name: 'Firestore', holder: undefined }]),
    ).toContain('un processus que ce compte ne voit pas');
  });
});

describe('a real port', () => {
  let server: Server;
  let port: number;

  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, localHost, resolve);
    });
    port = (server.address() as AddressInfo).port;
  });

  afterEach(() => {
    server.close();
  });

  it('is taken by this process', async () => {
    const [taken] = await findTakenPorts([{ port, name: 'test' }]);
    expect(taken?.holder?.pid).toBe(process.pid);
    expect(taken?.holder?.command).not.toBe('');
  });

  it('is free once it is closed', async () => {
    await new Promise((resolve) => {
      server.close(resolve);
    });
    expect(await findTakenPorts([{ port, name: 'test' }])).toEqual([]);
    expect(await findPortHolder(port)).toBeUndefined();
  });
});
