import { readFileSync } from 'node:fs';
import path from 'node:path';
import config from '../../playwright.config.ts';
import { prepareEngines, startSuite } from '../../tools/local-firebase/suite.ts';
import {
  localHost,
  profiles,
  serverVariables,
  type Ports,
  type Profile,
} from '../../tools/lib/environment.ts';
import { run } from '../../tools/lib/run.ts';
import { backEndOf } from '../backend.ts';
import { test as journeyTest } from '../fixtures.ts';
import { editionFolder, freshTimes, type FixtureCodes } from './editions.ts';

/*
 * The site of the journeys over another back end, which holds a fixture and nothing else: the journeys' own is not touched,
 * and the fixture comes in as the Firebase CLI imports an export.
 */

const folder = editionFolder('2026-11');

/** Far enough from the ports of the journeys, and from those of a run beside. */
const portStep = 20;

function shifted(ports: Ports): Ports {
  const entries = Object.entries(ports).map(([name, port]) => [name, port + portStep]);
  // The same keys as before.
  return Object.fromEntries(entries) as Ports;
}

const own = profiles.test;
const fixtureProfile: Profile = {
  ...own,
  ports: shifted(own.ports),
  folder: path.join(own.folder, 'compatibility'),
};

export const fixtureBackEnd = backEndOf(fixtureProfile);

/** The site bears the addresses of the journeys' back end: the browser resolves them to this machine. */
function hostRules(): string {
  const backEnd = ['auth', 'firestore', 'storage', 'database'] as const;
  const rules = backEnd.map(
    (part) =>
      `MAP ${localHost}:${own.ports[part]} ${localHost}:${fixtureProfile.ports[part]}`,
  );
  const site = `${localHost}:${own.ports.hosting}`;
  return [...rules, `MAP ${site} ${site}`, 'MAP * ~NOTFOUND'].join(', ');
}

/** As a deployment does (docs/compatibility.md): `npm run migrate -- --ecrire`. */
async function migrate(): Promise<void> {
  const words = ['--import', 'tsx', 'tools/admin/migrate.ts', '--ecrire'];
  const env = serverVariables(fixtureProfile);
  const { status, output } = await run(process.execPath, words, { env });
  if (status !== 0) throw new Error(`The fixture could not be migrated: ${output}`);
}

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};

export const test = journeyTest.extend<object, { fixtureBackEndRuns: undefined }>({
  launchOptions: [
    {
      ...launchOptions,
      args: [
        ...args.filter((one) => !one.startsWith('--host-resolver-rules')),
        `--host-resolver-rules=${hostRules()}`,
      ],
    },
    { scope: 'worker' },
  ],
  fixtureBackEndRuns: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs.
    async ({}, use) => {
      const suite = await startSuite({
        profile: fixtureProfile,
        parts: ['auth', 'firestore', 'storage', 'database'],
        prepared: await prepareEngines(),
        importFrom: fixtureFile('back-end'),
      });
      await migrate();
      const times = freshTimes(await fixtureBackEnd.readLiveData(), Date.now());
      for (const [place, at] of Object.entries(times)) {
        await fixtureBackEnd.writeLiveData(place, at);
      }
      await use(undefined);
      await suite.stop();
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
});

/** The whole path of a file of the fixture. */
export function fixtureFile(name: string): string {
  return path.join(folder, name);
}

/** A file of the fixture, as text. */
export function readFixture(name: string): string {
  return readFileSync(fixtureFile(name), 'utf8');
}

// Written by `take/fill-devices.ts`.
export const codes = JSON.parse(readFixture('codes.json')) as FixtureCodes;
