import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeEngines } from '../local-firebase/engines.ts';
import { prepareEngines, startSuite } from '../local-firebase/suite.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { ClearError } from '../lib/clear-error.ts';
import { localHost, profiles } from '../lib/environment.ts';
import { describeTakenPorts, findTakenPorts } from '../local-firebase/port-holder.ts';
import {
  createProgress,
  describeError,
  formatSeconds,
  type Progress,
} from '../lib/progress.ts';
import { run } from '../lib/run.ts';
import { listenToSignals } from '../lib/signals.ts';
import { addCounts, didNotRun, type Counts } from './test-results.ts';
import {
  checks,
  journeysPreparation,
  preparedVariable,
  programFile,
  quickChecks,
  resultsFolder,
  siteBuild,
  siteWeight,
  suites,
  type Task,
} from './test-tasks.ts';

const profile = profiles.test;
/** Lines shown of a failing program; its log has everything. */
const shownLineCount = 200;

/** The journeys of a whole run: their back end is prepared while the last unit tests run. */
const preparedJourneys: Task = {
  ...suites.e2e,
  env: { ...suites.e2e.env, [preparedVariable]: 'yes' },
};

/** Shown when a whole run starts: its duration, and quicker ways. */
const wholeRun =
  'Tout : une demi-heure environ sur deux cœurs tranquilles. En écrivant : « npx vitest run chemin » (des secondes), « npm run test:quick » (quelques minutes).';

type Context = { progress: Progress; signal: AbortSignal };

/** The parts that run alone: `npm run test:unit` and so on. */
const partNames = [
  'check',
  'quick',
  'unit',
  'local-firebase',
  'rules',
  'budgets',
  'repositories',
  'site',
  'e2e',
] as const;
type PartName = (typeof partNames)[number];

/**
 * `npm test`, or one part of it: the line of counts is last, alone.
 * @param parameters a part, then its tool's own parameters; empty for everything.
 * @returns the exit code: 0 when everything ran and passed.
 */
export async function test(parameters: readonly string[]): Promise<number> {
  const interruption = listenToSignals();
  const end = new AbortController();
  // After an error, other running programs end with it.
  const signal = AbortSignal.any([interruption, end.signal]);
  const context = { progress: createProgress(), signal };
  try {
    rmSync(resultsFolder, { recursive: true, force: true });
    mkdirSync(resultsFolder, { recursive: true });
    const [name, ...rest] = parameters;
    const counts =
      name === undefined
        ? await testAll(context)
        : await testPart(readPartName(name), rest, context);
    return conclude(context, addCounts(counts));
  } catch (error) {
    context.progress.say(
      `\n${interruption.aborted ? 'Tests interrompus.' : describeError(error)}`,
    );
    return conclude(context, didNotRun);
  } finally {
    end.abort();
  }
}

function readPartName(name: string): PartName {
  const part = partNames.find((one) => one === name);
  if (part === undefined) {
    throw new ClearError(
      `« ${name} » n’est pas une partie des tests : tapez « npm test » seul, ou avec ${partNames.join(', ')}.`,
    );
  }
  return part;
}

