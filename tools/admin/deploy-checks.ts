import { isDeepStrictEqual } from 'node:util';
import { retentionMeans } from '../../src/domain/retention.ts';
import {
  describeGoogleError,
  firestoreRegions,
  GoogleError,
  region,
  type DeployedField,
  type GoogleProject,
  type IndexPart,
} from './google-project.ts';
import { configurationFaults, legalBlanks } from '../build/legal-blanks.ts';

/** Result of a check: correct, wrong, or not visible from here. */
export type Finding = {
  state: 'bon' | 'manque' | 'invisible';
  texte: string;
  /** Blocks the deployment. */
  arrete?: true;
};

/** A part of the steps, in their order. */
export type Section = { titre: string; findings: Finding[] };

type Variables = Readonly<Record<string, string | undefined>>;

const good = (texte: string): Finding => ({ state: 'bon', texte });
const unseen = (texte: string): Finding => ({ state: 'invisible', texte });
const lacking = (texte: string): Finding => ({ state: 'manque', texte });
const stopping = (texte: string): Finding => ({ state: 'manque', texte, arrete: true });

export function checkLegalTexts(
  blanks: readonly string[] = [...legalBlanks(), ...configurationFaults()],
): Section {
  const findings =
    blanks.length === 0
      ? [good('rien ne manque')]
      : blanks.map((blank) => stopping(`src/content/${blank}`));
  return { titre: 'Textes légaux', findings };
}

/** The required variables of a build (docs/deployment.md, section 3). */
const needed = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_DATABASE_URL',
  'SITE_ORIGIN',
] as const;

const databaseHost = /^https:\/\/[a-z0-9-]+\.europe-west1\.firebasedatabase\.app\/?$/;

export function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https:\/\/[^/]+\/?$/.test(text);
}

/** Checks `.env.production.local`, or the building machine. */
export function checkEnvironment(
  variables: Variables,
  projectId: string | null,
): Section {
  const value = (name: string) => variables[name] ?? '';
  const findings = needed
    .filter((name) => value(name) === '')
    .map((name) => stopping(`${name} manque dans .env.production.local`));
  const add = (isWrong: boolean, texte: string) => {
    if (isWrong) findings.push(stopping(texte));
  };
  const project = value('VITE_FIREBASE_PROJECT_ID');
  add(
    projectId !== null && project !== '' && project !== projectId,
    `VITE_FIREBASE_PROJECT_ID est « ${project} », et non « ${String(projectId)} »`,
  );
  const database = value('VITE_FIREBASE_DATABASE_URL');
  add(
    database !== '' && !databaseHost.test(database),
    'VITE_FIREBASE_DATABASE_URL n’est pas une adresse https://….europe-west1.firebasedatabase.app',
  );
  const origin = value('SITE_ORIGIN');
  add(
    origin !== '' && !isOrigin(origin),
    'SITE_ORIGIN n’est pas une adresse https://domaine, sans rien derrière',
  );
  add(
    value('VITE_FIREBASE_EMULATORS') !== '',
    'VITE_FIREBASE_EMULATORS est pour cette machine : retirez-la',
  );
  if (findings.length === 0) findings.push(good('toutes les variables sont là'));
  const isProving = value('VITE_FIREBASE_APP_CHECK_SITE_KEY') !== '';
  if (isProving || value('VITE_FIREBASE_RECAPTCHA') === 'on') {
    findings.push(
      good(
        'reCAPTCHA est allumé : le consentement des visiteurs est à demander avant (docs/deployment.md, section 3)',
      ),
    );
  }
  return { titre: 'Configuration de la construction', findings };
}

export type RulesWeight = { bytes: number; nodes: number; warnings: readonly string[] };

