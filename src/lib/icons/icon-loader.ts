import { parseIconSet, type IconSet } from './icon-set.ts';
import { keepSet, readKeptSet } from './icon-store.ts';

/** Our own files first, then the public service, which has every icon there is. */
export const iconHosts = ['/api/_nuxt_icon', 'https://api.iconify.design'] as const;

/** A host that says nothing for so long is left for the next one; milliseconds. */
export const hostPatienceMs = 750;
/** A question is given up after so long; milliseconds. */
export const questionPatienceMs = 5_000;
/** The longest address that is asked for, in characters. */
export const maximumAddressLength = 500;

type Waiting = { names: Set<string>; answer: Promise<IconSet> };

const sets = new Map<string, IconSet>();
const waiting = new Map<string, Waiting>();

function emptySet(prefix: string): IconSet {
  return { prefix, icons: {} };
}

function missingOf(set: IconSet, names: Iterable<string>): string[] {
  return [...names].filter((name) => !Object.hasOwn(set.icons, name));
}

function merged(one: IconSet, other: IconSet): IconSet {
  return { prefix: one.prefix, icons: { ...one.icons, ...other.icons } };
}

/** Names in groups whose addresses are short enough. */
function grouped(host: string, prefix: string, names: readonly string[]): string[][] {
  const length = (group: readonly string[]) =>
    `${host}/${prefix}.json?icons=${group.join(',')}`.length;
  const groups: string[][] = [];
  for (const name of names.toSorted()) {
    const last = groups.at(-1);
    if (last !== undefined && length([...last, name]) <= maximumAddressLength) {
      last.push(name);
    } else groups.push([name]);
  }
  return groups;
}

/** What one host has of the icons; nothing where it fails. */
async function ask(
  host: string,
  prefix: string,
  names: readonly string[],
  signal: AbortSignal,
): Promise<IconSet> {
  const answers = await Promise.all(
    grouped(host, prefix, names).map(async (group) => {
      try {
        const response = await fetch(`${host}/${prefix}.json?icons=${group.join(',')}`, {
          signal,
        });
        const json: unknown = response.ok ? await response.json() : null;
        return parseIconSet(json, prefix) ?? emptySet(prefix);
      } catch {
        return emptySet(prefix);
      }
    }),
  );
  return answers.reduce(merged, emptySet(prefix));
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });
}

/** Asks the hosts in turn for what is still missing; the next one begins when the one before has answered or is slow. */
async function askHosts(prefix: string, names: readonly string[]): Promise<IconSet> {
  const end = new AbortController();
  const deadline = setTimeout(() => end.abort(), questionPatienceMs);
  let found = emptySet(prefix);
  const slow: Promise<void>[] = [];
  for (const host of iconHosts) {
    const missing = missingOf(found, names);
    if (missing.length === 0) break;
    const answered = ask(host, prefix, missing, end.signal).then((set) => {
      found = merged(found, set);
    });
    slow.push(answered);
    await Promise.race([answered, after(hostPatienceMs, undefined)]);
  }
  if (missingOf(found, names).length > 0) await Promise.all(slow);
  clearTimeout(deadline);
  return found;
}

async function fetchTogether(prefix: string, names: Set<string>): Promise<IconSet> {
  // What is asked for in one go is one question.
  await after(0, undefined);
  waiting.delete(prefix);
  const known = sets.get(prefix) ?? emptySet(prefix);
  const found = await askHosts(prefix, missingOf(known, names));
  const whole = merged(sets.get(prefix) ?? known, found);
  sets.set(prefix, whole);
  if (Object.keys(found.icons).length > 0) keepSet(whole, Date.now());
  return whole;
}

/**
 * A set that holds the icons asked for, those that exist: from this page, from this device, from the site, else from the
 * public service. Never throws: an icon that cannot be had is not in it.
 */
export async function loadIcons(
  prefix: string,
  names: readonly string[],
): Promise<IconSet> {
  const known = sets.get(prefix) ?? readKeptSet(prefix, Date.now());
  if (known !== null) sets.set(prefix, known);
  if (known !== null && missingOf(known, names).length === 0) return known;
  const together = waiting.get(prefix);
  if (together !== undefined) {
    for (const name of names) together.names.add(name);
    return together.answer;
  }
  const wanted = new Set(names);
  const answer = fetchTogether(prefix, wanted);
  waiting.set(prefix, { names: wanted, answer });
  return answer;
}

/** Forgets what this page holds; for tests. */
export function forgetIcons(): void {
  sets.clear();
  waiting.clear();
}
