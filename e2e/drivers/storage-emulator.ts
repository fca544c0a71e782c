import { localHost, profiles, siteVariables } from '../../tools/lib/environment.ts';

const headers = { Authorization: 'Bearer owner' };
const bucket = siteVariables(profiles.test)['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
const root = `http://${localHost}:${profiles.test.ports.storage}/v0/b/${bucket}/o`;

type StoredFile = { name: string; contentType: string; size: string };

/** Metadata of a file of the journeys' back end, past the rules; null if there is none. */
export async function storedFile(path: string): Promise<StoredFile | null> {
  const response = await fetch(`${root}/${encodeURIComponent(path)}`, { headers });
  return response.ok ? ((await response.json()) as StoredFile) : null;
}

/** The paths of all files. */
export async function listFiles(): Promise<string[]> {
  const response = await fetch(`${root}?maxResults=1000`, { headers });
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}
