/** Where the window of Google is opened: the two documents with a looser policy (docs/decisions/040). */
export const googleWindowPages = '/@(login|user)';

/** Google's script that opens the window; reCAPTCHA's, for who chose a text message as second factor. */
const scripts = [
  'https://apis.google.com',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

const frames = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];

type Directives = Map<string, string[]>;

function parse(policy: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...values]) => [name, values]));
}

function allow(directives: Directives, name: string, sources: readonly string[]): void {
  const others = (directives.get(name) ?? []).filter((source) => source !== "'none'");
  directives.set(name, [...new Set([...others, ...sources])]);
}

/**
 * The strict content policy of the site, with what the window of Google and reCAPTCHA need and nothing else
 * (facts/security.md §5.1): their scripts, and frames of theirs and of `authOrigin`, which is `https://<authDomain>`, or
 * the origin of the Auth emulator. Google's script writes addresses of scripts as texts, so Trusted Types are not asked
 * of these documents (§5.2). Pure.
 */
export function withGoogleWindow(policy: string, authOrigin: string): string {
  const directives = parse(policy);
  allow(directives, 'script-src', scripts);
  allow(directives, 'frame-src', [authOrigin, ...frames]);
  directives.delete('require-trusted-types-for');
  directives.delete('trusted-types');
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}
