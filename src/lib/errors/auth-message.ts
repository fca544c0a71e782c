import { msg, t } from '@lingui/core/macro';
import { authMessageTable, type AuthMessageRow } from './auth-message-table.ts';
import { OfflineError } from './data-error.ts';

/** Message of a failed sign-in. */
export type AuthMessage = {
  /** Firebase's code without its `auth/`; empty when the error bears none. */
  errorCode: string;
  kind: AuthMessageRow[0];
  message: string;
};

type AuthMessageOptions = {
  /** True if the browser believes it has a network. */
  online?: boolean;
  /** The shortest password that the policy allows. */
  passwordMinimum?: number;
  /** The known account proves itself again: by its password, or by a service or a link. */
  reauthentication?: 'password' | 'other' | undefined;
};

/** Firebase's default without a policy from the server (specification, section 9). */
const defaultPasswordMinimum = 6;

const unknownMessage = msg`Un problème est survenu. Réessayez, ou écrivez-nous si cela continue.`;

const unavailableMessage = authMessageTable['configuration-not-found'][1];

function codeOf(error: unknown): string {
  // A chunk that could not be fetched is a failed import, without a code: the network is the cause.
  if (error instanceof TypeError || error instanceof OfflineError) {
    return 'network-request-failed';
  }
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code.replace(/^auth\//, '') : '';
}

function reauthenticationMessage(
  errorCode: string,
  way: 'password' | 'other',
): string | null {
  if (
    !/^(wrong-password|invalid-credential|invalid-login-credentials)$/.test(errorCode)
  ) {
    return null;
  }
  if (way === 'password') return t`Ce mot de passe est incorrect.`;
  return t`Cette connexion n’est plus valable. Recommencez.`;
}

function rowOf(errorCode: string): AuthMessageRow {
  if (Object.hasOwn(authMessageTable, errorCode)) {
    // `hasOwn` proves the key.
    return authMessageTable[errorCode as keyof typeof authMessageTable];
  }
  // The server writes the address it refuses in the middle of this code.
  if (/^requests-from-referer-.*-are-blocked\.?$/.test(errorCode)) {
    return ['interne', unavailableMessage];
  }
  return ['interne', unknownMessage];
}

/**
 * The sentence for any rejection of Firebase Auth, and its effect on the page. An unknown code has a general sentence and is `interne`: the
 * caller logs the code. Pure.
 */
export function authMessage(
  error: unknown,
  {
    online = true,
    passwordMinimum = defaultPasswordMinimum,
    reauthentication,
  }: AuthMessageOptions = {},
): AuthMessage {
  const errorCode = codeOf(error);
  if (!online) {
    const [kind, sentence] = authMessageTable['network-request-failed'];
    return { errorCode, kind, message: t(sentence) };
  }
  const [kind, sentence] = rowOf(errorCode);
  const again =
    reauthentication === undefined
      ? null
      : reauthenticationMessage(errorCode, reauthentication);
  const said = typeof sentence === 'function' ? sentence(passwordMinimum) : t(sentence);
  return { errorCode, kind, message: again ?? said };
}
