import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { editeurSchema } from '@/content/identite.ts';
import { deployCheck } from './deploy-check.ts';
import { recordedGoogle } from './google-answers.ts';
import { install, type InstallerTools } from './installer.ts';
import { questions } from './installer-questions.ts';
import { legalBlanks } from '../build/legal-blanks.ts';

const keyFile = path.join(mkdtempSync(path.join(tmpdir(), 'cle-')), 'cle.json');
writeFileSync(keyFile, JSON.stringify({ project_id: 'quetes-de-dinan' }));

const answers: Readonly<Record<string, string>> = {
  VITE_FIREBASE_PROJECT_ID: 'quetes-de-dinan',
  SITE_REGION: 'europe-west1',
  VITE_FIREBASE_API_KEY: 'AIzaSyD-abcdefghijklmnopqrstuvwxyz01234',
  SITE_ORIGIN: 'https://quetes.dinan.fr',
  GOOGLE_APPLICATION_CREDENTIALS: keyFile,
  nom: 'Commune de Dinan',
  adresse: '21 rue du Marchix, 22100 Dinan',
  telephone: '02 96 39 22 43',
  email: 'mairie@exemple.fr',
  siret: '120 027 016 00563',
  directeurPublication: 'Anne Le Gall',
  dpo: 'Centre de gestion',
  dpoContact: 'dpo@exemple.fr',
  securiteContact: 'securite@exemple.fr',
  hebergeurNom: 'Google Cloud EMEA Limited',
  hebergeurAdresse: 'Dublin',
  hebergeurTelephone: '+353 1 543 1000',
  schemaAccessibilite: 'https://www.dinan.fr/schema',
  declarationDate: '28/11/2026',
  PREMIER_ADMIN: 'anne@exemple.fr',
};

const lines = questions.map(({ name }) => answers[name] ?? '');

const files = ['.env.production.local', 'src/content/editeur.json'];

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'qc-installer-'));
}

