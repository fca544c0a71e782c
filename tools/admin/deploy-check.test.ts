import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployCheck, readWish, type Tools } from './deploy-check.ts';
import { ClearError } from '../lib/clear-error.ts';
import { checkHeaviestWrites } from './deploy-checks.ts';
import {
  addresses,
  agent,
  errorAnswer,
  recordedGoogle,
  wholeProject,
  type Answer,
} from './google-answers.ts';
import { createGoogleRest } from './google-rest.ts';
import { run } from '../lib/run.ts';

const projet = 'quetes-de-dinan';

const variables = {
  VITE_FIREBASE_API_KEY: 'cle',
  VITE_FIREBASE_AUTH_DOMAIN: 'quetes.dinan.fr',
  VITE_FIREBASE_PROJECT_ID: projet,
  VITE_FIREBASE_STORAGE_BUCKET: `${projet}.firebasestorage.app`,
  VITE_FIREBASE_DATABASE_URL: `https://${projet}-default-rtdb.europe-west1.firebasedatabase.app`,
  SITE_ORIGIN: 'https://quetes.dinan.fr',
};

type Outcome = { code: number; said: string; programs: string[]; trials: number };

async function check(
  words: readonly string[],
  changes: Iterable<[string, Answer]> = [],
  tools: Partial<Tools> = {},
): Promise<Outcome> {
  const said: string[] = [];
  const programs: string[] = [];
  let trials = 0;
  const say = (line: string) => said.push(line);
  const code = await deployCheck(words, {
    variables,
    say,
    weigh: () => Promise.resolve({ bytes: 55_000, nodes: 4_000, warnings: [] }),
    openGoogle: recordedGoogle(changes),
    runProgram: (program, parameters) => {
      programs.push([program, ...parameters].join(' '));
      return Promise.resolve(0);
    },
    question: () => Promise.reject(new Error('Nothing is to be asked.')),
    trySite: () => {
      trials += 1;
      return Promise.resolve();
    },
    blanks: [],
    ...tools,
  });
  return { code, said: said.join('\n'), programs, trials };
}

const named = ['--projet', projet];

describe('a project that is as it must be', () => {
  it('is reported so, in the order of the steps, and nothing is changed', async () => {
    const { code, said, programs, trials } = await check(named);
    expect(said).not.toMatch(/[✗?] /);
    expect(said.match(/^\d\. .*/gm)).toEqual([
      '1. Textes légaux',
      '2. Configuration de la construction',
      '3. Régions',
      '4. Connexion',
      '5. Règles',
      '6. Rôle des règles de Storage',
      '7. Index de Firestore',
      '8. Effacement automatique',
    ]);
    expect({ code, programs, trials }).toEqual({ code: 0, programs: [], trials: 0 });
  });

  it('is not looked at where none is named: the list says what there is to see', async () => {
    const openGoogle = () => {
      throw new Error('Google is not asked.');
    };
    const { code, said } = await check([], [], { openGoogle });
    expect(said).toMatch(/6\. .*\n {3}\? « Firebase Rules Firestore Service Agent »/);
    expect(said).toContain('Ensuite, dans cet ordre');
    expect(code).toBe(1);
  });

  it('reads every page of a list', async () => {
    const { body } = wholeProject().get(addresses.fields) as {
      body: { fields: unknown[] };
    };
    const [first, ...rest] = body.fields;
    const google = createGoogleRest({
      projectId: projet,
      accessToken: () => Promise.resolve('jeton'),
      fetch: (address) => {
        const isSecond = new URL(address).searchParams.get('pageToken') === 'suite';
        const page = isSecond
          ? { fields: rest }
          : { fields: [first], nextPageToken: 'suite' };
        return Promise.resolve(new Response(JSON.stringify(page)));
      },
    });
    expect(await google.listFields()).toHaveLength(body.fields.length);
  });
});

/** One collection of a list of Google's, changed. */
function changedField(name: string, change: (field: object) => object | null): Answer {
  const { body } = wholeProject().get(addresses.fields) as {
    body: { fields: { name: string }[] };
  };
  const fields = body.fields
    .map((field) => (field.name.endsWith(name) ? change(field) : field))
    .filter((field) => field !== null);
  return { body: { fields } };
}

function changedIndexes(change: (all: { state: string }[]) => unknown[]): Answer {
  const { body } = wholeProject().get(addresses.indexes) as {
    body: { indexes: { state: string }[] };
  };
  return { body: { indexes: change(body.indexes) } };
}