/** Weight of `firestore.rules` in the local engine, beside its budgets (rules-tests/budgets.ts). */
export function checkWeight(
  weight: RulesWeight | null,
  budgets: { bytes: number; nodes: number },
): Finding[] {
  if (weight === null) {
    return [unseen('le moteur local n’a pas pu peser firestore.rules')];
  }
  const row = (what: string, count: number, budget: number) => {
    const texte = `firestore.rules : ${count.toLocaleString('fr-FR')} ${what}, pour ${budget.toLocaleString('fr-FR')} au plus`;
    return count <= budget ? good(texte) : stopping(texte);
  };
  return [
    row('octets sans les commentaires', weight.bytes, budgets.bytes),
    row('expressions', weight.nodes, budgets.nodes),
    ...weight.warnings.map((warning) => stopping(`le moteur local avertit : ${warning}`)),
  ];
}

/** The heaviest write of each document, from `docs/rules.md`: `npm run test:rules` measures it, and fails if the page is outdated. */
export function checkHeaviestWrites(page: string): Finding[] {
  const [, part = ''] = page.split('<!-- budgets:');
  const [table = ''] = part.split('<!-- /budgets -->');
  const rows = table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length > 5 && cells[1]?.startsWith('`') === true)
    .map((cells) => {
      const measured = cells
        .slice(2, -3)
        .map((cell) => (cell === '·' ? 0 : Number(cell)));
      return {
        name: cells[1] ?? '',
        measured: Math.max(...measured),
        budget: Number(cells.at(-3)),
      };
    });
  if (rows.length === 0) return [unseen('docs/rules.md n’a pas le tableau des budgets')];
  const over = rows
    .filter(({ measured, budget }) => !(measured <= budget))
    .map(({ name, measured, budget }) =>
      stopping(`écrire ${name} prend ${measured} expressions, pour ${budget} au plus`),
    );
  return over.length > 0
    ? over
    : [good(`les écritures de ${rows.length} documents tiennent dans leurs budgets`)];
}

/** A question to Google: its findings, or the reason for none. */
async function ask(what: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    const texte = `${what} : ${describeGoogleError(error)}`;
    return [error.kind === 'missing' ? lacking(texte) : unseen(texte)];
  }
}

export type RulesFile = { name: string; content: string; release: string };

export async function checkRules(
  google: GoogleProject,
  files: readonly RulesFile[],
): Promise<Finding[]> {
  const lists = files.map(async ({ name, content, release }) => [
    ...(await ask(`${name}, compilation`, async () => {
      const issues = await google.compileRules(name, content);
      const lines = issues.map(({ isError, line, description }) => {
        const texte = `${name}, ligne ${line} : ${description}`;
        return isError ? stopping(texte) : lacking(texte);
      });
      return lines.length > 0
        ? lines
        : [good(`${name} : le compilateur de Google l’accepte`)];
    })),
    ...(await ask(`${name}, déploiement`, async () => {
      const deployed = await google.readRules(release);
      if (deployed === null) return [lacking(`${name} n’a jamais été déployé`)];
      return deployed.trim() === content.trim()
        ? [good(`${name} : le projet a ces règles-ci`)]
        : [lacking(`${name} : le projet a d’autres règles`)];
    })),
  ]);
  return (await Promise.all(lists)).flat();
}

/** The compared parts of `firestore.indexes.json`. */
export type IndexFile = {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexPart[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: { queryScope: string; order?: string; arrayConfig?: string }[];
  }[];
};

/** Google adds the name of the document, if omitted, as the last field. */
function partsOf(fields: readonly IndexPart[]): IndexPart[] {
  return fields.at(-1)?.fieldPath === '__name__' ? fields.slice(0, -1) : [...fields];
}

function describeIndex(group: string, fields: readonly IndexPart[]): string {
  return `${group} (${fields.map(({ fieldPath }) => fieldPath).join(', ')})`;
}

function indexFinding(name: string, state: string): Finding | null {
  if (state === 'READY') return null;
  if (state === 'CREATING') return lacking(`${name} est en construction : attendez`);
  return lacking(`${name} est à refaire (état ${state || 'inconnu'})`);
}

