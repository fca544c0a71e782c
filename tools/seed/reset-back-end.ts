import { databaseName, localHost, type Profile } from '../lib/environment.ts';

/** Empties the emulators of a profile: accounts, documents, files and live data. */
export async function resetBackEnd({ projectId, ports }: Profile): Promise<void> {
  const at = (port: number, rest: string) => `http://${localHost}:${port}${rest}`;
  await Promise.all([
    ask('DELETE', at(ports.auth, `/emulator/v1/projects/${projectId}/accounts`)),
    ask(
      'DELETE',
      at(
        ports.firestore,
        `/emulator/v1/projects/${projectId}/databases/(default)/documents`,
      ),
    ),
    ask('POST', at(ports.storage, '/internal/reset')),
    ask('DELETE', at(ports.database, `/.json?ns=${databaseName(projectId)}`)),
  ]);
}

async function ask(method: string, address: string): Promise<void> {
  const response = await fetch(address, {
    method,
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  }
}
