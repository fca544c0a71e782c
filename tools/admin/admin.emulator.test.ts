import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/lib/env/env.ts';
import { isRevoked } from '../../src/data/session/session-repository.ts';
import { forgetRevocation, listAdmins, runAdminCommand } from './admin.ts';
import { emulatedOptions, projectOfKey } from './admin-app.ts';
import { run } from '../lib/run.ts';
import { databaseName, repositoryFolder } from '../lib/environment.ts';

const { projectId } = env.firebase;
const password = 'Promenons-nous-2026';
const email = 'responsable@exemple.fr';
const uid = 'responsable';

let app: App;

beforeAll(() => {
  app = initializeApp(emulatedOptions(projectId), 'admin-test');
});

beforeEach(async () => {
  await getAuth(app)
    .deleteUser(uid)
    .catch(() => undefined);
  await forgetRevocation(app, uid);
  await getAuth(app).createUser({ uid, email, password, emailVerified: true });
});

afterAll(async () => {
  await getAuth(app)
    .deleteUser(uid)
    .catch(() => undefined);
  await deleteApp(app);
});

/** A token of the account's present state, as a browser would get it. */
async function tokenNow(): Promise<string> {
  const { auth = '' } = env.emulators;
  const response = await fetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

/** An operation that the rules allow to an admin only. */
async function mayAdminister(idToken: string): Promise<boolean> {
  const { firestore = '' } = env.emulators;
  const { status } = await fetch(
    `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/revocations/autre`,
    { headers: { Authorization: `Bearer ${idToken}` } },
  );
  return status === 404;
}

/** The same for the Realtime Database, which has its own rules. */
async function mayReadPresence(idToken: string): Promise<boolean> {
  const { database = '' } = env.emulators;
  const { status } = await fetch(
    `http://${database}/presence.json?ns=${databaseName(projectId)}&auth=${idToken}`,
  );
  return status === 200;
}

async function isListed(): Promise<boolean> {
  const lines = await listAdmins(app);
  return lines.some((line) => line.email === email && !line.isRevoked);
}

describe('the admin right', () => {
  test('is given, seen by the rules and by the session, and listed', async () => {
    expect(await isListed()).toBe(false);
    expect(await mayAdminister(await tokenNow())).toBe(false);
    expect(await runAdminCommand(app, 'grant', ` ${email} `)).toContain(
      'administre maintenant le site',
    );
    const token = await tokenNow();
    expect(await mayAdminister(token)).toBe(true);
    expect(await mayReadPresence(token)).toBe(true);
    expect(await isRevoked(uid, token)).toBe(false);
    expect(await isListed()).toBe(true);
    expect(await runAdminCommand(app, 'list', '')).toContain(email);
  });

  test('is withdrawn at once from a token that still claims it, and can be given back', async () => {
    await runAdminCommand(app, 'grant', email);
    const token = await tokenNow();
    expect(await runAdminCommand(app, 'revoke', email)).toContain('n’administre plus');
    expect(await mayAdminister(token)).toBe(false);
    expect(await mayReadPresence(token)).toBe(false);
    expect(await isRevoked(uid, token)).toBe(true);
    expect(await isListed()).toBe(false);
    await runAdminCommand(app, 'grant', email);
    expect(await mayAdminister(await tokenNow())).toBe(true);
    expect(await mayReadPresence(await tokenNow())).toBe(true);
  });

  test('is withdrawn from any account, which is let in again without it, once no token claims it any more', async () => {
    const revocation = getFirestore(app).doc(`revocations/${uid}`);
    await expect(runAdminCommand(app, 'revoke', email, '--lever')).rejects.toThrow(
      /^Rien n’a été retiré/,
    );
    await runAdminCommand(app, 'revoke', email);
    await expect(runAdminCommand(app, 'revoke', email, '--lever')).rejects.toThrow(
      /moins d’une heure/,
    );
    expect((await revocation.get()).exists).toBe(true);
    await revocation.update({ at: Timestamp.fromMillis(Date.now() - 3_660_000) });
    expect(await runAdminCommand(app, 'revoke', email, '--lever')).toContain(
      'comme tout le monde',
    );
    expect((await revocation.get()).exists).toBe(false);
    const live = await getDatabase(app).ref(`revocations/${uid}`).get();
    expect(live.exists()).toBe(false);
    expect(await mayAdminister(await tokenNow())).toBe(false);
  });

  test('leaves the other claims of the account alone', async () => {
    await getAuth(app).setCustomUserClaims(uid, { testeur: true });
    await runAdminCommand(app, 'grant', email);
    await runAdminCommand(app, 'revoke', email);
    const { customClaims } = await getAuth(app).getUser(uid);
    expect(customClaims).toEqual({ testeur: true });
  });

  test('is not given to an unproven address', async () => {
    await getAuth(app).updateUser(uid, { emailVerified: false });
    await expect(runAdminCommand(app, 'grant', email)).rejects.toThrow(
      /n’est pas confirmée/,
    );
    expect(await isListed()).toBe(false);
  });

  test('is not given to a disabled account', async () => {
    await getAuth(app).updateUser(uid, { disabled: true });
    await expect(runAdminCommand(app, 'grant', email)).rejects.toThrow(/est désactivé/);
  });
});

describe('errors are in French', () => {
  test.each([
    ['grant', 'personne@exemple.fr', /^Aucun compte n’a l’adresse personne@exemple\.fr/],
    ['revoke', 'personne@exemple.fr', /^Aucun compte/],
    ['grant', 'pas une adresse', /n’est pas une adresse e-mail/],
    ['grant', '', /^Usage/],
    ['promote', email, /^Usage/],
  ])('%s %s', async (command, address, message) => {
    await expect(runAdminCommand(app, command, address)).rejects.toThrow(message);
  });

  test('of the key of the service account', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'qc-key-'));
    const file = (name: string, text: string) => {
      const whole = path.join(folder, name);
      writeFileSync(whole, text);
      return whole;
    };
    expect(() => projectOfKey('', '')).toThrow(
      /^Il manque GOOGLE_APPLICATION_CREDENTIALS/,
    );
    expect(() => projectOfKey(path.join(folder, 'absent'), '')).toThrow(
      /n’est pas à l’adresse/,
    );
    expect(() => projectOfKey(file('a', 'rien'), '')).toThrow(/n’est pas la clé/);
    expect(() => projectOfKey(file('b', '{"project_id":""}'), '')).toThrow(
      /n’est pas la clé/,
    );
    expect(projectOfKey(file('c', '{"project_id":"ma-commune"}'), '')).toBe('ma-commune');
  });
});

test('the command itself answers, and ends with an error when it must', async () => {
  const script = path.join(repositoryFolder, 'tools/admin/admin.ts');
  const type = (...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', script, ...words], { env: {} });
  const granted = await type('grant', email);
  expect(granted).toMatchObject({ status: 0 });
  expect(granted.output).toContain(`${email} administre maintenant le site`);
  const refused = await type('grant', 'personne@exemple.fr');
  expect(refused.status).toBe(1);
  expect(refused.output.trim()).toMatch(/^Aucun compte n’a l’adresse/);
});
