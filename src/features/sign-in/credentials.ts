import { authMessageTable } from '@/lib/errors/auth-message-table.ts';

/** What a person types to sign in, as typed. */
export type Credentials = { email: string; password: string };

export type CredentialsErrors = { email?: string; password?: string };

/** What the address needs at least: the server knows the rest. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The e-mail without the spaces that a keyboard or a paste leaves around it. The password is never touched. */
export function trimmedEmail({ email }: Credentials): string {
  return email.trim();
}

/** What must be corrected before asking the server; empty when nothing must. */
export function checkCredentials(credentials: Credentials): CredentialsErrors {
  const email = trimmedEmail(credentials);
  const errors: CredentialsErrors = {};
  if (email === '') errors.email = authMessageTable['missing-email'][1];
  else if (!emailShape.test(email)) errors.email = authMessageTable['invalid-email'][1];
  if (credentials.password === '') {
    errors.password = authMessageTable['missing-password'][1];
  }
  return errors;
}
