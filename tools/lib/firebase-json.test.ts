import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localHost, profiles, repositoryFolder } from './environment.ts';

type Listener = { host: string; port: number; websocketPort?: number };

const { emulators } = JSON.parse(
  readFileSync(path.join(repositoryFolder, 'firebase.json'), 'utf8'),
) as {
  emulators: Record<
    'auth' | 'firestore' | 'storage' | 'database' | 'hosting' | 'hub',
    Listener
  >;
};

describe('firebase.json', () => {
  const { ports } = profiles.start;

  it.each(['auth', 'firestore', 'storage', 'database', 'hosting', 'hub'] as const)(
    'has %s where npm start has it, on this machine only',
    (part) => {
      expect(emulators[part]).toMatchObject({ host: localHost, port: ports[part] });
    },
  );

  it('has the web socket of Firestore where npm start has it', () => {
    expect(emulators.firestore.websocketPort).toBe(ports.firestoreWebsocket);
  });
});
