import { parseIconSet, type IconSet } from './icon-set.ts';
import { keepSet, readKeptSet } from './icon-store.ts';

/** Our own files first, then the public service, which has every icon there is. */
export const iconHosts = ['/api/_nuxt_icon', 'https://api.iconify.design'] as const;

/** A host that has not answered for so long is given up; milliseconds. */
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

function addressOf(host: string, prefix: string, names: readonly string[]): string {
  return `${host}/${prefix}.json?icons=${names.join(',')}`;
}

/**
 * The icons that one host has; empty where it has no such set (404). Null where it gives no answer: no network, silence, an
 * error, another thing.
 */
async function ask(
  host: string,
  prefix: string,
  names: readonly string[],
): Promise<IconSet | null> {
  let found = emptySet(prefix);
  let left = names.toSorted();
  while (left.length > 0) {
    const group = left.filter(
      (_, index) =>
        index === 0 ||
        addressOf(host, prefix, left.slice(0, index + 1)).length <= maximumAddressLength,
    );
    try {
      const response = await fetch(addressOf(host, prefix, group), {
        signal: AbortSignal.timeout(questionPatienceMs),
      });
      if (response.status === 404) return found;
      const set = response.ok ? parseIconSet(await response.json(), prefix) : null;
      if (set === null) return null;
      found = merged(found, set);
    } catch {
      return null;
    }
    // The site answers with all icons that it has of a set: no second question.
    left = missingOf(found, left.slice(group.length));
  }
  return found;
}

/** Asks the site; then the public service, for icons that the site says it does not have. A slow site is waited for. */
async function askHosts(prefix: string, names: readonly string[]): Promise<IconSet> {
  let found = emptySet(prefix);
  for (const host of iconHosts) {
    const missing = missingOf(found, names);
    if (missing.length === 0) break;
    const answer = await ask(host, prefix, missing);
    if (answer === null) break;
    found = merged(found, answer);
  }
  return found;
}

async function fetchTogether(prefix: string, names: Set<string>): Promise<IconSet> {
  // The names that one task asks for are one question.
  await Promise.resolve();
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
