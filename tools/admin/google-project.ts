/** Google's data for `npm run deploy:check`. One implementation: `google-rest.ts`. Each function rejects with a `GoogleError`. */
export type GoogleProject = {
  /** The project's number, in the names of its service agents. */
  readNumber: () => Promise<string>;
  /** Messages of Google's compiler on these rules, without deploying them. */
  compileRules: (file: string, content: string) => Promise<RulesIssue[]>;
  /** The rules in force for `cloud.firestore`, or for `firebase.storage` of a bucket; null if none were deployed. */
  readRules: (release: string) => Promise<string | null>;
  /** Composite indexes of the default database. */
  listIndexes: () => Promise<DeployedIndex[]>;
  /** The fields of the default database with indexes of their own or a TTL. */
  listFields: () => Promise<DeployedField[]>;
  /** Location of the default Firestore database. */
  readFirestore: () => Promise<{ location: string; type: string }>;
  /** The Realtime Databases of the project. */
  listDatabases: () => Promise<RealtimeDatabase[]>;
  readBucket: (bucket: string) => Promise<{ location: string }>;
  /** A member's roles (`serviceAccount:…`) at the level of the project. */
  listRoles: (member: string) => Promise<string[]>;
  readSignIn: () => Promise<SignIn>;
};

export type RulesIssue = { isError: boolean; line: number; description: string };

export type IndexPart = { fieldPath: string; order?: string; arrayConfig?: string };

export type DeployedIndex = {
  collectionGroup: string;
  queryScope: string;
  fields: IndexPart[];
  state: string;
};

export type DeployedField = {
  collectionGroup: string;
  fieldPath: string;
  /** Null for a field with the default indexes. */
  indexes:
    | { queryScope: string; order?: string; arrayConfig?: string; state: string }[]
    | null;
  /** Null without a TTL. */
  ttlState: string | null;
};

export type RealtimeDatabase = { location: string; url: string; state: string };

export type SignIn = {
  hasPassword: boolean;
  hasEmailLink: boolean;
  hasAnonymous: boolean;
  domains: string[];
  /** True if an existing address and a missing one get the same answer. */
  isEnumerationProtected: boolean;
};

export type GoogleErrorKind =
  | 'denied'
  | 'disabled'
  | 'missing'
  | 'quota'
  | 'credentials'
  | 'unreachable'
  | 'unreadable'
  | 'other';

/** Google did not answer the question. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly kind: GoogleErrorKind;

  constructor(kind: GoogleErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const sentences: Readonly<Record<GoogleErrorKind, string>> = {
  denied: 'la clé n’a pas le droit de le lire',
  disabled: 'cette API n’est pas activée dans le projet',
  missing: 'Google ne le trouve pas',
  quota: 'le quota est atteint : recommencez dans une minute',
  credentials: 'la clé du compte de service est refusée',
  unreachable: 'Google ne répond pas',
  unreadable: 'la réponse de Google n’a pas la forme documentée',
  other: 'Google a répondu par une erreur',
};

/** The error in a French sentence, with Google's message. */
export function describeGoogleError({ kind, message }: GoogleError): string {
  return `${sentences[kind]} (${message})`;
}

/** The id of a Firebase project: 6 to 30 lower-case letters, digits and hyphens. */
export function isProjectId(text: string): boolean {
  return /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text);
}

/** The European regions of the databases. That of Firestore can never be changed. */
export const firestoreRegions = ['europe-west1', 'eur3'];
export const region = 'europe-west1';
