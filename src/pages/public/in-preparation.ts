import { paths } from '@/lib/paths.ts';
import { writingPaths } from '@/lib/writing-paths.ts';

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
const bureau: Way = { label: 'Revenir à mes parcours', to: paths.dashboard() };
const quetes: Way = { label: 'Voir les quêtes', to: paths.queteList() };
const ecrire: Way = {
  label: 'Écrire un parcours',
  to: writingPaths.choose(),
};

const pageByPath: Readonly<Record<string, InPreparation>> = {
  '/admin/parcours/d': {
    titre: 'Écrire un parcours',
    phrase:
      'Vous pourrez écrire ici un parcours sans compte, sur cet appareil seulement. Cette page est en préparation.',
    retour: accueil,
    autre: { label: 'Voir ce que d’autres ont écrit', to: paths.queteList() },
  },
  '/admin/parcours/editadventure': {
    titre: 'Écrire une aventure',
    phrase:
      'Une histoire dont le lecteur choisit la suite : les étapes et les choix qui les relient se dessineront ici. Cette page est en préparation.',
    retour: accueil,
    autre: quetes,
  },
};

/** What is said at an address, a final slash apart. */
export function inPreparationAt(pathname: string): InPreparation | null {
  const path = pathname.replace(/\/+$/, '');
  return Object.hasOwn(pageByPath, path) ? (pageByPath[path] ?? null) : null;
}