describe('wrong settings are reported', () => {
  it.each<[what: string, address: string, answer: Answer, sentence: RegExp]>([
    [
      'rules that Google does not compile',
      addresses.compile,
      {
        body: {
          issues: [
            {
              sourcePosition: { fileName: 'firestore.rules', line: 12, column: 3 },
              description: 'Unexpected token',
              severity: 'ERROR',
            },
          ],
        },
      },
      /✗ firestore\.rules, ligne 12 : Unexpected token/,
    ],
    [
      'rules that were never deployed',
      addresses.firestoreRelease,
      errorAnswer(404, 'NOT_FOUND', 'Requested entity was not found.'),
      /✗ firestore\.rules n’a jamais été déployé/,
    ],
    [
      'other rules',
      addresses.storageRuleset,
      { body: { source: { files: [{ name: 'storage.rules', content: 'autre' }] } } },
      /✗ storage\.rules : le projet a d’autres règles/,
    ],
    [
      'an index that was not deployed',
      addresses.indexes,
      changedIndexes(([, ...rest]) => rest),
      /✗ L’index parcours \(membreUids, updatedAt\) n’est pas déployé/,
    ],
    [
      'an empty project, whose lists have no field at all',
      addresses.indexes,
      { body: {} },
      /✗ L’index parties \(uid, startedAt\) n’est pas déployé/,
    ],
    [
      'an index that is being built',
      addresses.indexes,
      changedIndexes(([first, ...rest]) => [{ ...first, state: 'CREATING' }, ...rest]),
      /✗ L’index parcours \(membreUids, updatedAt\) est en construction/,
    ],
    [
      'an index that failed',
      addresses.indexes,
      changedIndexes(([first, ...rest]) => [
        { ...first, state: 'NEEDS_REPAIR' },
        ...rest,
      ]),
      /est à refaire \(état NEEDS_REPAIR\)/,
    ],
    [
      'a field with other indexes',
      addresses.fields,
      changedField('avis/fields/uid', (field) => ({ ...field, indexConfig: {} })),
      /✗ Le champ avis\.uid : le projet a d’autres index/,
    ],
    [
      'a field with the indexes of all',
      addresses.fields,
      changedField('quetes/fields/contenu', () => null),
      /✗ Le champ quetes\.contenu : ses index ne sont pas déployés/,
    ],
    [
      'a collection that nothing clears away',
      addresses.fields,
      changedField('parties/fields/expireAt', (field) => ({
        ...field,
        ttlConfig: undefined,
      })),
      /✗ parties n’est pas effacée par Firestore : \/privacy le promet/,
    ],
    [
      'a TTL that is being set up',
      addresses.fields,
      changedField('parties/fields/expireAt', (field) => ({
        ...field,
        ttlConfig: { state: 'CREATING' },
      })),
      /✗ parties : l’effacement se met en place/,
    ],
    [
      'Firestore elsewhere',
      addresses.database,
      { body: { locationId: 'nam5', type: 'FIRESTORE_NATIVE' } },
      /✗ Firestore est à nam5/,
    ],
    [
      'Firestore in the mode of Datastore',
      addresses.database,
      { body: { locationId: 'eur3', type: 'DATASTORE_MODE' } },
      /✗ Firestore est à eur3 \(DATASTORE_MODE\)/,
    ],
    [
      'a project without Firestore',
      addresses.database,
      errorAnswer(404, 'NOT_FOUND', 'The database (default) does not exist'),
      /✗ Firestore : Google ne le trouve pas/,
    ],
    [
      'a project without a Realtime Database',
      addresses.databases,
      { body: {} },
      /✗ aucune Realtime Database du projet n’a l’adresse/,
    ],
    [
      'files elsewhere',
      addresses.bucket,
      { body: { location: 'US-CENTRAL1' } },
      /✗ les fichiers sont à US-CENTRAL1/,
    ],
    [
      'a role that the rules of Storage lack',
      addresses.policy,
      { body: { bindings: [{ role: 'roles/editor', members: [agent] }] } },
      /✗ donnez à service-123456789@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com/,
    ],
    [
      'ways to sign in that are off',
      addresses.config,
      { body: { signIn: { email: { enabled: true, passwordRequired: true } } } },
      /✗ lien par e-mail[^]*✗ session anonyme[^]*✗ le domaine quetes\.dinan\.fr/,
    ],
  ])('%s', async (_what, address, answer, sentence) => {
    const { code, said } = await check(named, [[address, answer]]);
    expect(said).toMatch(sentence);
    expect(code).toBe(1);
  });
});

