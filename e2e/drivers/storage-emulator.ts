import {
  localHost,
  profiles,
  siteVariables,
  type Profile,
} from '../../tools/lib/environment.ts';

const headers = { Authorization: 'Bearer owner' };

type StoredFile = { name: string; contentType: string; size: string };

/** The files of a running back end, past the rules. */
export function storageOf(profile: Profile) {
  const bucket = siteVariables(profile)['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
  const root = `http://${localHost}:${profile.ports.storage}/v0/b/${bucket}/o`;

  /** What is said of one file; null when there is none. */
  async function storedFile(path: string): Promise<StoredFile | null> {
    const response = await fetch(`${root}/${encodeURIComponent(path)}`, { headers });
    return response.ok ? ((await response.json()) as StoredFile) : null;
  }

  /** The paths of all files. */
  async function listFiles(): Promise<string[]> {
    const response = await fetch(`${root}?maxResults=1000`, { headers });
    const { items = [] } = (await response.json()) as { items?: { name: string }[] };
    return items.map(({ name }) => name);
  }

  return { storedFile, listFiles };
}

export const { storedFile, listFiles } = storageOf(profiles.test);
