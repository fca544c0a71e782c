import * as z from 'zod/mini';
import {
  GoogleError,
  type DeployedField,
  type GoogleErrorKind,
  type GoogleProject,
} from './google-project.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

export type GoogleRestOptions = {
  projectId: string;
  /** An OAuth token of the scope `cloud-platform`. */
  accessToken: () => Promise<string>;
  fetch?: Fetch;
};

const answerMs = 30_000;

const errorSchema = z.object({
  error: z.object({
    message: z.optional(z.string()),
    status: z.optional(z.string()),
    details: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
});

const partSchema = z.object({
  fieldPath: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});
const indexSchema = z.object({
  name: z.optional(z.string()),
  queryScope: z.string(),
  fields: z.array(partSchema),
  state: z.optional(z.string()),
});
const fieldSchema = z.object({
  name: z.string(),
  indexConfig: z.optional(
    z.object({
      indexes: z.optional(z.array(indexSchema)),
      usesAncestorConfig: z.optional(z.boolean()),
    }),
  ),
  ttlConfig: z.optional(z.object({ state: z.optional(z.string()) })),
});
const nextPage = { nextPageToken: z.optional(z.string()) };
const issueSchema = z.object({
  sourcePosition: z.optional(z.object({ line: z.optional(z.number()) })),
  description: z.optional(z.string()),
  severity: z.optional(z.string()),
});
const rulesetSchema = z.object({
  source: z.object({ files: z.array(z.object({ content: z.string() })) }),
});
const switchSchema = z.optional(z.object({ enabled: z.optional(z.boolean()) }));
const configSchema = z.object({
  signIn: z.optional(
    z.object({
      email: z.optional(
        z.object({
          enabled: z.optional(z.boolean()),
          passwordRequired: z.optional(z.boolean()),
        }),
      ),
      anonymous: switchSchema,
    }),
  ),
  authorizedDomains: z.optional(z.array(z.string())),
  emailPrivacyConfig: z.optional(
    z.object({ enableImprovedEmailPrivacy: z.optional(z.boolean()) }),
  ),
});

/** `status` of Google's errors (https://google.aip.dev/193), and the HTTP code if the body has none. */
function kindOf(
  code: number,
  status: string,
  reasons: readonly string[],
): GoogleErrorKind {
  // https://cloud.google.com/apis/docs/reference/rest/Shared.Types/ErrorReason
  if (reasons.includes('SERVICE_DISABLED')) return 'disabled';
  if (status === 'RESOURCE_EXHAUSTED' || code === 429) return 'quota';
  if (status === 'NOT_FOUND' || code === 404) return 'missing';
  if (status === 'UNAUTHENTICATED' || code === 401) return 'credentials';
  if (status === 'PERMISSION_DENIED' || code === 403) return 'denied';
  return status === 'UNAVAILABLE' || code === 503 ? 'unreachable' : 'other';
}

async function errorOf(response: Response): Promise<GoogleError> {
  const text = await response.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy on the way answers with a page: its code alone counts.
  }
  const error = errorSchema.safeParse(body).data?.error;
  const reasons = error?.details?.map(({ reason }) => reason ?? '') ?? [];
  const kind = kindOf(response.status, error?.status ?? '', reasons);
  return new GoogleError(kind, error?.message ?? `HTTP ${response.status}`);
}

/** `…/collectionGroups/{group}/indexes/{id}` and `…/collectionGroups/{group}/fields/{path}`. */
function groupAndLast(name: string): [group: string, last: string] {
  const [, below = ''] = name.split('/collectionGroups/');
  const [group = '', , ...rest] = below.split('/');
  return [group, rest.join('/')];
}

function fieldOf({
  name,
  indexConfig,
  ttlConfig,
}: z.infer<typeof fieldSchema>): DeployedField {
  const [collectionGroup, fieldPath] = groupAndLast(name);
  const isOwn = indexConfig !== undefined && indexConfig.usesAncestorConfig !== true;
  return {
    collectionGroup,
    fieldPath: fieldPath.replaceAll('`', ''),
    indexes: isOwn
      ? (indexConfig.indexes ?? []).map(({ queryScope, state = '', fields: [part] }) => ({
          queryScope,
          state,
          ...(part?.order !== undefined && { order: part.order }),
          ...(part?.arrayConfig !== undefined && { arrayConfig: part.arrayConfig }),
        }))
      : null,
    ttlState: ttlConfig === undefined ? null : (ttlConfig.state ?? 'STATE_UNSPECIFIED'),
  };
}

/** Asks Google by REST, in the shapes that the pages named at each function document. No real project has seen it yet. */
export function createGoogleRest({
  projectId,
  accessToken,
  fetch: send = fetch,
}: GoogleRestOptions): GoogleProject {
  const database = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const rules = `https://firebaserules.googleapis.com/v1/projects/${projectId}`;
  const resources = 'https://cloudresourcemanager.googleapis.com/v1/projects';

  async function request(address: string, body?: unknown): Promise<unknown> {
    let token: string;
    try {
      token = await accessToken();
    } catch (error) {
      throw new GoogleError('credentials', messageOf(error), { cause: error });
    }
    let response: Response;
    try {
      response = await send(address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerMs),
      });
    } catch (error) {
      throw new GoogleError('unreachable', messageOf(error), { cause: error });
    }
    if (!response.ok) throw await errorOf(response);
    try {
      return await response.json();
    } catch (error) {
      throw new GoogleError('unreadable', address, { cause: error });
    }
  }

  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    address: string,
    body?: unknown,
  ): Promise<z.infer<Schema>> {
    const parsed = schema.safeParse(await request(address, body));
    if (!parsed.success) throw new GoogleError('unreadable', address);
    return parsed.data;
  }

  /** All pages of a list, requested by `pageToken`. */
  async function askAll<
    Schema extends z.ZodMiniType<{ nextPageToken?: string | undefined }>,
  >(schema: Schema, address: string): Promise<z.infer<Schema>[]> {
    const pages: z.infer<Schema>[] = [];
    let token: string | undefined;
    do {
      const page = new URL(address);
      if (token !== undefined) page.searchParams.set('pageToken', token);
      const answer = await ask(schema, page.href);
      pages.push(answer);
      token = answer.nextPageToken || undefined;
    } while (token !== undefined);
    return pages;
  }

  return {
    /** https://cloud.google.com/resource-manager/reference/rest/v1/projects/get */
    readNumber: async () =>
      (await ask(z.object({ projectNumber: z.string() }), `${resources}/${projectId}`))
        .projectNumber,

    /** https://firebase.google.com/docs/reference/rules/rest/v1/projects/test */
    compileRules: async (name, content) => {
      const schema = z.object({ issues: z.optional(z.array(issueSchema)) });
      const source = { files: [{ name, content }] };
      const { issues = [] } = await ask(schema, `${rules}:test`, { source });
      return issues.map(({ sourcePosition, description = '', severity }) => ({
        isError: severity === 'ERROR',
        line: sourcePosition?.line ?? 0,
        description,
      }));
    },

    /**
     * https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases/get and
     * https://firebase.google.com/docs/reference/rules/rest/v1/projects.rulesets/get
     */
    readRules: async (release) => {
      try {
        const { rulesetName } = await ask(
          z.object({ rulesetName: z.string() }),
          `${rules}/releases/${release}`,
        );
        const ruleset = `https://firebaserules.googleapis.com/v1/${rulesetName}`;
        const { source } = await ask(rulesetSchema, ruleset);
        return source.files.map(({ content }) => content).join('\n');
      } catch (error) {
        if (error instanceof GoogleError && error.kind === 'missing') return null;
        throw error;
      }
    },

    /** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes/list */
    listIndexes: async () => {
      const schema = z.object({ indexes: z.optional(z.array(indexSchema)), ...nextPage });
      const pages = await askAll(schema, `${database}/collectionGroups/-/indexes`);
      return pages
        .flatMap(({ indexes = [] }) => indexes)
        .map(({ name = '', queryScope, fields, state = '' }) => ({
          collectionGroup: groupAndLast(name)[0],
          queryScope,
          state,
          fields: fields.map(({ fieldPath, order, arrayConfig }) => ({
            fieldPath,
            ...(order !== undefined && { order }),
            ...(arrayConfig !== undefined && { arrayConfig }),
          })),
        }));
    },

    /** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.fields/list */
    listFields: async () => {
      const schema = z.object({ fields: z.optional(z.array(fieldSchema)), ...nextPage });
      const address = new URL(`${database}/collectionGroups/-/fields`);
      address.searchParams.set(
        'filter',
        'indexConfig.usesAncestorConfig=false OR ttlConfig:*',
      );
      const pages = await askAll(schema, address.href);
      return pages.flatMap(({ fields = [] }) => fields).map(fieldOf);
    },

    /** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/get */
    readFirestore: async () => {
      const schema = z.object({ locationId: z.string(), type: z.optional(z.string()) });
      const { locationId, type = '' } = await ask(schema, database);
      return { location: locationId, type };
    },

    /** https://firebase.google.com/docs/reference/rest/database/database-management/rest/v1beta/projects.locations.instances/list */
    listDatabases: async () => {
      const instance = z.object({
        name: z.string(),
        databaseUrl: z.string(),
        state: z.optional(z.string()),
      });
      const schema = z.object({ instances: z.optional(z.array(instance)), ...nextPage });
      const pages = await askAll(
        schema,
        `https://firebasedatabase.googleapis.com/v1beta/projects/${projectId}/locations/-/instances`,
      );
      return pages
        .flatMap(({ instances = [] }) => instances)
        .map(({ name, databaseUrl, state = '' }) => ({
          location: /\/locations\/([^/]+)\//.exec(name)?.[1] ?? '',
          url: databaseUrl,
          state,
        }));
    },

    /** https://cloud.google.com/storage/docs/json_api/v1/buckets/get */
    readBucket: (bucket) =>
      ask(
        z.object({ location: z.string() }),
        `https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(bucket)}`,
      ),

    /** https://cloud.google.com/resource-manager/reference/rest/v1/projects/getIamPolicy */
    listRoles: async (member) => {
      const binding = z.object({
        role: z.string(),
        members: z.optional(z.array(z.string())),
      });
      const schema = z.object({ bindings: z.optional(z.array(binding)) });
      const address = `${resources}/${projectId}:getIamPolicy`;
      const { bindings = [] } = await ask(schema, address, {});
      return bindings
        .filter(({ members = [] }) => members.includes(member))
        .map(({ role }) => role);
    },

    /** https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig */
    readSignIn: async () => {
      const address = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
      const {
        signIn,
        authorizedDomains = [],
        emailPrivacyConfig,
      } = await ask(configSchema, address);
      const hasPassword = signIn?.email?.enabled === true;
      return {
        hasPassword,
        // https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config#Email
        hasEmailLink: hasPassword && signIn.email?.passwordRequired !== true,
        hasAnonymous: signIn?.anonymous?.enabled === true,
        domains: authorizedDomains,
        isEnumerationProtected: emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      };
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