describe('settings hidden by Google are reported, without a crash', () => {
  it.each<[what: string, answer: Answer, sentence: RegExp]>([
    [
      'a key without the right',
      errorAnswer(403, 'PERMISSION_DENIED', 'The caller does not have permission'),
      /\? .*la clé n’a pas le droit de le lire \(The caller/,
    ],
    [
      'an API that is off',
      errorAnswer(403, 'PERMISSION_DENIED', 'API has not been used', 'SERVICE_DISABLED'),
      /\? .*cette API n’est pas activée/,
    ],
    [
      'a quota that is used up',
      errorAnswer(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded'),
      /\? .*le quota est atteint/,
    ],
    [
      'a key that was withdrawn',
      errorAnswer(401, 'UNAUTHENTICATED', 'Invalid credentials'),
      /\? .*la clé du compte de service est refusée/,
    ],
    [
      'a server that is down',
      { status: 503, body: '<html>' },
      /\? .*Google ne répond pas/,
    ],
    [
      'an error of another kind',
      { status: 500, body: '' },
      /\? .*Google a répondu par une erreur \(HTTP 500\)/,
    ],
    [
      'a page in the place of an answer',
      { body: '<html>' },
      /\? .*n’a pas la forme documentée/,
    ],
    [
      'another shape',
      { body: { indexes: 'aucun', fields: 1, locationId: 3 } },
      /\? .*n’a pas la forme documentée/,
    ],
  ])('%s', async (_what, answer, sentence) => {
    for (const address of [addresses.indexes, addresses.fields, addresses.database]) {
      const { code, said } = await check(named, [[address, answer]]);
      expect(said).toMatch(sentence);
      expect(code).toBe(1);
    }
  });

  it('no network', async () => {
    const openGoogle = (projectId: string) =>
      createGoogleRest({
        projectId,
        accessToken: () => Promise.resolve('jeton'),
        fetch: () => Promise.reject(new TypeError('fetch failed')),
      });
    expect((await check(named, [], { openGoogle })).said).toMatch(
      /\? Firestore : Google ne répond pas \(fetch failed\)/,
    );
  });
});

it('Firestore in another region than the one that was chosen is reported', async () => {
  const chosen = { variables: { ...variables, SITE_REGION: 'eur3' } };
  expect((await check(named, [], chosen)).said).toMatch(
    /✗ Firestore est à europe-west1 \(FIRESTORE_NATIVE\) : il faut FIRESTORE_NATIVE à eur3/,
  );
});

describe('checks without Google', () => {
  it.each<[what: string, tools: Partial<Tools>, sentence: RegExp]>([
    [
      'blanks of the legal texts',
      { blanks: ['editeur.json, dpo : nom'] },
      /✗ src\/content\/editeur\.json, dpo : nom/,
    ],
    [
      'a variable that lacks',
      { variables: { ...variables, SITE_ORIGIN: '' } },
      /✗ SITE_ORIGIN manque/,
    ],
    [
      'the variables of another project',
      { variables: { ...variables, VITE_FIREBASE_PROJECT_ID: 'autre' } },
      /✗ VITE_FIREBASE_PROJECT_ID est « autre », et non « quetes-de-dinan »/,
    ],
    [
      'an American database',
      {
        variables: {
          ...variables,
          VITE_FIREBASE_DATABASE_URL: 'https://a.firebaseio.com',
        },
      },
      /✗ VITE_FIREBASE_DATABASE_URL n’est pas une adresse/,
    ],
    [
      'an address with a path',
      { variables: { ...variables, SITE_ORIGIN: 'https://dinan.fr/quetes' } },
      /✗ SITE_ORIGIN n’est pas une adresse/,
    ],
    [
      'emulators',
      { variables: { ...variables, VITE_FIREBASE_EMULATORS: 'auth=127.0.0.1:9099' } },
      /✗ VITE_FIREBASE_EMULATORS est pour cette machine/,
    ],
    [
      'rules that are too heavy',
      { weigh: () => Promise.resolve({ bytes: 73_000, nodes: 4_000, warnings: [] }) },
      /✗ firestore\.rules : 73.000 octets sans les commentaires, pour 65.536 au plus/,
    ],
    [
      'a warning of the compiler',
      { weigh: () => Promise.resolve({ bytes: 1, nodes: 1, warnings: ['L3'] }) },
      /✗ le moteur local avertit : L3/,
    ],
  ])('%s, and nothing is deployed then', async (_what, tools, sentence) => {
    const { said, code } = await check(named, [], tools);
    expect(said).toMatch(sentence);
    expect(code).toBe(1);
    const words = [...named, '--deployer', '--confirmer', projet];
    await expect(check(words, [], tools)).rejects.toThrow(/^Rien n’a été changé/);
  });

  it('no engine here: said, and no reason not to deploy', async () => {
    const tools = { weigh: () => Promise.resolve(null) };
    expect((await check(named, [], tools)).said).toMatch(/\? le moteur local n’a pas pu/);
  });
});

describe('the budgets of writes in docs/rules.md', () => {
  const page = (row: string) =>
    `<!-- budgets: x -->\n| expressions of | auteur | admin | budget | look-ups |\n${row}\n<!-- /budgets -->`;

  it.each([
    ['within', '| `parcours/{id}` | 390 | · | 400 | 3 |', 'bon', /de 1 documents/],
    [
      'over',
      '| `parcours/{id}` | 401 | · | 400 | 3 |',
      'manque',
      /prend 401 expressions/,
    ],
    ['unreadable', '| `parcours/{id}` | beaucoup | · | 400 | 3 |', 'manque', /NaN/],
    ['absent', '', 'invisible', /n’a pas le tableau/],
  ])('%s', (_what, row, state, sentence) => {
    const [finding] = checkHeaviestWrites(page(row));
    expect(finding?.state).toBe(state);
    expect(finding?.texte).toMatch(sentence);
  });

  it('are those of this build, more than twenty', async () => {
    expect((await check(named)).said).toMatch(/✓ les écritures de [2-9]\d documents/);
  });
});

describe('a deployment', () => {
  const words = [...named, '--deployer'];

  it('builds, then sends rules and indexes, then the site', async () => {
    const { programs, code, trials } = await check([...words, '--confirmer', projet]);
    expect(programs).toEqual([
      'npm run build',
      `npx firebase deploy --project ${projet} --non-interactive --only firestore,storage,database`,
      `npx firebase deploy --project ${projet} --non-interactive --only hosting --config firebase.deploy.json`,
    ]);
    expect({ code, trials }).toEqual({ code: 0, trials: 0 });
  });

  it('goes on over an empty project, where nothing is deployed yet', async () => {
    const { programs } = await check(
      [...words, '--confirmer', projet],
      [
        [addresses.firestoreRelease, errorAnswer(404, 'NOT_FOUND', 'not found')],
        [addresses.indexes, { body: {} }],
        [addresses.fields, { body: {} }],
        [addresses.policy, { body: {} }],
      ],
    );
    expect(programs).toHaveLength(3);
  });

  it.each([
    [
      'rules that do not compile',
      addresses.compile,
      { body: { issues: [{ severity: 'ERROR' }] } },
    ],
    ['Firestore elsewhere', addresses.database, { body: { locationId: 'nam5' } }],
  ] as const)('is refused for %s', async (_what, address, answer) => {
    await expect(
      check([...words, '--confirmer', projet], [[address, answer]]),
    ).rejects.toThrow(/^Rien n’a été changé/);
  });

  it('asks for the name of the project, and does nothing under another', async () => {
    const question = () => Promise.resolve('quetes-de-dinard');
    await expect(check(words, [], { question })).rejects.toThrow(
      'Ce n’est pas le nom du projet : rien n’a été changé.',
    );
    const right = () => Promise.resolve(` ${projet}\n`);
    expect((await check(words, [], { question: right })).programs).toHaveLength(3);
  });

  it('stops at the first program that fails', async () => {
    const programs: string[] = [];
    const runProgram = (program: string) => {
      programs.push(program);
      return Promise.resolve(1);
    };
    await expect(
      check([...words, '--confirmer', projet], [], { runProgram }),
    ).rejects.toThrow('« npm run build » a échoué : la suite n’a pas été faite.');
    expect(programs).toEqual(['npm']);
  });

  it('is followed by the trial where it is asked for', async () => {
    const all = [...words, '--essai', '--confirmer', projet];
    expect(await check(all)).toMatchObject({ code: 0, trials: 1 });
  });
});

describe('words', () => {
  it.each([
    [['--tout']],
    [['deployer']],
    [['--deployer']],
    [['--essai']],
    [['--projet', 'Pas Un Nom', '--deployer']],
    [['--projet', projet, '--essai', '--local']],
    [['--local']],
    [['--projet']],
  ])('%j bring the usage', (words) => {
    expect(() => readWish(words)).toThrow(ClearError);
    expect(() => readWish(words)).toThrow(/Usage :/);
  });

  it('the command itself refuses the key of another project', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'cle-')), 'cle.json');
    writeFileSync(file, JSON.stringify({ project_id: 'autre-projet' }));
    const said = await run(
      process.execPath,
      ['--import', 'tsx', 'tools/admin/deploy-check.ts', ...named],
      { env: { GOOGLE_APPLICATION_CREDENTIALS: file } },
    );
    expect(said.output).toMatch(
      /celle du projet « autre-projet », et non de « quetes-de-dinan »/,
    );
    expect(said.status).toBe(1);
  });
});
