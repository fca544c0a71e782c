import { emailError } from '@/data/session/email-error.ts';
import { limits } from '@/domain/limits.ts';
import {
  pseudonymeProblem,
  pseudonymeProblemWords,
} from '@/domain/utilisateur/pseudonyme.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';

/** What stands beside each field of a form that was refused. */
export type FieldErrors = {
  email?: string | undefined;
  password?: string | undefined;
  pseudonyme?: string | undefined;
  age?: string | undefined;
  code?: string | undefined;
};

/** A text field of a form that was sent; empty when it has none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The e-mail without the spaces that a keyboard or a paste leaves around it. A password is never touched. */
export function trimmedEmail(email: string): string {
  return email.trim();
}

/** What is wrong with a pseudonym, once it is as it will be kept. */
export function pseudonymeError(pseudonyme: string): string | undefined {
  const problem = pseudonymeProblem(pseudonyme);
  if (pseudonyme === '') return 'Choisissez un pseudonyme.';
  switch (problem) {
    case null:
      return undefined;
    case 'trop-court':
      return `Ce pseudonyme est trop court\u00A0: ${limits.pseudonyme.min} caractères au moins.`;
    case 'trop-long':
      return `Ce pseudonyme est trop long\u00A0: ${limits.pseudonyme.max} caractères au plus.`;
    case 'caracteres':
    case 'reserve':
      return pseudonymeProblemWords[problem];
  }
}

/** What must be corrected before asking the server; empty when nothing must. */
export function checkCredentials(email: string, password: string): FieldErrors {
  return onlyErrors({
    email: emailError(email),
    password: password === '' ? authMessageTable['missing-password'][1] : undefined,
  });
}

/** The errors that there are. */
export function onlyErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([, message]) => message !== undefined),
  );
}
