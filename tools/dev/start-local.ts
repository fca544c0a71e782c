import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeEngines } from '../local-firebase/engines.ts';
import { exportData, removeExports, wholeExport } from '../local-firebase/exports.ts';
import { prepareEngines, startSuite, type Suite } from '../local-firebase/suite.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { ClearError } from '../lib/clear-error.ts';
import { defaultSitePort, type StartOptions } from './command-help.mjs';
import { isBackEndEmpty } from '../seed/empty-back-end.ts';
import {
  localHost,
  profiles,
  repositoryFolder,
  serverVariables,
  siteAddress,
  type Ports,
} from '../lib/environment.ts';
import {
  describeTakenPorts,
  findFreeShift,
  findPortsClosedToBrowsers,
  findTakenPorts,
  type WantedPort,
} from '../local-firebase/port-holder.ts';
import { createProgress, describeError, type Progress } from '../lib/progress.ts';
import { run } from '../lib/run.ts';
import { listenToSignals } from '../lib/signals.ts';
import { startSiteServer, type SiteServer } from '../build/site-server.ts';

const profile = profiles.start;
const { dataFolder } = profile;
/** Limits the loss in a crash. */
const exportEveryMs = 3 * 60_000;

/**
 * `npm start`: the local back end, filled when it is empty, and the site, until Ctrl-C.
 * @returns the exit code: 0 after Ctrl-C, 1 when a part is missing or ends by itself.
 */
export async function start({ reset }: StartOptions): Promise<number> {
  const progress = createProgress();
  const interruption = listenToSignals();
  try {
    if (reset) removeExports(dataFolder);
    await startAndServe(progress, interruption);
    return 0;
  } catch (error) {
    if (interruption.aborted) return 0;
    progress.say(`\n${describeError(error)}`);
    return 1;
  }
}

async function startAndServe(
  progress: Progress,
  interruption: AbortSignal,
): Promise<void> {
  await refuseTakenPorts();
  const end = new AbortController();
  const signal = AbortSignal.any([interruption, end.signal]);
  const backEndStarting = startBackEnd(progress, signal);
  const siteStarting = progress.step('Site', () =>
    startSiteServer(profile, progress.say),
  );
  const filling = backEndStarting.then((suite) => fillWhenEmpty(progress, suite, signal));
  try {
    // The first that fails ends the start, and is named.
    const [suite, site] = await Promise.all([backEndStarting, siteStarting, filling]);
    interruption.throwIfAborted();
    progress.say(welcome());
    await untilEnd(progress, { suite, site }, interruption);
  } finally {
    end.abort();
    await Promise.allSettled([
      siteStarting.then((site) => site.stop()),
      backEndStarting.then((suite) => suite.stop()),
    ]);
  }
}

async function refuseTakenPorts(): Promise<void> {
  const { ports } = profile;
  const closed = findPortsClosedToBrowsers(browserPorts(ports));
  if (closed.length > 0) {
    throw new ClearError(
      `Les navigateurs refusent le port ${closed.join(', ')} : ${await offerPort()}.`,
    );
  }
  const taken = await findTakenPorts(wantedPorts(ports));
  if (taken.length === 0) return;
  throw new ClearError(
    `${describeTakenPorts(taken)}\nOu laissez-le, et prenez d’autres ports : ${await offerPort()}.`,
  );
}

function browserPorts({ site, auth, firestore, storage, database }: Ports): number[] {
  return [site, auth, firestore, storage, database];
}

function wantedPorts(ports: Ports): WantedPort[] {
  return [
    { port: ports.site, name: 'site' },
    { port: ports.auth, name: 'Auth' },
    { port: ports.firestore, name: 'Firestore' },
    { port: ports.firestoreWebsocket, name: 'Firestore, requêtes' },
    { port: ports.storage, name: 'Storage' },
    { port: ports.database, name: 'Realtime Database' },
    { port: ports.hub, name: 'émulateurs' },
    { port: ports.logging, name: 'journal des émulateurs' },
  ];
}

/** The command that starts on the next ports that are free, all of them. */
async function offerPort(): Promise<string> {
  const shift = await findFreeShift(
    wantedPorts(profile.ports),
    browserPorts(profile.ports),
  );
  const site = shift === undefined ? defaultSitePort : profile.ports.site + shift;
  return `« npm start -- --port ${site} »`;
}

