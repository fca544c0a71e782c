/** An account of the seed; only demonstrations and tests use it. */
export type DemoAccount = {
  uid: string;
  email: string;
  password: string;
  role: 'admin' | 'auteur' | 'mairie' | 'joueur';
  nom: string;
  /** The account's rights, as printed by `npm start`. */
  label: string;
};

const password = 'Promenons-nous-2026';

/** The accounts that `npm start` prints and that the seed creates. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: 'demo-admin',
    email: 'admin@quetes-et-codes.test',
    password,
    role: 'admin',
    nom: 'Camille Administration',
    label: 'administration : tout voir, publier',
  },
  {
    uid: 'demo-auteur',
    email: 'auteur@quetes-et-codes.test',
    password,
    role: 'auteur',
    nom: 'Dominique Auteur',
    label: 'auteur : écrire ses parcours',
  },
  {
    uid: 'demo-mairie',
    email: 'mairie@quetes-et-codes.test',
    password,
    role: 'mairie',
    nom: 'Colette Amidon',
    label: 'mairie : tenir le bureau de Saint-Fiacre-des-Lavoirs, village inventé',
  },
  {
    uid: 'demo-joueur',
    email: 'joueur@quetes-et-codes.test',
    password,
    role: 'joueur',
    nom: 'Sacha Joueur',
    label: 'joueur : jouer les quêtes',
  },
];

/** The account of the seed with this role. */
export function demoAccountOf(role: DemoAccount['role']): DemoAccount {
  const account = demoAccounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`The seed has no ${role}.`);
  return account;
}
