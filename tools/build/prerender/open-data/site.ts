import { licenceOuverte } from '@/content/donnees-ouvertes.ts';
import { editeur, said } from '@/content/editeur.ts';
import { siteName } from '../page-head.ts';

/** Who gives the data away, under which licence, and when; the words that a site without configuration has are true too. */
export type OpenSite = {
  origin: string;
  /** The body that publishes the site. */
  editeur: string;
  /** Its public mailbox; null: the page of contact stands for it. */
  email: string | null;
  licence: { id: string; nom: string; url: string };
  /** Epoch milliseconds. */
  builtAt: number;
};

/** The site as its configuration says. Nobody's name is taken from it. */
export function openSite(origin: string, builtAt: number): OpenSite {
  return {
    origin,
    editeur: said(editeur.nom) ?? siteName,
    email: said(editeur.email),
    licence: licenceOuverte(),
    builtAt,
  };
}

/** The address of a file of open data. */
export function openUrl({ origin }: Pick<OpenSite, 'origin'>, name: string): string {
  return `${origin}/donnees/${name}`;
}

/** A time as ISO 8601. */
export function iso(at: number): string {
  return new Date(at).toISOString();
}
