/** `auth` in the rules. */
export type Auth = {
  readonly uid: string | null;
  readonly provider: string | null;
  readonly token: Record<string, unknown>;
};

/** Sender of a request. The rules do not judge the owner. */
export type Caller =
  | { readonly kind: 'owner' }
  | {
      readonly kind: 'user';
      readonly auth: Auth | null;
      /** Milliseconds since 1970. */
      readonly expiresAt?: number | undefined;
    };

export const owner: Caller = { kind: 'owner' };
export const anybody: Caller = { kind: 'user', auth: null };

export class TokenRefused extends Error {
  readonly statusCode: 'invalid_token' | 'expired_token';

  constructor(statusCode: 'invalid_token' | 'expired_token', message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Owner of a credential: `owner`, or the user of a JWT. Signatures are not checked: a local server has no key, and the tokens of the Auth
 * emulator have no signature.
 * @param now milliseconds since 1970.
 * @throws TokenRefused when it is neither, or has expired.
 */
export function readToken(token: string, now: number): Caller {
  if (token === 'owner') {
    return owner;
  }
  const payload = payloadOf(token);
  const { iat, exp } = payload;
  // Test tokens (createMockUserToken) are issued in 1970 and never end.
  const expiresAt =
    typeof exp === 'number' && typeof iat === 'number' && iat > 0
      ? exp * 1000
      : undefined;
  if (expiresAt !== undefined && expiresAt <= now) {
    throw new TokenRefused('expired_token', 'Auth token is expired');
  }
  return { kind: 'user', auth: authOf(payload), expiresAt };
}

/** A caller with the `auth` requested by firebase-admin (`databaseAuthVariableOverride`). */
export function callerWithAuth(json: unknown): Caller {
  if (json === null || typeof json !== 'object') {
    throw new TokenRefused('invalid_token', 'Invalid auth variable');
  }
  const token = json as Record<string, unknown>;
  const { uid, provider } = token;
  return {
    kind: 'user',
    // All given fields are in `auth`, under any name.
    auth: { ...token, uid: textOf(uid), provider: textOf(provider), token },
  };
}

function payloadOf(token: string): Record<string, unknown> {
  const parts = token.split('.');
  const [header, payload] = parts.map(jsonOfPart);
  if (parts.length !== 3 || header === undefined || payload === undefined) {
    throw new TokenRefused('invalid_token', 'Could not parse auth token.');
  }
  return payload;
}

function jsonOfPart(part: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function authOf(payload: Record<string, unknown>): Auth {
  const uid = textOf(payload['user_id']) ?? textOf(payload['sub']);
  if (uid === null) {
    throw new TokenRefused('invalid_token', 'Could not parse auth token.');
  }
  const { firebase } = payload;
  const provider =
    typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
      ? textOf(firebase.sign_in_provider)
      : textOf(payload['provider_id']);
  return { uid, provider, token: payload };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
