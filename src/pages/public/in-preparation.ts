import { paths } from '@/lib/paths.ts';

type Way = { label: string; to: string };

/** What stands at an address whose page is still being made. */
export type InPreparation = {
  titre: string;
  /** What the page will be, and that it is not there yet. */
  phrase: string;
  /** The way back. */
  retour: Way;
  /** What can be done today instead. */
  autre: Way;
};

const accueil: Way = { label: 'Revenir à l’accueil', to: paths.home() };

const pageByPath: Readonly<Record<string, InPreparation>> = {
  '/admin/parcours/editadventure': {
    titre: 'Écrire une aventure',
    phrase:
      'Le dessin de l’histoire, avec ses étapes et les choix qui les relient, est en préparation. Une aventure s’écrit déjà dans l’atelier : choisissez le genre « Aventure », puis dites à chaque étape ce qui vient ensuite.',
    retour: accueil,
    autre: { label: 'Écrire un parcours', to: paths.demonstration() },
  },
};

/** What is said at an address, a final slash apart. */
export function inPreparationAt(pathname: string): InPreparation | null {
  const path = pathname.replace(/\/+$/, '');
  return Object.hasOwn(pageByPath, path) ? (pageByPath[path] ?? null) : null;
}
