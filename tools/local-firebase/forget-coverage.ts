import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from '../lib/environment.ts';

/**
 * After the tests of repositories: the engine stores every result of the rules' expressions, some 150 MB of its heap, until it gets rules
 * again. With a full heap these tests took 374 s instead of 135.
 */
export async function teardown(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host = '', GCLOUD_PROJECT: project = '' } =
    process.env;
  const content = await readFile(path.join(repositoryFolder, 'firestore.rules'), 'utf8');
  const response = await fetch(
    `http://${host}/emulator/v1/projects/${project}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!response.ok) throw new Error(`firestore.rules: ${await response.text()}`);
}
