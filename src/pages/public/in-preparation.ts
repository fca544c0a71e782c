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
  '/admin/parcours/newcreate': {
    titre: 'Partir d’un modèle ou d’un fichier',
    phrase:
      'Un modèle, un parcours existant ou un fichier GPX, KML ou GeoJSON : vous partirez ici de ce que vous avez déjà. Cette page est en préparation.',
    retour: bureau,
    autre: ecrire,
  },
  '/admin/parcours/news': {
    titre: 'Écrire une actualité',
    phrase:
      'Les actualités s’écriront et se publieront ici. Cette page est en préparation.',
    retour: bureau,
    autre: ecrire,
  },
  '/admin/parcours/ed': {
    titre: 'Écrire à plusieurs',
    phrase:
      'Les personnes invitées à un parcours l’écriront et le reliront ici. Cette page est en préparation.',
    retour: accueil,
    autre: quetes,
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