function textsIn(folder: string): string[] {
  return files.map((file) => {
    const whole = path.join(folder, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  });
}

function editeurIn(folder: string) {
  const text = readFileSync(path.join(folder, 'src/content/editeur.json'), 'utf8');
  return editeurSchema.parse(JSON.parse(text));
}

/** Runs the command with these answers; after the last there is nobody to answer. */
async function run(
  folder: string,
  typed: readonly string[],
  { words = [], ...tools }: Partial<InstallerTools> & { words?: string[] } = {},
) {
  const asked: string[] = [];
  const said: string[] = [];
  const granted: string[] = [];
  const checked: string[][] = [];
  const rest = [...typed];
  const say = (line: string) => said.push(line);
  const outcome = await install(words, {
    folder,
    say,
    ask: (text) => {
      asked.push(text);
      return Promise.resolve(rest.shift() ?? null);
    },
    grant: (email) => {
      granted.push(email);
      return Promise.resolve();
    },
    deployCheck: (parameters) => {
      checked.push([...parameters]);
      const [env = ''] = textsIn(folder);
      return parameters.includes('--local')
        ? Promise.resolve(0)
        : deployCheck(parameters, {
            variables: parseEnv(env),
            say,
            weigh: () => Promise.resolve({ bytes: 55_000, nodes: 4_000, warnings: [] }),
            openGoogle: recordedGoogle(),
            runProgram: () => Promise.reject(new Error('Nothing is run.')),
            question: () => Promise.reject(new Error('Nothing is asked.')),
            trySite: () => Promise.reject(new Error('Nothing is tried.')),
            blanks: legalBlanks(editeurIn(folder)),
          });
    },
    ...tools,
  }).catch((error: unknown) => String(error));
  return { outcome, asked, said: said.join('\n'), granted, checked };
}

const whole = newFolder();
const first = await run(whole, lines);
const wholeTexts = textsIn(whole);

describe('from an empty folder to a checked project', () => {
  it('in twenty questions at most, each asked once', () => {
    expect(first.asked).toHaveLength(questions.length);
    expect(first.asked.length).toBeLessThanOrEqual(20);
  });

  it('writes the variables, those that follow from an answer too', () => {
    expect(parseEnv(wholeTexts[0] ?? '')).toEqual({
      VITE_FIREBASE_PROJECT_ID: 'quetes-de-dinan',
      VITE_FIREBASE_STORAGE_BUCKET: 'quetes-de-dinan.firebasestorage.app',
      VITE_FIREBASE_DATABASE_URL:
        'https://quetes-de-dinan-default-rtdb.europe-west1.firebasedatabase.app',
      SITE_REGION: 'europe-west1',
      VITE_FIREBASE_API_KEY: answers['VITE_FIREBASE_API_KEY'],
      SITE_ORIGIN: 'https://quetes.dinan.fr',
      VITE_FIREBASE_AUTH_DOMAIN: 'quetes.dinan.fr',
      GOOGLE_APPLICATION_CREDENTIALS: keyFile,
      PREMIER_ADMIN: 'anne@exemple.fr',
    });
  });

  it('writes the identity as data of the right shape, without a blank', () => {
    const [, editeur = ''] = wholeTexts;
    expect(legalBlanks(editeurSchema.parse(JSON.parse(editeur)))).toEqual([]);
  });

  it('grants the first admin, looks at the project, and says what is left on one page', () => {
    expect(first.granted).toEqual(['anne@exemple.fr']);
    expect(first.checked).toEqual([['--projet', 'quetes-de-dinan']]);
    expect(first.said).not.toMatch(/[✗?] /);
    const [, page = ''] = first.said.split('À la main, sur ');
    expect(page).toContain('https://quetes.dinan.fr/reset-password');
    expect(page.split('\n').length).toBeLessThan(25);
    expect(first.outcome).toBe(0);
  });
});

test('a second run keeps every answer by Enter alone, and changes no file', async () => {
  const { outcome, asked } = await run(
    whole,
    questions.map(() => ''),
  );
  expect(asked).toHaveLength(questions.length);
  expect(asked[0]).toContain('[quetes-de-dinan]');
  expect(textsIn(whole)).toEqual(wholeTexts);
  expect(outcome).toBe(0);
});

test.each(questions.map(({ texte }, index) => [index, texte] as const))(
  'stopped at question %i (%s), it resumes there, and writes the same files',
  async (index) => {
    const folder = newFolder();
    const cut = await run(folder, lines.slice(0, index));
    expect(cut.outcome).toContain('Ce qui est répondu est gardé');
    expect(cut.checked).toEqual([]);
    const { asked, outcome } = await run(folder, lines.slice(index));
    expect(asked).toHaveLength(questions.length - index);
    expect(textsIn(folder)).toEqual(wholeTexts);
    expect(outcome).toBe(0);
  },
);

test('--debut asks the first question again after an interruption', async () => {
  const folder = newFolder();
  await run(folder, lines.slice(0, 5));
  const { asked } = await run(folder, [], { words: ['--debut'] });
  expect(asked).toEqual([expect.stringContaining('[quetes-de-dinan]')]);
});

describe('a wrong answer is refused with its reason, and asked again', () => {
  it.each([
    ['VITE_FIREBASE_PROJECT_ID', 'Quetes-De-Dinan', 'Est-ce « quetes-de-dinan » ?'],
    ['VITE_FIREBASE_PROJECT_ID', 'demo-dinan', 'sans « demo- » au début'],
    ['SITE_REGION', 'europe-west99', 'europe-west1 ou eur3'],
    ['VITE_FIREBASE_API_KEY', '"AIza"', 'n’est pas une clé d’API'],
    ['SITE_ORIGIN', 'http://quetes.dinan.fr', 'n’est pas une adresse https://domaine'],
    ['SITE_ORIGIN', 'https://dinan.fr/quetes', 'n’est pas une adresse https://domaine'],
    ['GOOGLE_APPLICATION_CREDENTIALS', '/nulle/part.json', 'n’est pas à l’adresse'],
    ['GOOGLE_APPLICATION_CREDENTIALS', 'cle.json', 'ne doit pas être dans le dépôt'],
    ['telephone', 'la mairie', 'n’est pas un numéro de téléphone'],
    ['email', 'mairie', 'n’est pas une adresse e-mail'],
    ['siret', '120 027 016 00564', 'ne peut pas être un SIRET'],
    ['schemaAccessibilite', 'dinan', 'n’est pas une adresse'],
    ['declarationDate', '31/02/2026', 'n’est pas une date'],
    ['securiteContact', 'https://', 'n’est pas une adresse https'],
  ])('%s: %s', async (name, wrong, reason) => {
    const index = questions.findIndex((question) => question.name === name);
    const folder = newFolder();
    const typed = [...lines.slice(0, index), wrong, ...lines.slice(index)];
    const { said, asked } = await run(folder, typed);
    expect(said).toContain(reason);
    expect(asked[index + 1]).toBe(asked[index]);
    expect(textsIn(folder)).toEqual(wholeTexts);
  });

  it('no answer where one is needed', async () => {
    const { said, asked } = await run(newFolder(), ['']);
    expect(said).toContain('Il faut une réponse.');
    expect(asked).toHaveLength(2);
  });

  it('the key of another project', async () => {
    const other = path.join(mkdtempSync(path.join(tmpdir(), 'cle-')), 'cle.json');
    writeFileSync(other, JSON.stringify({ project_id: 'autre-projet' }));
    const { said } = await run(newFolder(), [...lines.slice(0, 4), other]);
    expect(said).toContain('celle du projet « autre-projet »');
  });
});

test.each(['https://quetes.dinan.fr/', 'quetes.dinan.fr', ' https://QUETES.dinan.fr '])(
  'the address « %s » is kept without what is too much',
  async (address) => {
    const folder = newFolder();
    await run(folder, lines.with(3, address));
    expect(textsIn(folder)).toEqual(wholeTexts);
  },
);

test('a half-written file of variables loses its broken line, and keeps the rest', async () => {
  const folder = newFolder();
  writeFileSync(
    path.join(folder, '.env.production.local'),
    '# La nôtre\nAUTRE=1\nSITE_REGION=europe-west99\nVITE_FIREB',
  );
  const { asked } = await run(folder, lines);
  expect(asked[1]).toContain('[europe-west1]');
  const [text = ''] = textsIn(folder);
  expect(text).toMatch(/^# La nôtre\nAUTRE=1\nSITE_REGION=europe-west1\n/);
  expect(parseEnv(text)).toEqual({ AUTRE: '1', ...parseEnv(wholeTexts[0] ?? '') });
});

test('a variable changed by hand stays while its project does', async () => {
  const folder = newFolder();
  await run(folder, lines);
  const file = path.join(folder, '.env.production.local');
  const bucket = 'VITE_FIREBASE_STORAGE_BUCKET=autre-seau';
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^VITE_FIREBASE_STORAGE_BUCKET=.*$/m, bucket),
  );
  await run(
    folder,
    questions.map(() => ''),
  );
  expect(readFileSync(file, 'utf8')).toContain(bucket);
});

