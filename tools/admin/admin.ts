import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getDatabase, ServerValue } from 'firebase-admin/database';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { runAdminScript } from './admin-app.ts';
import { ClearError } from '../lib/clear-error.ts';

/**
 * `npm run admin:grant -- <e-mail>`, `admin:revoke`, `admin:list`: the admins of the site. An admin is an account whose token claims
 * `admin: true` and that has no document in `revocations/` (docs/rules.md): the claim takes up to an hour to leave a token, the rules read
 * the document at once. `admin:revoke` shuts any account out: it can begin nothing any more, until `--lever`.
 */

const usage = `Usage :
  npm run admin:grant -- <adresse e-mail>     donne l’accès d’administration à un compte
  npm run admin:revoke -- <adresse e-mail>    le retire, avec effet immédiat ; ce compte ne commence plus rien
  npm run admin:revoke -- <adresse e-mail> --lever    laisse ce compte commencer de nouveau, sans l’administration
  npm run admin:list                          dit qui l’a

Sur un vrai projet, GOOGLE_APPLICATION_CREDENTIALS donne le chemin de la clé du compte de service.
Avec « npm start » ouvert à côté, ajoutez --local à la fin pour agir sur le serveur local.`;

/** Milliseconds that a token lives. */
const hour = 3_600_000;

export type AdminLine = {
  email: string;
  nom: string;
  /** The claim is still in the account, and the rules no longer obey it. */
  isRevoked: boolean;
};

async function accountOf(app: App, email: string): Promise<UserRecord> {
  try {
    return await getAuth(app).getUserByEmail(email.trim());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'auth/user-not-found') {
      throw new ClearError(
        `Aucun compte n’a l’adresse ${email}. La personne crée d’abord son compte sur la page /login du site.`,
      );
    }
    if (code === 'auth/invalid-email') {
      throw new ClearError(`« ${email} » n’est pas une adresse e-mail.`);
    }
    throw error;
  }
}

/**
 * Makes an account an admin, and removes an earlier withdrawal. Throws a `ClearError` when there is no such account, when it is disabled,
 * or when its address is unproven: registering first with another person's address must not give the site away.
 */
export async function grantAdmin(app: App, email: string): Promise<void> {
  const account = await accountOf(app, email);
  if (account.disabled) {
    throw new ClearError(`Le compte ${email} est désactivé : réactivez-le d’abord.`);
  }
  if (!account.emailVerified) {
    throw new ClearError(
      `L’adresse ${email} n’est pas confirmée. La personne ouvre d’abord le lien de l’e-mail reçu à la création du compte, ou se connecte par un lien reçu par e-mail.`,
    );
  }
  await getAuth(app).setCustomUserClaims(account.uid, {
    ...account.customClaims,
    admin: true,
  });
  await forgetRevocation(app, account.uid);
}

/** The rules of each database read their own: neither sees the other. */
export async function forgetRevocation(app: App, uid: string): Promise<void> {
  await getFirestore(app).doc(`revocations/${uid}`).delete();
  await getDatabase(app).ref(`revocations/${uid}`).remove();
}

/**
 * Withdraws the right, and shuts the account out: the documents first, which the rules obey at once, then the claim. Throws a `ClearError`
 * for an unknown account.
 */
export async function revokeAdmin(app: App, email: string): Promise<void> {
  const account = await accountOf(app, email);
  await getFirestore(app)
    .doc(`revocations/${account.uid}`)
    .set({ at: FieldValue.serverTimestamp(), by: 'npm run admin:revoke' });
  await getDatabase(app).ref(`revocations/${account.uid}`).set(ServerValue.TIMESTAMP);
  const claims = Object.entries(account.customClaims ?? {});
  const others = claims.filter(([name]) => name !== 'admin');
  await getAuth(app).setCustomUserClaims(account.uid, Object.fromEntries(others));
}

/**
 * Readmits an account that was shut out, without the right. Throws a `ClearError` when there is no such account, when it was not shut out,
 * or when an older token may still claim the right, which is for an hour.
 */
async function readmit(app: App, email: string): Promise<void> {
  const account = await accountOf(app, email);
  const revocation = await getFirestore(app).doc(`revocations/${account.uid}`).get();
  if (!revocation.exists) throw new ClearError(`Rien n’a été retiré à ${email}.`);
  const since: unknown = revocation.get('at');
  if (!(since instanceof Timestamp) || since.toMillis() > Date.now() - hour) {
    throw new ClearError(
      `Le retrait de ${email} a moins d’une heure : ses anciens jetons parlent encore d’administration. Recommencez dans une heure.`,
    );
  }
  await forgetRevocation(app, account.uid);
}

async function accountsWithClaim(app: App): Promise<UserRecord[]> {
  const found: UserRecord[] = [];
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(1_000, pageToken);
    found.push(
      ...page.users.filter(({ customClaims }) => customClaims?.['admin'] === true),
    );
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return found;
}

/** Every account that claims the right, by e-mail, and whether the rules obey it. */
export async function listAdmins(app: App): Promise<AdminLine[]> {
  const accounts = await accountsWithClaim(app);
  const lines = accounts.map(async ({ uid, email, displayName }) => {
    const revocation = await getFirestore(app).doc(`revocations/${uid}`).get();
    return {
      email: email ?? uid,
      nom: displayName ?? '',
      isRevoked: revocation.exists,
    };
  });
  const all = await Promise.all(lines);
  return all.toSorted((a, b) => a.email.localeCompare(b.email, 'fr'));
}

/** Runs a command, and returns its message. */
export async function runAdminCommand(
  app: App,
  command: string,
  email: string,
  option = '',
): Promise<string> {
  if (command === 'list') return describe(await listAdmins(app));
  if ((command !== 'grant' && command !== 'revoke') || email === '') {
    throw new ClearError(usage);
  }
  if (command === 'grant') {
    await grantAdmin(app, email);
    return `${email} administre maintenant le site. Son écran le saura à la prochaine connexion, ou dans l’heure.`;
  }
  if (option === '--lever') {
    await readmit(app, email);
    return `${email} joue et écrit de nouveau comme tout le monde, sans administrer le site.`;
  }
  await revokeAdmin(app, email);
  return `${email} n’administre plus le site, et n’y commence plus rien : les règles l’appliquent dès maintenant. Son compte et ses parties restent.`;
}

function describe(admins: readonly AdminLine[]): string {
  if (admins.length === 0) {
    return 'Personne n’administre ce site. « npm run admin:grant -- <adresse e-mail> » donne l’accès.';
  }
  return admins
    .map(({ email, nom, isRevoked }) =>
      [email, nom, isRevoked ? 'accès retiré' : '']
        .filter((part) => part !== '')
        .join(' · '),
    )
    .join('\n');
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  await runAdminScript(usage, (app, [command = '', email = '', option]) =>
    runAdminCommand(app, command, email, option),
  );
}