async function startBackEnd(progress: Progress, signal: AbortSignal): Promise<Suite> {
  const prepared = await progress.step(
    'Moteurs du serveur local',
    prepareEngines,
    ({ java }) => `Java ${java.major} (${java.home})`,
  );
  for (const line of describeEngines(prepared.engines)) progress.say(`    ${line}`);
  const importFrom = wholeExport(dataFolder);
  return progress.step(
    importFrom === undefined ? 'Serveur local, vide' : 'Serveur local, avec ses données',
    () =>
      startSuite({
        profile,
        parts: ['auth', 'firestore', 'storage', 'database'],
        prepared,
        importFrom,
        signal,
      }),
  );
}

async function fillWhenEmpty(
  progress: Progress,
  suite: Suite,
  signal: AbortSignal,
): Promise<void> {
  if (!(await isBackEndEmpty(profile))) return;
  const seed = path.join(repositoryFolder, 'tools/seed/seed.ts');
  if (!existsSync(seed)) {
    throw new ClearError(
      'Il manque tools/seed/seed.ts, qui remplit le serveur local : tapez « git checkout tools/seed/seed.ts », puis recommencez.',
    );
  }
  await progress.step('Quêtes de démonstration', async () => {
    const parameters = ['--import', 'tsx', seed, '--vie'];
    const { status, output } = await run(process.execPath, parameters, {
      env: serverVariables(profile),
      signal,
    });
    signal.throwIfAborted();
    if (status !== 0) throw new Error(`tools/seed/seed.ts failed:\n${output}`);
    await exportData(profile, suite, dataFolder);
  });
}

function welcome(): string {
  const accounts = demoAccounts.map(
    ({ email, password, label }) => `    ${email}  ${password}  ${label}`,
  );
  return `
  Le site est prêt : ${siteAddress(profile)}

  Comptes de démonstration (adresse, mot de passe) :
${accounts.join('\n')}

  Les e-mails de ce serveur (adresse à confirmer, mot de passe oublié) ne partent pas. Leurs liens se lisent ici :
    http://${localHost}:${profile.ports.auth}/emulator/v1/projects/${profile.projectId}/oobCodes

  Ctrl-C arrête tout et garde les données ; « npm start -- --reset » repart de zéro.
`;
}

type Running = { suite: Suite; site: SiteServer };

/** Serves until a signal, keeping the data now and then; throws when a part ends before. */
async function untilEnd(
  progress: Progress,
  running: Running,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const event = await nextEvent(running, signal);
    switch (event) {
      case 'export':
        await exportData(profile, running.suite, dataFolder).catch(warnOfExport);
        break;
      case 'signal':
        progress.say('');
        return progress.step(
          `Arrêt : données gardées dans ${path.relative(repositoryFolder, dataFolder)}`,
          () => exportData(profile, running.suite, dataFolder),
        );
      case 'suite':
        throw new ClearError(
          `Le serveur local s’est arrêté tout seul : lisez ${running.suite.logFile}, puis recommencez.`,
        );
      case 'site':
        // The emulators' data are worth keeping all the same.
        await exportData(profile, running.suite, dataFolder);
        throw new ClearError(
          'Le site s’est arrêté tout seul : lisez ci-dessus, puis recommencez.',
        );
    }
  }
}

function warnOfExport(error: unknown): void {
  // The next one may succeed; the last export stays whole.
  console.warn(`Les données n’ont pas pu être gardées : ${describeError(error)}`);
}

async function nextEvent(
  { suite, site }: Running,
  signal: AbortSignal,
): Promise<'signal' | 'suite' | 'site' | 'export'> {
  const done = new AbortController();
  const pause = AbortSignal.any([signal, done.signal]);
  try {
    return await Promise.race([
      wait(exportEveryMs, 'export' as const, { signal: pause }).catch(
        () => 'signal' as const,
      ),
      suite.ended.then(() => 'suite' as const),
      site.ended.then(() => 'site' as const),
    ]);
  } finally {
    done.abort();
  }
}
