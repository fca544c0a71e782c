import { localHost, profiles, siteVariables } from '../../tools/lib/environment.ts';

const profile = profiles.test;
const bucket = siteVariables(profile)['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
const root = `http://${localHost}:${profile.ports.storage}/v0/b/${bucket}/o`;
const headers = { Authorization: 'Bearer owner' };

type StoredFile = { name: string; contentType: string; size: string };

/** What is said of one file, past the rules; null when there is none. */
export async function storedFile(path: string): Promise<StoredFile | null> {
  const response = await fetch(`${root}/${encodeURIComponent(path)}`, { headers });
  return response.ok ? ((await response.json()) as StoredFile) : null;
}

/** The paths of all files, past the rules. */
export async function listFiles(): Promise<string[]> {
  const response = await fetch(`${root}?maxResults=1000`, { headers });
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}
