/** Headers of one answer by their names in lower case. */
export type Headers = ReadonlyMap<string, string>;

/** One line of the mark: what was looked at, what was found, and the points it takes or gives. */
export type Modifier = { name: string; found: string; points: number };

/** A bonus counts only for who has lost little before. */
const bonusFloor = 90;
const halfYear = 15_768_000;

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), values];
    }),
  );
}

function contentPolicy(headers: Headers): Modifier {
  const line = (found: string, points: number) => ({
    name: 'Content-Security-Policy',
    found,
    points,
  });
  const policy = headers.get('content-security-policy');
  if (policy === undefined) return line('none', -25);
  const directives = directivesOf(policy);
  const fallback = directives.get('default-src') ?? ['*'];
  const scripts = directives.get('script-src') ?? fallback;
  const styles = directives.get('style-src') ?? fallback;
  const isOpen = (values: readonly string[]) =>
    values.some((value) =>
      ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'].includes(value),
    );
  if (isOpen(scripts)) return line('unsafe scripts', -20);
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return line('unsafe-eval', -10);
  if (isOpen(styles)) return line('unsafe styles only', 0);
  const isClosed = fallback.length === 1 && fallback[0] === "'none'";
  return isClosed
    ? line("default-src 'none', nothing unsafe", 10)
    : line('nothing unsafe', 5);
}

function framing(headers: Headers): Modifier {
  const name = 'frame-ancestors';
  const values = directivesOf(headers.get('content-security-policy') ?? '').get(name);
  if (values !== undefined) return { name, found: values.join(' '), points: 5 };
  const old = headers.get('x-frame-options');
  return { name, found: old ?? 'absent', points: old === undefined ? -20 : 0 };
}

function transport(headers: Headers): Modifier {
  const name = 'Strict-Transport-Security';
  const value = headers.get('strict-transport-security');
  if (value === undefined) return { name, found: 'absent', points: -20 };
  const [, age = '0'] = /max-age=(\d+)/.exec(value) ?? [];
  // + 5 once browsers have the site in their own list: that cannot be known here.
  return { name, found: `${age} s`, points: Number(age) < halfYear ? -10 : 0 };
}

/** A header whose right values give points, and whose absence takes some. */
function header(
  headers: Headers,
  name: string,
  right: readonly string[],
  bonus: number,
  malus = 0,
): Modifier {
  const value = headers.get(name.toLowerCase());
  const points =
    value === undefined ? malus : right.includes(value) ? bonus : Math.min(malus, -5);
  return { name, found: value ?? 'absent', points };
}

/**
 * What the HTTP Observatory of Mozilla would say of an answer, from its headers alone and without network: its modifiers
 * (github.com/mdn/mdn-http-observatory at 94042bb, src/grader/charts.js), but for what headers do not say. It asks of
 * cookies, of which the site sets none; of redirections to HTTPS, which Firebase Hosting makes; of integrity marks on
 * scripts (+ 5) and of the list that browsers keep (+ 5), which are not counted here.
 */
export function observatoryOf(headers: Headers): {
  score: number;
  modifiers: Modifier[];
} {
  const referrers = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ];
  const modifiers = [
    contentPolicy(headers),
    framing(headers),
    transport(headers),
    header(headers, 'X-Content-Type-Options', ['nosniff'], 0, -5),
    header(headers, 'Referrer-Policy', referrers, 5),
    header(headers, 'Cross-Origin-Resource-Policy', ['same-origin', 'same-site'], 10),
    header(
      headers,
      'Cross-Origin-Opener-Policy',
      ['same-origin', 'same-origin-allow-popups'],
      10,
    ),
    header(
      headers,
      'Cross-Origin-Embedder-Policy',
      ['require-corp', 'credentialless'],
      10,
    ),
  ];
  const sum = (list: readonly Modifier[]) =>
    list.reduce((all, { points }) => all + points, 0);
  const base = 100 + sum(modifiers.filter(({ points }) => points < 0));
  const bonus = sum(modifiers.filter(({ points }) => points > 0));
  return { score: base >= bonusFloor ? base + bonus : Math.max(0, base), modifiers };
}
