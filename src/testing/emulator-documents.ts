import { env } from '@/lib/env/env.ts';

const owner = { Authorization: 'Bearer owner' };

function addressOf(path: string): string {
  const { firestore = '' } = env.emulators;
  return `http://${firestore}/v1/projects/${env.firebase.projectId}/databases/(default)/documents/${path}`;
}

/** Values of Firestore's REST interface: `{ stringValue: '…' }`. */
type RestFields = Readonly<Record<string, object>>;

/** Writes a document of the local back end past the rules. */
export async function writePastRules(path: string, fields: RestFields): Promise<void> {
  const response = await fetch(addressOf(path), {
    method: 'PATCH',
    headers: { ...owner, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(`Writing ${path} failed: ${await response.text()}`);
}

/** Reads a document of the local back end past the rules; null if there is none. */
export async function readPastRules(path: string): Promise<RestFields | null> {
  const response = await fetch(addressOf(path), { headers: owner });
  if (response.status === 404) return null;
  const { fields = {} } = (await response.json()) as { fields?: RestFields };
  return fields;
}

/** Changes some fields of a document past the rules; the others stay. */
export async function changePastRules(path: string, fields: RestFields): Promise<void> {
  await writePastRules(path, { ...(await readPastRules(path)), ...fields });
}

/** Deletes a document of the local back end past the rules. */
export async function deletePastRules(path: string): Promise<void> {
  await fetch(addressOf(path), { method: 'DELETE', headers: owner });
}
