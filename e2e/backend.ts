import {
  databaseName,
  profiles,
  serverVariables,
  type Profile,
} from '../tools/lib/environment.ts';

const asOwner = { Authorization: 'Bearer owner' };

export type StoredValue =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { nullValue: null }
  | { timestampValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values?: StoredValue[] } }
  | { mapValue: { fields?: Record<string, StoredValue> } };

/** A stored value as plain JSON; times as ISO texts, places as `{lat, lon}`. */
function plain(value: StoredValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  if ('geoPointValue' in value) {
    return { lat: value.geoPointValue.latitude, lon: value.geoPointValue.longitude };
  }
  return Object.values(value)[0] as unknown;
}

function plainFields(fields: Record<string, StoredValue>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plain(value)]),
  );
}

export type StoredDocument = { path: string; data: Record<string, unknown> };
type RestDocument = { name: string; fields?: Record<string, StoredValue> };

function stored({ name, fields }: RestDocument): StoredDocument {
  return { path: name.split('/documents/')[1] ?? '', data: plainFields(fields ?? {}) };
}

type RestList = { documents?: RestDocument[]; nextPageToken?: string };

/** The documents and the live data of a running back end, past the rules. */
function backEndOf(profile: Pick<Profile, 'projectId' | 'ports'>) {
  const variables = serverVariables(profile);
  const firestoreHost = variables['FIRESTORE_EMULATOR_HOST'] ?? '';
  const root = `http://${firestoreHost}/v1/projects/${profile.projectId}/databases/(default)/documents`;

  /** One document as stored, past the rules; null if there is none. */
  async function readDocument(path: string): Promise<StoredDocument | null> {
    const response = await fetch(`${root}/${path}`, { headers: asOwner });
    if (response.status === 404) return null;
    return stored((await response.json()) as RestDocument);
  }

  /** All pages of a collection's list. `parameters`: of Firestore's REST interface. */
  async function listAll(path: string, parameters = ''): Promise<StoredDocument[]> {
    const found: StoredDocument[] = [];
    let token = '';
    do {
      const response = await fetch(
        `${root}/${path}?pageSize=300&pageToken=${encodeURIComponent(token)}${parameters}`,
        { headers: asOwner },
      );
      const { documents = [], nextPageToken = '' } = (await response.json()) as RestList;
      found.push(...documents.map(stored));
      token = nextPageToken;
    } while (token !== '');
    return found;
  }

  /** Every document of a collection, past the rules. */
  function listDocuments(path: string): Promise<StoredDocument[]> {
    return listAll(path);
  }

  /** Writes a whole document past the rules. */
  async function writeDocument(
    path: string,
    fields: Record<string, StoredValue>,
  ): Promise<void> {
    const response = await fetch(`${root}/${path}`, {
      method: 'PATCH',
      headers: { ...asOwner, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fields }),
    });
    if (!response.ok) throw new Error(`Writing ${path} failed: ${await response.text()}`);
  }

  /** Writes some fields of a document past the rules; the others stay. */
  async function updateDocument(
    path: string,
    fields: Record<string, StoredValue>,
  ): Promise<void> {
    const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
    await writeDocument(`${path}?${mask.join('&')}`, fields);
  }

  /** Deletes a document past the rules. */
  async function deleteDocument(path: string): Promise<void> {
    await fetch(`${root}/${path}`, { method: 'DELETE', headers: asOwner });
  }

  async function listCollectionIds(path: string): Promise<string[]> {
    const parent = path === '' ? root : `${root}/${path}`;
    const response = await fetch(`${parent}:listCollectionIds`, {
      method: 'POST',
      headers: asOwner,
    });
    const { collectionIds = [] } = (await response.json()) as {
      collectionIds?: string[];
    };
    return collectionIds;
  }

  /** Every document under a path (all of them without one), those below a deleted document included. */
  async function listEverything(path = ''): Promise<StoredDocument[]> {
    const found: StoredDocument[] = [];
    for (const id of await listCollectionIds(path)) {
      const collection = path === '' ? id : `${path}/${id}`;
      const all = await listAll(collection, '&showMissing=true&mask.fieldPaths=__name__');
      for (const { path: one } of all) {
        const document = await readDocument(one);
        if (document !== null) found.push(document);
        found.push(...(await listEverything(one)));
      }
    }
    return found;
  }

  /** The whole Realtime Database as JSON, past the rules. */
  async function readLiveData(): Promise<unknown> {
    const host = variables['FIREBASE_DATABASE_EMULATOR_HOST'] ?? '';
    const response = await fetch(
      `http://${host}/.json?ns=${databaseName(profile.projectId)}`,
      { headers: asOwner },
    );
    return response.json();
  }

  /** Writes a place of the Realtime Database, past the rules. */
  async function writeLiveData(place: string, json: unknown): Promise<void> {
    const host = variables['FIREBASE_DATABASE_EMULATOR_HOST'] ?? '';
    const response = await fetch(
      `http://${host}/${place}.json?ns=${databaseName(profile.projectId)}`,
      { method: 'PUT', headers: asOwner, body: JSON.stringify(json) },
    );
    if (!response.ok) throw new Error(await response.text());
  }

  return {
    readDocument,
    listDocuments,
    writeDocument,
    updateDocument,
    deleteDocument,
    listEverything,
    readLiveData,
    writeLiveData,
  };
}

/** The back end that the journeys share. */
export const {
  readDocument,
  listDocuments,
  writeDocument,
  updateDocument,
  deleteDocument,
  listEverything,
  readLiveData,
  writeLiveData,
} = backEndOf(profiles.test);