test('an identity that is no JSON is named, and left as it is', async () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'src/content'), { recursive: true });
  writeFileSync(path.join(folder, 'src/content/editeur.json'), '{"nom": "Dinan",');
  const { outcome } = await run(folder, lines);
  expect(outcome).toMatch(/src\/content\/editeur\.json n’est pas du JSON/);
  expect(textsIn(folder)[1]).toBe('{"nom": "Dinan",');
});

test('blanks of the law are named, and « - » makes one again', async () => {
  const folder = newFolder();
  await run(folder, lines);
  const { said, outcome } = await run(
    folder,
    questions.map(({ name }) => (name === 'dpo' ? '-' : '')),
  );
  expect(said).toContain('✗ src/content/editeur.json, dpo : nom');
  expect(outcome).toBe(1);
});

test.each([
  [
    '7 PERMISSION_DENIED: Missing or insufficient permissions.',
    'la clé n’a pas le rôle « Firebase Admin »',
  ],
  [
    'Aucun compte n’a l’adresse anne@exemple.fr.',
    'Aucun compte n’a l’adresse anne@exemple.fr.',
  ],
])(
  'where the right is not given (%s), the reason is said, and the step is left',
  async (message, reason) => {
    const { said, outcome } = await run(newFolder(), lines, {
      grant: () => Promise.reject(new Error(message)),
    });
    expect(said).toContain(
      `anne@exemple.fr n’administre pas encore le site (${reason}) ; ensuite : npm run admin:grant`,
    );
    expect(outcome).toBe(1);
  },
);

test('without a key, Google is not looked at and nobody is granted', async () => {
  const { checked, granted, said } = await run(newFolder(), lines.with(4, '-'));
  expect(checked).toEqual([[]]);
  expect(granted).toEqual([]);
  expect(said).toContain('crée son compte sur /login');
});

test('for the local back end, no project is asked for, and the trial is run', async () => {
  const local = questions.flatMap(({ isLocal }, index) =>
    isLocal === true ? [lines[index] ?? ''] : [],
  );
  const folder = newFolder();
  const { asked, checked, granted, outcome } = await run(folder, local, {
    words: ['--local'],
  });
  expect(asked).toHaveLength(local.length);
  expect(checked).toEqual([['--essai', '--local']]);
  expect(granted).toEqual(['anne@exemple.fr']);
  expect(textsIn(folder).slice(1)).toEqual(wholeTexts.slice(1));
  expect(outcome).toBe(0);
});

test('an unknown word brings the usage', async () => {
  expect((await run(newFolder(), [], { words: ['--tout'] })).outcome).toContain(
    'Usage :',
  );
});
