import { msg, t } from '@lingui/core/macro';
import { formatNombre } from '@/lib/format/nombre.ts';
import { authMessageTable, weakPasswordWords } from '@/lib/errors/auth-message-table.ts';

/** What a password must hold, as the server says it or, when it says nothing, as Firebase itself has it. */
export type PasswordPolicy = {
  /** Characters, as UTF-16 units: the server counts so. */
  minimumLength: number;
  maximumLength: number;
  lowercase: boolean;
  uppercase: boolean;
  digit: boolean;
  symbol: boolean;
  /** The characters that count as symbols, one after the other; meaningful only with `symbol`. */
  symbols: string;
  /** Whether the server refuses a password that does not meet it, or only wishes for it. */
  isEnforced: boolean;
};

export type PasswordRuleName =
  | 'minimum'
  | 'maximum'
  | 'minuscule'
  | 'majuscule'
  | 'chiffre'
  | 'symbole';

/** One line of the list that a person ticks while typing. */
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

/** The first few symbols that the server accepts, so that the example is never a wrong one. */
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
 * What `password` meets of `policy`, rule by rule in the order in which one reads them. The rule of the longest length
 * is there only once it is broken: nobody needs to read of 4,096 characters. Judges as the SDK's `validatePassword`
 * does (proven by a test), without asking the server at each key. Pure.
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
 * What is wrong with a new password; `undefined` when only the server can tell. The server holds to its own
 * shortest length even where the policy is only wished for.
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
