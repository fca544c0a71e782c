import { msg, t } from '@lingui/core/macro';
import { formatNombre } from '@/lib/format/nombre.ts';
import { authMessageTable, weakPasswordWords } from '@/lib/errors/auth-message-table.ts';

/** Requirements for a password, from the server or, without an answer, Firebase's defaults. */
export type PasswordPolicy = {
  /** Characters, as UTF-16 units: the server counts so. */
  minimumLength: number;
  maximumLength: number;
  lowercase: boolean;
  uppercase: boolean;
  digit: boolean;
  symbol: boolean;
  /** The characters that count as symbols, in a row; meaningful only with `symbol`. */
  symbols: string;
  /** True if the server refuses a password that does not meet it, false if it only recommends it. */
  isEnforced: boolean;
};

export type PasswordRuleName =
  | 'minimum'
  | 'maximum'
  | 'minuscule'
  | 'majuscule'
  | 'chiffre'
  | 'symbole';

/** A line of the list that a person ticks while typing. */
export type PasswordRule = { name: PasswordRuleName; sentence: string; isMet: boolean };

export type PasswordCheck = { isValid: boolean; rules: readonly PasswordRule[] };

/** Without a policy from the server (specification, sections 5 and 9; 4,096 is the server's own limit). */
export const defaultPasswordPolicy: PasswordPolicy = {
  minimumLength: 6,
  maximumLength: 4_096,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
  symbols: '',
  isEnforced: true,
};

const kindSentences = {
  minuscule: msg`Une lettre minuscule sans accent (a à z)`,
  majuscule: msg`Une lettre majuscule sans accent (A à Z)`,
  chiffre: msg`Un chiffre (0 à 9)`,
} as const;

/** The first few accepted symbols, so that the example is never wrong. */
function symbolSentence(symbols: string): string {
  const shown = ['-', '_', '.', '@', '#', '*'].filter((one) => symbols.includes(one));
  const examples = (shown.length > 0 ? shown : Array.from(symbols)).slice(0, 4).join(' ');
  return examples === ''
    ? t`Un signe de ponctuation`
    : t`Un signe (${examples} par exemple)`;
}

function rule(name: PasswordRuleName, sentence: string, isMet: boolean): PasswordRule {
  return { name, sentence, isMet };
}

function characterRules(password: string, policy: PasswordPolicy): PasswordRule[] {
  const rules: PasswordRule[] = [];
  if (policy.lowercase) {
    rules.push(rule('minuscule', t(kindSentences.minuscule), /[a-z]/.test(password)));
  }
  if (policy.uppercase) {
    rules.push(rule('majuscule', t(kindSentences.majuscule), /[A-Z]/.test(password)));
  }
  if (policy.digit) {
    rules.push(rule('chiffre', t(kindSentences.chiffre), /[0-9]/.test(password)));
  }
  if (policy.symbol) {
    const isMet = Array.from(policy.symbols).some((one) => password.includes(one));
    rules.push(rule('symbole', symbolSentence(policy.symbols), isMet));
  }
  return rules;
}

/**
 * The rules of `policy` that `password` meets, in reading order. The rule of the longest length is shown only once broken: 4,096 characters
 * need no mention. Judges as the SDK's `validatePassword` does (proven by a test), without a request to the server at each key. Pure.
 */
export function checkPassword(password: string, policy: PasswordPolicy): PasswordCheck {
  const { minimumLength } = policy;
  const rules = [
    rule(
      'minimum',
      t`${minimumLength} caractères au minimum`,
      password.length >= policy.minimumLength,
    ),
    ...characterRules(password, policy),
  ];
  if (password.length > policy.maximumLength) {
    const maximum = formatNombre(policy.maximumLength);
    rules.push(rule('maximum', t`${maximum} caractères au maximum`, false));
  }
  return { isValid: rules.every(({ isMet }) => isMet), rules };
}

/**
 * Error of a new password; `undefined` when only the server can tell. The server enforces its own shortest length even if the policy is
 * only recommended.
 */
export function newPasswordError(
  password: string,
  policy: PasswordPolicy,
): string | undefined {
  if (password === '') return t(authMessageTable['missing-password'][1]);
  const isRefused =
    password.length < defaultPasswordPolicy.minimumLength ||
    (policy.isEnforced && !checkPassword(password, policy).isValid);
  if (!isRefused) return undefined;
  const { minimumLength } = policy;
  return password.length < minimumLength
    ? weakPasswordWords(minimumLength)
    : t(authMessageTable['password-does-not-meet-requirements'][1]);
}
