import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { env } from '@/lib/env/env.ts';
import { grantAdmin, listAdmins } from './admin.ts';
import { emulatedOptions } from './admin-app.ts';
import { install } from './installer.ts';
import { questions } from './installer-questions.ts';

const app = initializeApp(emulatedOptions(env.firebase.projectId), 'installer-test');
const email = 'premiere@exemple.fr';
const folder = mkdtempSync(path.join(tmpdir(), 'qc-installer-'));
const lines = questions.filter(({ isLocal }) => isLocal === true).map(() => '');

afterAll(async () => {
  const { uid } = await getAuth(app).getUserByEmail(email);
  await getAuth(app).deleteUser(uid);
  await deleteApp(app);
});

/** Runs the command on the local back end with these answers. */
async function run(typed: readonly string[]) {
  const said: string[] = [];
  const rest = [...typed];
  const outcome = await install(['--local'], {
    folder,
    say: (line) => said.push(line),
    ask: () => Promise.resolve(rest.shift() ?? null),
    grant: (address) => grantAdmin(app, address),
    deployCheck: () => Promise.resolve(0),
  }).catch((error: unknown) => String(error));
  return { outcome, said: said.join('\n') };
}

test('the first admin is granted on the local back end once the account exists, after an interruption too', async () => {
  expect((await run(lines.slice(0, 3))).outcome).toContain('Interrompu');
  const answers = [...lines.slice(3, -1), email];
  const early = await run(answers);
  expect(early.said).toContain('Aucun compte n’a l’adresse premiere@exemple.fr');
  expect(early.outcome).toBe(1);
  await getAuth(app).createUser({ email, emailVerified: true });
  expect((await run(lines)).outcome).toBe(0);
  expect((await listAdmins(app)).map((line) => line.email)).toContain(email);
});
