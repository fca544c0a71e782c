import { readFile, readdir, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { localHost } from '../lib/environment.ts';
import { run } from '../lib/run.ts';

export type PortHolder = { pid: number; command: string };

/** A wanted port, and its purpose: `Firestore`. */
export type WantedPort = { port: number; name: string };

export type TakenPort = WantedPort & { holder: PortHolder | undefined };

/** Taken ports among the wanted ones, with their holders. */
export async function findTakenPorts(
  wanted: readonly WantedPort[],
): Promise<TakenPort[]> {
  const taken = await Promise.all(
    wanted.map(async (one) => ((await isFree(one.port)) ? [] : [one])),
  );
  return Promise.all(
    taken.flat().map(async (one) => ({ ...one, holder: await findPortHolder(one.port) })),
  );
}

/** Ports that browsers refuse, among those possible here (« bad port » in the Fetch standard). */
const portsClosedToBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667,
  6668, 6669, 6679, 6697, 10_080,
]);

/** Those of the ports that no browser opens. */
export function findPortsClosedToBrowsers(ports: readonly number[]): number[] {
  return ports.filter((port) => portsClosedToBrowsers.has(port));
}

/** Shift that makes all ports free; undefined if none near does. */
export async function findFreeShift(
  wanted: readonly WantedPort[],
  openedByBrowsers: readonly number[],
): Promise<number | undefined> {
  for (let shift = 100; shift <= 1000; shift += 100) {
    const closed = findPortsClosedToBrowsers(openedByBrowsers.map((one) => one + shift));
    const free = await Promise.all(wanted.map(({ port }) => isFree(port + shift)));
    if (closed.length === 0 && free.every(Boolean)) return shift;
  }
  return undefined;
}

/** A sentence per process that holds ports: ports, process, and the command to type. */
export function describeTakenPorts(taken: readonly TakenPort[]): string {
  const byHolder = new Map<number | undefined, TakenPort[]>();
  for (const one of taken) {
    const pid = one.holder?.pid;
    byHolder.set(pid, [...(byHolder.get(pid) ?? []), one]);
  }
  return [...byHolder.values()].map(describeHolder).join('\n');
}

function describeHolder(taken: readonly TakenPort[]): string {
  const ports = joinFrench(taken.map(({ port, name }) => `${port} (${name})`));
  const subject =
    taken.length > 1 ? `Les ports ${ports} sont pris` : `Le port ${ports} est pris`;
  const holder = taken[0]?.holder;
  if (holder === undefined) {
    return `${subject} par un processus que ce compte ne voit pas : arrêtez-le, puis recommencez.`;
  }
  return `${subject} par le processus ${holder.pid} (${shorten(holder.command)}) : tapez « kill ${holder.pid} » pour l’arrêter, puis recommencez.`;
}

function joinFrench(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} et ${words.at(-1) ?? ''}`;
}

function shorten(command: string): string {
  return command.length <= 100 ? command : `${command.slice(0, 99)}…`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen({ host: localHost, port }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/** The process that listens on a TCP port; undefined when it belongs to another user. */
export async function findPortHolder(port: number): Promise<PortHolder | undefined> {
  return process.platform === 'linux' ? findInProc(port) : findByLsof(port);
}

async function findInProc(port: number): Promise<PortHolder | undefined> {
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) =>
      readFile(file, 'utf8').catch(() => ''),
    ),
  );
  const sockets = new Set(tables.flatMap((table) => listeningInodes(table, port)));
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    if (await holdsSocket(pid, sockets)) {
      const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: words.replaceAll('\0', ' ').trim() };
    }
  }
  return undefined;
}

/** The inodes of the sockets that listen on a port, from a table of /proc/net/tcp. */
export function listeningInodes(table: string, port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '0A' && local?.split(':')[1] === wanted)
    .flatMap((columns) => columns[9] ?? []);
}

async function holdsSocket(pid: string, inodes: ReadonlySet<string>): Promise<boolean> {
  // Processes of other accounts, and ended ones, show nothing.
  const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
  for (const file of files) {
    const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
    const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
    if (inode !== undefined && inodes.has(inode)) return true;
  }
  return false;
}

async function findByLsof(port: number): Promise<PortHolder | undefined> {
  const { output } = await run('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp']);
  const pid = readLsofPid(output);
  if (pid === undefined) return undefined;
  const { output: command } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
  return { pid, command: command.trim() };
}

/** The process id in the output of `lsof -Fp`. */
export function readLsofPid(output: string): number | undefined {
  const pid = /^p(\d+)$/m.exec(output)?.[1];
  return pid === undefined ? undefined : Number(pid);
}
