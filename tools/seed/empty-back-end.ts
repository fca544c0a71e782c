import { localHost, type Profile } from '../lib/environment.ts';

const asOwner = { Authorization: 'Bearer owner' };

/** True when the emulators of a profile hold neither an account nor a document. */
export async function isBackEndEmpty({ projectId, ports }: Profile): Promise<boolean> {
  const [hasAccount, hasDocument] = await Promise.all([
    holdsAny(
      `http://${localHost}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=1`,
      'GET',
      'users',
    ),
    holdsAny(
      `http://${localHost}:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents:listCollectionIds`,
      'POST',
      'collectionIds',
    ),
  ]);
  return !hasAccount && !hasDocument;
}

async function holdsAny(address: string, method: string, key: string): Promise<boolean> {
  const response = await fetch(address, { method, headers: asOwner });
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  }
  // Google's REST answers: an empty list is left out.
  const answer = (await response.json()) as Record<string, unknown>;
  const list = answer[key];
  return Array.isArray(list) && list.length > 0;
}
