/**
 * Google's answers about a correct project, by address, in the documented shapes (named at each function of `google-rest.ts`). For tests.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from '../lib/environment.ts';
import type { GoogleProject } from './google-project.ts';
import { createGoogleRest } from './google-rest.ts';
import type { IndexFile } from './deploy-checks.ts';

export type Answer = { status?: number; body: unknown };

const project = 'quetes-de-dinan';
const group = `projects/${project}/databases/(default)/collectionGroups`;

function readText(name: string): string {
  return readFileSync(path.join(repositoryFolder, name), 'utf8');
}

const file = JSON.parse(readText('firestore.indexes.json')) as IndexFile;

const indexes = file.indexes.map(({ collectionGroup, queryScope, fields }, index) => ({
  name: `${group}/${collectionGroup}/indexes/CICAgOjXh${index}`,
  queryScope,
  fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  state: 'READY',
  density: 'SPARSE_ALL',
}));

const fields = [
  {
    name: `${group}/__default__/fields/*`,
    indexConfig: {
      indexes: [
        {
          queryScope: 'COLLECTION',
          fields: [{ fieldPath: '*', order: 'ASCENDING' }],
          state: 'READY',
        },
      ],
    },
  },
  ...file.fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes: own }) => ({
    name: `${group}/${collectionGroup}/fields/${fieldPath}`,
    indexConfig:
      own.length === 0
        ? {}
        : {
            indexes: own.map(({ queryScope, ...part }) => ({
              queryScope,
              fields: [{ fieldPath, ...part }],
              state: 'READY',
            })),
          },
    ...(ttl === true && { ttlConfig: { state: 'ACTIVE' } }),
  })),
];

const rulesApi = `https://firebaserules.googleapis.com/v1/projects/${project}`;
const databaseApi = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
const resourcesApi = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;

export const addresses = {
  project: resourcesApi,
  policy: `${resourcesApi}:getIamPolicy`,
  compile: `${rulesApi}:test`,
  firestoreRelease: `${rulesApi}/releases/cloud.firestore`,
  storageRelease: `${rulesApi}/releases/firebase.storage/${project}.firebasestorage.app`,
  firestoreRuleset: `${rulesApi}/rulesets/firestore-1`,
  storageRuleset: `${rulesApi}/rulesets/storage-1`,
  database: databaseApi,
  indexes: `${databaseApi}/collectionGroups/-/indexes`,
  fields: `${databaseApi}/collectionGroups/-/fields`,
  databases: `https://firebasedatabase.googleapis.com/v1beta/projects/${project}/locations/-/instances`,
  bucket: `https://storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`,
  config: `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
} as const;

export const agent =
  'serviceAccount:service-123456789@gcp-sa-firebasestorage.iam.gserviceaccount.com';

function ruleset(name: string, id: string) {
  return {
    name: `projects/${project}/rulesets/${id}`,
    source: { files: [{ name, content: readText(name), fingerprint: 'rUvTQ==' }] },
    createTime: '2026-11-25T18:00:00.000000Z',
  };
}

function release(name: string, id: string) {
  return {
    name: `projects/${project}/releases/${name}`,
    rulesetName: `projects/${project}/rulesets/${id}`,
    createTime: '2026-11-25T18:00:00.000000Z',
    updateTime: '2026-11-25T18:00:00.000000Z',
  };
}

/** Everything as it must be. */
export function wholeProject(): Map<string, Answer> {
  return new Map<string, Answer>([
    [
      addresses.project,
      {
        body: {
          projectNumber: '123456789',
          projectId: project,
          lifecycleState: 'ACTIVE',
          name: 'Quêtes de Dinan',
          createTime: '2026-11-01T08:00:00.000Z',
        },
      },
    ],
    [
      addresses.policy,
      {
        body: {
          version: 1,
          etag: 'BwXhqDxUoFo=',
          bindings: [
            { role: 'roles/owner', members: ['user:mairie@exemple.fr'] },
            { role: 'roles/firebaserules.firestoreServiceAgent', members: [agent] },
          ],
        },
      },
    ],
    [addresses.compile, { body: {} }],
    [addresses.firestoreRelease, { body: release('cloud.firestore', 'firestore-1') }],
    [
      addresses.storageRelease,
      {
        body: release(`firebase.storage/${project}.firebasestorage.app`, 'storage-1'),
      },
    ],
    [addresses.firestoreRuleset, { body: ruleset('firestore.rules', 'firestore-1') }],
    [addresses.storageRuleset, { body: ruleset('storage.rules', 'storage-1') }],
    [
      addresses.database,
      {
        body: {
          name: `projects/${project}/databases/(default)`,
          uid: 'd0d1',
          locationId: 'europe-west1',
          type: 'FIRESTORE_NATIVE',
          concurrencyMode: 'PESSIMISTIC',
          databaseEdition: 'STANDARD',
        },
      },
    ],
    [addresses.indexes, { body: { indexes } }],
    [addresses.fields, { body: { fields } }],
    [
      addresses.databases,
      {
        body: {
          instances: [
            {
              name: `projects/123456789/locations/europe-west1/instances/${project}-default-rtdb`,
              project: 'projects/123456789',
              databaseUrl: `https://${project}-default-rtdb.europe-west1.firebasedatabase.app`,
              type: 'DEFAULT_DATABASE',
              state: 'ACTIVE',
            },
          ],
        },
      },
    ],
    [
      addresses.bucket,
      {
        body: {
          kind: 'storage#bucket',
          name: `${project}.firebasestorage.app`,
          location: 'EUROPE-WEST1',
          locationType: 'region',
          storageClass: 'REGIONAL',
        },
      },
    ],
    [
      addresses.config,
      {
        body: {
          name: `projects/123456789/config`,
          signIn: {
            email: { enabled: true, passwordRequired: false },
            anonymous: { enabled: true },
          },
          authorizedDomains: ['localhost', 'quetes.dinan.fr'],
          emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
        },
      },
    ],
  ]);
}

/** An error as Google writes it (https://google.aip.dev/193). */
export function errorAnswer(
  status: number,
  name: string,
  message: string,
  reason?: string,
): Answer {
  const details =
    reason === undefined
      ? []
      : [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason,
            domain: 'googleapis.com',
          },
        ];
  return { status, body: { error: { code: status, message, status: name, details } } };
}

/** The correct project as it was recorded, with other answers in some places. */
export function recordedGoogle(
  changes: Iterable<[string, Answer]> = [],
): (projectId: string) => GoogleProject {
  const answers = new Map([...wholeProject(), ...changes]);
  return (projectId) =>
    createGoogleRest({
      projectId,
      accessToken: () => Promise.resolve('jeton'),
      fetch: (address) => {
        const { origin, pathname } = new URL(address);
        const answer =
          answers.get(`${origin}${pathname}`) ??
          errorAnswer(404, 'NOT_FOUND', 'Not there');
        const text =
          typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
        return Promise.resolve(new Response(text, { status: answer.status ?? 200 }));
      },
    });
}
