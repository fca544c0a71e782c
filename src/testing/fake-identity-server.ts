import { vi } from 'vitest';

/** One call of the SDK: `path` without host, version and key, such as `accounts:lookup`. */
export type IdentityCall = { method: string; path: string; at: number };

type Answer = () =>
  | object
  | 'no network'
  | 'no answer'
  | { error: string; status?: number };

export type FakeIdentityServer = {
  calls: IdentityCall[];
  /** Sets the answer of a path; an `error` is the server's own code, such as `USER_DISABLED` (HTTP 400). */
  answer: (path: string, answer: Answer) => void;
  /** Times of a path's calls, in milliseconds of the clock. */
  timesOf: (path: string) => number[];
};

const hourMs = 3_600_000;

function base64Url(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

let tokenNumber = 0;

/** An ID token of one hour from now, as the SDK reads it; each differs from the last. */
export function createIdToken(claims: object = {}): string {
  tokenNumber += 1;
  const iat = Math.floor(Date.now() / 1_000);
  const payload = { sub: 'u1', user_id: 'u1', iat, exp: iat + hourMs / 1_000 };
  const body = { ...payload, jti: String(tokenNumber), ...claims };
  return `${base64Url({ alg: 'none' })}.${base64Url(body)}.`;
}

function tokens() {
  const idToken = createIdToken();
  return { idToken, refreshToken: 'refresh', expiresIn: '3600', localId: 'u1' };
}

/** Answer to the refresh of a token. */
export function tokenAnswer(claims: object = {}) {
  const idToken = createIdToken(claims);
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: 'refresh',
    expires_in: '3600',
    user_id: 'u1',
  };
}

const account = { localId: 'u1', email: 'mairie@exemple.fr', emailVerified: true };

const defaultAnswers: Readonly<Record<string, Answer>> = {
  'accounts:signInWithPassword': () => ({ ...tokens(), email: account.email }),
  'accounts:signUp': tokens,
  'accounts:lookup': () => ({ users: [account] }),
  token: () => tokenAnswer(),
  projects: () => ({ authorizedDomains: ['localhost'] }),
};

function until(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The operation was aborted.', 'AbortError'));
    });
  });
}

function respond(answer: ReturnType<Answer>, init: RequestInit | undefined) {
  if (answer === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer === 'no answer') return until(init?.signal);
  if (typeof answer === 'object' && 'error' in answer) {
    const status =
      'status' in answer && typeof answer.status === 'number' ? answer.status : 400;
    const error = { code: status, message: answer.error };
    return Promise.resolve(Response.json({ error }, { status }));
  }
  return Promise.resolve(Response.json(answer));
}

/** Replaces Google's identity service by recorded answers: `fetch` reaches no other host. */
export function stubIdentityServer(): FakeIdentityServer {
  const calls: IdentityCall[] = [];
  const answers = new Map<string, Answer>(Object.entries(defaultAnswers));
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const path = pathname.replace(/^\/v\d\//, '');
    calls.push({ method: init?.method ?? 'GET', path, at: Date.now() });
    const answer = answers.get(path);
    if (answer === undefined) throw new Error(`No recorded answer for ${path}.`);
    return respond(answer(), init);
  });
  return {
    calls,
    answer: (path, answer) => answers.set(path, answer),
    timesOf: (path) => calls.filter((call) => call.path === path).map(({ at }) => at),
  };
}