function conclude({ progress }: Context, { passed, failed, skipped }: Counts): number {
  for (const title of skipped) progress.say(`  – sauté : ${title}`);
  progress.say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Two rows side by side: without a back end, and with it. The journeys run last and alone, because they time out on a busy machine. */
async function testAll(context: Context): Promise<Counts[]> {
  await refuseTakenPorts();
  context.progress.say(wholeRun);
  const withoutBackEnd = runInOrder([...checks, suites.unit], context);
  // Its failure is handled below; until then it must not count as unhandled.
  withoutBackEnd.catch(() => undefined);
  const stopBackEnd = await startBackEnd(context);
  try {
    await context.progress.step(
      'Chromium',
      ensureChromium,
      (file) => `Chromium (${file})`,
    );
    const build = await runTask(siteBuild, context);
    const withBackEnd = await runInOrder(
      [suites.rules, suites.repositories, suites.localFirebase],
      context,
    );
    const ready =
      build.failed > 0 ? [build] : [build, await runTask(journeysPreparation, context)];
    const isReady = addCounts(ready).failed === 0;
    // The preparation renders the quêtes of the seed: their pages are weighed and read as well.
    const site = isReady
      ? await runInOrder([siteWeight, suites.site], context)
      : [didNotRun];
    const others = [...(await withoutBackEnd), ...ready, ...site, ...withBackEnd];
    return [...others, isReady ? await runTask(preparedJourneys, context) : didNotRun];
  } finally {
    await stopBackEnd();
  }
}

/** A part; its tool prints for itself, and gets the remaining parameters. */
async function testPart(
  name: PartName,
  parameters: readonly string[],
  context: Context,
): Promise<Counts[]> {
  if (name === 'check') return runInOrder(checks, context);
  if (name === 'quick') return runInOrder([...quickChecks, suites.quick], context);
  const live = { ...context, parameters, isLive: true };
  if (name === 'unit') return [await runTask(suites.unit, live)];
  if (name === 'local-firebase') {
    await ensureChromium();
    return [await runTask(suites.localFirebase, live)];
  }
  const stopBackEnd = (await isBackEndRunning())
    ? undefined
    : await startBackEnd(context);
  try {
    if (name === 'rules' || name === 'budgets' || name === 'repositories')
      return [await runTask(suites[name], live)];
    await ensureChromium();
    const build = await runTask(siteBuild, context);
    if (build.failed > 0) return [build, didNotRun];
    if (name === 'e2e') return [build, await runTask(suites.e2e, live)];
    // The pages of the seed are read as well.
    const ready = await runTask(journeysPreparation, context);
    const isReady = ready.failed === 0;
    return [build, ready, isReady ? await runTask(suites.site, live) : didNotRun];
  } finally {
    await stopBackEnd?.();
  }
}

async function refuseTakenPorts(): Promise<void> {
  const { ports } = profile;
  const taken = await findTakenPorts([
    { port: ports.auth, name: 'Auth' },
    { port: ports.firestore, name: 'Firestore' },
    { port: ports.firestoreWebsocket, name: 'Firestore, requêtes' },
    { port: ports.storage, name: 'Storage' },
    { port: ports.database, name: 'Realtime Database' },
    { port: ports.hosting, name: 'Hosting' },
    { port: ports.hub, name: 'émulateurs' },
    { port: ports.logging, name: 'journal des émulateurs' },
  ]);
  if (taken.length > 0) throw new ClearError(describeTakenPorts(taken));
}

/** True when `tools/local-firebase/emulators.ts --test` runs beside: a single part uses it. */
async function isBackEndRunning(): Promise<boolean> {
  try {
    const hub = await fetch(`http://${localHost}:${profile.ports.hub}/emulators`);
    return hub.ok;
  } catch {
    return false;
  }
}

/** @returns a stop function. */
async function startBackEnd({ progress, signal }: Context): Promise<() => Promise<void>> {
  await refuseTakenPorts();
  const prepared = await progress.step('Moteurs du serveur local', prepareEngines);
  for (const line of describeEngines(prepared.engines)) progress.say(`    ${line}`);
  const suite = await progress.step('Serveur local des tests', () =>
    startSuite({
      profile,
      parts: ['auth', 'firestore', 'storage', 'database', 'hosting'],
      prepared,
      isHostingPlain: true,
      signal,
    }),
  );
  return suite.stop;
}

async function runInOrder(tasks: readonly Task[], context: Context): Promise<Counts[]> {
  const all: Counts[] = [];
  for (const task of tasks) all.push(await runTask(task, context));
  return all;
}

type TaskContext = Context & { parameters?: readonly string[]; isLive?: boolean };

async function runTask(
  task: Task,
  { progress, signal, parameters = [], isLive = false }: TaskContext,
): Promise<Counts> {
  signal.throwIfAborted();
  // Another reporter would omit the report with the counts.
  const asked = parameters.map((one) =>
    task.id === 'e2e' && one.startsWith('--reporter=') ? `${one},json` : one,
  );
  const command = [programFile(task), ...task.parameters, ...asked];
  // A whole suite uses every core; for some files, a person waits.
  const length = parameters.length === 0 ? 'long' : 'short';
  const env = { ...task.env, TEST_DEADLINES: process.env['TEST_DEADLINES'] ?? length };
  if (isLive) {
    const { status } = await run(process.execPath, command, { env, signal, isLive });
    return task.count(status);
  }
  const begin = Date.now();
  const { status, output } = await progress.watch(task.label, () =>
    run(process.execPath, command, { env, signal }),
  );
  signal.throwIfAborted();
  const log = path.join(resultsFolder, `${task.id}.log`);
  writeFileSync(log, output);
  const counts = task.count(status);
  progress.say(describeTask(task, counts, Date.now() - begin));
  if (counts.failed > 0) {
    progress.say(
      `${output.trimEnd().split('\n').slice(-shownLineCount).join('\n')}\n    (tout est dans ${log})\n`,
    );
  }
  return counts;
}

function describeTask({ label }: Task, { passed, failed }: Counts, time: number): string {
  const result = failed === 0 ? `${passed}` : `${passed}, et ${failed} en échec`;
  return `  ${failed === 0 ? '✓' : '✗'} ${label} : ${result} (${formatSeconds(time)})`;
}