export async function checkIndexes(
  google: GoogleProject,
  { indexes, fieldOverrides }: IndexFile,
): Promise<Finding[]> {
  const composite = await ask('Index composés', async () => {
    const deployed = await google.listIndexes();
    const wrong = indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
      const name = `L’index ${describeIndex(collectionGroup, fields)}`;
      const found = deployed.find(
        (one) =>
          one.collectionGroup === collectionGroup &&
          one.queryScope === queryScope &&
          isDeepStrictEqual(partsOf(one.fields), partsOf(fields)),
      );
      return found === undefined
        ? [lacking(`${name} n’est pas déployé`)]
        : [indexFinding(name, found.state)].filter((one) => one !== null);
    });
    return wrong.length > 0
      ? wrong
      : [good(`${indexes.length} index composés sont prêts`)];
  });
  const single = await ask('Index d’un champ', async () => {
    const deployed = await google.listFields();
    const wrong = fieldOverrides.flatMap((override) => fieldFindings(deployed, override));
    return wrong.length > 0
      ? wrong
      : [good(`${fieldOverrides.length} champs ont les index qu’ils doivent avoir`)];
  });
  return [...composite, ...single];
}

function keyOf({
  queryScope,
  order = '',
  arrayConfig = '',
}: {
  queryScope: string;
  order?: string;
  arrayConfig?: string;
}): string {
  return [queryScope, order, arrayConfig].join(' ');
}

function fieldFindings(
  deployed: readonly DeployedField[],
  { collectionGroup, fieldPath, indexes }: IndexFile['fieldOverrides'][number],
): Finding[] {
  const name = `Le champ ${collectionGroup}.${fieldPath}`;
  const found = deployed.find(
    (one) => one.collectionGroup === collectionGroup && one.fieldPath === fieldPath,
  );
  const own = found?.indexes ?? null;
  if (own === null) {
    return [lacking(`${name} : ses index ne sont pas déployés`)];
  }
  const keys = (list: readonly Parameters<typeof keyOf>[0][]) =>
    list.map(keyOf).toSorted();
  if (!isDeepStrictEqual(keys(own), keys(indexes))) {
    return [lacking(`${name} : le projet a d’autres index`)];
  }
  return own
    .map(({ state }) => indexFinding(name, state))
    .filter((finding) => finding !== null);
}

/** Collections with documents that Firestore must delete: the promises of `/privacy`, and the file's others. */
export function expiringCollections({ fieldOverrides }: IndexFile): string[] {
  const promised = Object.values(retentionMeans).flatMap((means) =>
    typeof means === 'string' ? [] : [...means.ttl],
  );
  const written = fieldOverrides
    .filter(({ ttl, fieldPath }) => ttl === true && fieldPath === 'expireAt')
    .map(({ collectionGroup }) => collectionGroup);
  return [...new Set<string>([...promised, ...written])].toSorted();
}

export async function checkTtl(
  google: GoogleProject,
  collections: readonly string[],
): Promise<Finding[]> {
  return ask('Effacement automatique (TTL)', async () => {
    const fields = await google.listFields();
    const wrong = collections.flatMap((collection) => {
      const found = fields.find(
        (one) => one.collectionGroup === collection && one.fieldPath === 'expireAt',
      );
      const state = found?.ttlState ?? null;
      if (state === 'ACTIVE') return [];
      if (state === null) {
        return [
          lacking(`${collection} n’est pas effacée par Firestore : /privacy le promet`),
        ];
      }
      return [
        lacking(
          state === 'CREATING'
            ? `${collection} : l’effacement se met en place, attendez`
            : `${collection} : l’effacement est à refaire (état ${state})`,
        ),
      ];
    });
    return wrong.length > 0
      ? wrong
      : [good(`Firestore efface de lui-même ${collections.length} collections`)];
  });
}

