import { parseIconSet, type IconSet } from './icon-set.ts';
import { keepSet, readKeptSet } from './icon-store.ts';

/** Our own files first, then the public service, which has every icon. */
export const iconHosts = ['/api/_nuxt_icon', 'https://api.iconify.design'] as const;

/** Time limit for a host's answer; milliseconds. */
export const questionPatienceMs = 5_000;
/** The longest address requested, in characters. */
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

/** The icons of one host; empty if it has no such set (404). Null without an answer: no network, silence, an error, other data. */
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

/** Requests the site; then the public service, for icons missing on the site. A slow site is waited for. */
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
  // The names requested in one task are one request.
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
 * A set with the requested icons that exist: from this page, this device, the site, else the public service. Never throws: an unavailable
 * icon is not in it.
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

/** Clears this page's icons; for tests. */
export function forgetIcons(): void {
  sets.clear();
  waiting.clear();
}
