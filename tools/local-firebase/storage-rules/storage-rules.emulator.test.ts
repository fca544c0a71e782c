import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareEngines, type PreparedEngines } from '../suite.ts';

/** The engine's messages, a line of JSON each; the same for Google's own and for ours. */
type Message = {
  id?: number;
  server_request_id?: number;
  errors?: string[];
  warnings?: string[];
  result?: { permit?: boolean; rulesVersion?: number };
  context?: { path: string };
};

type RestDocument = { name: string; fields: Record<string, unknown> };
type Request = {
  path: string;
  method?: string;
  delimiter?: string;
  uid?: string;
  documents?: Record<string, Record<string, unknown>>;
};

let engine: ChildProcessWithoutNullStreams;
let lines: AsyncIterator<string>;
let nextId = 0;

beforeAll(async () => {
  const prepared = await prepareEngines();
  engine = spawn(path.join(prepared.made.programFolder, 'java'), [
    ...['-jar', engineFile(prepared), 'serve'],
  ]);
  lines = createInterface(engine.stdout)[Symbol.asyncIterator]();
  await receive();
});

afterAll(() => {
  engine.stdin.end();
});

function engineFile({ engines, made }: PreparedEngines): string {
  return engines.storage.kind === 'ours'
    ? (made.variables['STORAGE_EMULATOR_BINARY_PATH'] ?? '')
    : engines.storage.file;
}

async function receive(): Promise<Message> {
  const { value } = (await lines.next()) as { value: string };
  return JSON.parse(value) as Message;
}

function send(message: object): void {
  engine.stdin.write(`${JSON.stringify(message)}\n`);
}

async function load(body: string): Promise<Message> {
  const content = `rules_version = '2';
    service firebase.storage { match /b/{bucket}/o { ${body} } }`;
  const context = {
    rulesetName: 'tested',
    source: { files: [{ name: 'storage.rules', content }] },
  };
  send({ action: 'load_ruleset', id: nextId++, context });
  return receive();
}

function authOf(uid: string | undefined): object {
  if (uid === undefined) return { null_value: null };
  return { map_value: { fields: { uid: { string_value: uid } } } };
}

/** Requests a judgement, and answers its queries of Firestore on the way. */
async function verify(request: Request): Promise<Message & { asked: string[] }> {
  const { method = 'get', delimiter, uid, documents = {} } = request;
  const id = nextId++;
  const variables = {
    resource: { null_value: null },
    request: { map_value: { fields: { auth: authOf(uid) } } },
  };
  const file = `/b/bucket/o/${request.path}`;
  const context = { rulesetName: 'tested', service: 'firebase.storage', path: file };
  send({ action: 'verify', id, context: { ...context, method, delimiter, variables } });
  const asked: string[] = [];
  for (;;) {
    const message = await receive();
    if (message.context === undefined) return { ...message, asked };
    asked.push(message.context.path);
    send({ id, errors: [], warnings: [], ...answer(message.context.path, documents) });
  }
}

function answer(
  documentPath: string,
  documents: Record<string, Record<string, unknown>>,
): { status: string; result?: RestDocument } {
  const fields = documents[documentPath.replace('/databases/(default)/documents/', '')];
  if (fields === undefined) return { status: 'not_found' };
  return { status: 'ok', result: { name: `projects/p${documentPath}`, fields } };
}

async function isPermitted(request: Request): Promise<boolean | undefined> {
  return (await verify(request)).result?.permit;
}

const document = (file: string) => `/databases/(default)/documents/${file}`;

describe('rules of Storage', () => {
  it('permit their owner and refuse others', async () => {
    await load(
      'match /avatars/{uid} { allow read: if request.auth != null && request.auth.uid == uid; }',
    );
    expect(await isPermitted({ path: 'avatars/ada', uid: 'ada' })).toBe(true);
    expect(await isPermitted({ path: 'avatars/ada', uid: 'bob' })).toBe(false);
    expect(await isPermitted({ path: 'avatars/ada' })).toBe(false);
    expect(await isPermitted({ path: 'elsewhere/ada', uid: 'ada' })).toBe(false);
  });

  it('are reported with the place of the error', async () => {
    const { errors } = await load('match /a { allow read: if nobody.knows(; }');
    expect(errors).not.toEqual([]);
  });

  it('know the version of their language', async () => {
    const { result } = await load('match /a { allow read: if true; }');
    expect(result?.rulesVersion).toBe(2);
  });

  it('permit the list of a folder by the rule on its files, and not of its parent', async () => {
    await load('match /photos/{uid}/{file} { allow list: if true; }');
    const list = { method: 'list', delimiter: '/' };
    expect(await isPermitted({ path: 'photos/ada', ...list })).toBe(true);
    expect(await isPermitted({ path: 'photos', ...list })).toBe(false);
  });
});

describe('rules that look into Firestore', () => {
  const look = (condition: string) =>
    load(`match /files/{id} {
      function found() { return firestore.get(${document('parcours/$(id)')}); }
      allow read: if ${condition};
    }`);
  const documents = {
    'parcours/p1': {
      texte: { stringValue: 'Brest' },
      entier: { integerValue: '7' },
      nombre: { doubleValue: 1.5 },
      vrai: { booleanValue: true },
      rien: { nullValue: null },
      liste: { arrayValue: { values: [{ stringValue: 'ada' }] } },
      vide: { arrayValue: {} },
      roles: { mapValue: { fields: { ada: { stringValue: 'auteur' } } } },
      lieu: { geoPointValue: { latitude: 48.4 } },
      date: { timestampValue: '2026-11-21T10:00:00.5Z' },
      suite: { referenceValue: `projects/p${document('parcours/p2')}` },
      octets: { bytesValue: 'AQI=' },
    },
  };

  it.each([
    "found().data.texte == 'Brest'",
    'found().data.entier + 1 == 8',
    'found().data.nombre == 1.5',
    'found().data.vrai',
    'found().data.rien == null',
    "'ada' in found().data.liste",
    'found().data.vide.size() == 0',
    "found().data.roles.ada == 'auteur'",
    'found().data.lieu.latitude() == 48.4 && found().data.lieu.longitude() == 0',
    'found().data.date.year() == 2026',
    `found().data.suite == ${document('parcours/p2')}`,
    'found().data.octets.size() == 2',
    "found().id == 'p1'",
    `firestore.exists(${document('parcours/$(id)')})`,
  ])('read %s', async (condition) => {
    await look(condition);
    expect(await isPermitted({ path: 'files/p1', documents })).toBe(true);
  });

  it('find nothing where there is nothing, and refuse', async () => {
    await look('found().data.vrai');
    expect(await isPermitted({ path: 'files/none', documents })).toBe(false);
    await look(`firestore.exists(${document('parcours/$(id)')})`);
    expect(await isPermitted({ path: 'files/none', documents })).toBe(false);
  });

  it('ask once for a document that they read twice', async () => {
    await look("found().data.vrai && found().data.texte == 'Brest'");
    const { asked } = await verify({ path: 'files/p1', documents });
    expect(asked).toEqual([document('parcours/p1')]);
  });

  it('refuse a third document, as production does', async () => {
    const exists = (name: string) => `firestore.exists(${document(`parcours/${name}`)})`;
    await look(`!${exists('a')} && !${exists('b')}`);
    expect(await isPermitted({ path: 'files/p1' })).toBe(true);
    await look(`!${exists('a')} && !${exists('b')} && !${exists('c')}`);
    expect(await isPermitted({ path: 'files/p1' })).toBe(false);
  });
});