export async function checkRegions(
  google: GoogleProject,
  {
    bucket,
    databaseURL,
    wished,
  }: { bucket: string; databaseURL: string; wished?: string | undefined },
): Promise<Finding[]> {
  const [firestore, databases, files] = await Promise.all([
    ask('Firestore', async () => {
      const { location, type } = await google.readFirestore();
      const possible = wished === undefined ? firestoreRegions : [wished];
      const isRight = possible.includes(location) && type === 'FIRESTORE_NATIVE';
      return [
        isRight
          ? good(`Firestore est à ${location}`)
          : stopping(
              `Firestore est à ${location} (${type}) : il faut FIRESTORE_NATIVE à ${possible.join(' ou ')}, et cela ne se change plus`,
            ),
      ];
    }),
    ask('Realtime Database', async () => {
      const all = await google.listDatabases();
      const plain = (url: string) => url.replace(/\/$/, '');
      const own = all.find(({ url }) => plain(url) === plain(databaseURL));
      if (own === undefined) {
        return [
          stopping(`aucune Realtime Database du projet n’a l’adresse ${databaseURL}`),
        ];
      }
      if (own.location !== region) {
        return [
          stopping(`la Realtime Database est à ${own.location}, et non à ${region}`),
        ];
      }
      return own.state === 'ACTIVE'
        ? [good(`la Realtime Database est à ${region}`)]
        : [stopping(`la Realtime Database n’est pas en service (état ${own.state})`)];
    }),
    ask('Storage', async () => {
      const { location } = await google.readBucket(bucket);
      return [
        location.toLowerCase() === region
          ? good(`les fichiers sont à ${region}`)
          : stopping(`les fichiers sont à ${location}, et non à ${region.toUpperCase()}`),
      ];
    }),
  ]);
  return [...firestore, ...databases, ...files];
}

/** « Firebase Rules Firestore Service Agent » (https://cloud.google.com/iam/docs/roles-permissions/firebaserules). */
const lookingRole = 'roles/firebaserules.firestoreServiceAgent';

/** Without it every read of Firestore by `storage.rules` fails, so every file of an admin or an author is refused. */
export async function checkStorageRole(google: GoogleProject): Promise<Finding[]> {
  return ask('Rôle des règles de Storage', async () => {
    const number = await google.readNumber();
    // The agent to which `firebase deploy` also grants the role (firebase-tools, `rulesDeploy`).
    const agent = `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
    const roles = await google.listRoles(`serviceAccount:${agent}`);
    return [
      roles.includes(lookingRole)
        ? good('les règles de Storage peuvent lire Firestore')
        : lacking(
            `donnez à ${agent} le rôle « Firebase Rules Firestore Service Agent » (${lookingRole}) : sans lui tout fichier est refusé`,
          ),
    ];
  });
}

export async function checkSignIn(
  google: GoogleProject,
  origin: string,
): Promise<Finding[]> {
  return ask('Connexion', async () => {
    const signIn = await google.readSignIn();
    const domain = URL.canParse(origin) ? new URL(origin).hostname : '';
    const rows: [isRight: boolean, what: string][] = [
      [signIn.hasPassword, 'adresse e-mail et mot de passe'],
      [signIn.hasEmailLink, 'lien par e-mail'],
      [signIn.hasAnonymous, 'session anonyme'],
      [signIn.isEnumerationProtected, 'protection contre l’énumération des adresses'],
    ];
    return [
      ...rows.map(([isRight, what]) =>
        isRight
          ? good(`${what} : allumé`)
          : lacking(`${what} : à allumer dans la console`),
      ),
      domain === '' || signIn.domains.includes(domain)
        ? good('le domaine du site est autorisé')
        : lacking(`le domaine ${domain} n’est pas parmi les domaines autorisés`),
    ];
  });
}

const marks = { bon: '✓', manque: '✗', invisible: '?' } as const;

/** The sections with their numbers, a line for each finding. */
export function describeSections(sections: readonly Section[]): string[] {
  return sections.flatMap(({ titre, findings }, index) => [
    `${index + 1}. ${titre}`,
    ...findings.map(({ state, texte }) => `   ${marks[state]} ${texte}`),
  ]);
}

export function isStopped(sections: readonly Section[]): boolean {
  return sections.some(({ findings }) => findings.some(({ arrete }) => arrete === true));
}

export function isWhole(sections: readonly Section[]): boolean {
  return sections.every(({ findings }) => findings.every(({ state }) => state === 'bon'));
}
