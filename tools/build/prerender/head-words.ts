import type { Quete } from '@/domain/quete/quete.ts';
import { isLangue, type Langue } from '@/langue/langue.ts';

type Counted = readonly [one: string, other: string];

type HeadWords = {
  home: string;
  quetes: string;
  /** Description of the site's picture, and its words. */
  picture: string;
  site: { title: string; place: string };
  /** Description of a quête's picture without a photograph. */
  walk: string;
  etapes: Counted;
  enigmes: Counted;
  free: string;
  /** Description of a quête without a summary; `{}` is its commune. */
  summary: string;
};

/** The build's words in the head and the picture of a page, which React does not render, in the language of the page. */
export const headWords: Readonly<Record<Langue, HeadWords>> = {
  fr: {
    ...{ home: 'Accueil', quetes: 'Les quêtes' },
    picture: 'Un chemin en pointillés sur des courbes de niveau',
    site: { title: 'La balade commence devant l’église.', place: 'Quêtes à pied' },
    ...{ walk: 'Dessin du chemin', summary: 'Une quête à {}' },
    ...{ etapes: ['étape', 'étapes'], enigmes: ['énigme', 'énigmes'] },
    free: 'gratuit, sans compte',
  },
  en: {
    ...{ home: 'Home', quetes: 'Quests' },
    picture: 'A dotted path across contour lines',
    site: { title: 'The walk begins outside the church.', place: 'Quests on foot' },
    ...{ walk: 'Drawing of the route', summary: 'A quest in {}' },
    ...{ etapes: ['stage', 'stages'], enigmes: ['puzzle', 'puzzles'] },
    free: 'free, no account',
  },
  de: {
    ...{ home: 'Startseite', quetes: 'Quests' },
    picture: 'Ein gepunkteter Weg über Höhenlinien',
    site: { title: 'Der Spaziergang beginnt vor der Kirche.', place: 'Quests zu Fuß' },
    ...{ walk: 'Zeichnung des Weges', summary: 'Eine Quest in {}' },
    ...{ etapes: ['Etappe', 'Etappen'], enigmes: ['Rätsel', 'Rätsel'] },
    free: 'kostenlos, ohne Konto',
  },
  nl: {
    ...{ home: 'Startpagina', quetes: 'Speurtochten' },
    picture: 'Een gestippeld pad over hoogtelijnen',
    site: { title: 'De wandeling begint voor de kerk.', place: 'Speurtochten te voet' },
    ...{ walk: 'Tekening van de route', summary: 'Een speurtocht in {}' },
    ...{ etapes: ['etappe', 'etappes'], enigmes: ['raadsel', 'raadsels'] },
    free: 'gratis, zonder account',
  },
  es: {
    ...{ home: 'Inicio', quetes: 'Rutas con enigmas' },
    picture: 'Un camino de puntos sobre curvas de nivel',
    site: {
      title: 'El paseo empieza delante de la iglesia.',
      place: 'Rutas con enigmas a pie',
    },
    ...{ walk: 'Dibujo del camino', summary: 'Una ruta con enigmas en {}' },
    ...{ etapes: ['etapa', 'etapas'], enigmes: ['enigma', 'enigmas'] },
    free: 'gratis, sin cuenta',
  },
  it: {
    ...{ home: 'Pagina iniziale', quetes: 'Cacce al tesoro' },
    picture: 'Un sentiero punteggiato sulle curve di livello',
    site: {
      title: 'La passeggiata comincia davanti alla chiesa.',
      place: 'Cacce al tesoro a piedi',
    },
    ...{ walk: 'Disegno del percorso', summary: 'Una caccia al tesoro a {}' },
    ...{ etapes: ['tappa', 'tappe'], enigmes: ['enigma', 'enigmi'] },
    free: 'gratis, senza account',
  },
};

/** The language of the texts of a quête, as it was read. */
export function langueOf({ contenu: { langue } }: Quete): Langue {
  return isLangue(langue) ? langue : 'fr';
}

/** A count and its noun: in French, 0 is singular. */
export function countOf(count: number, [one, other]: Counted, langue: Langue): string {
  const isOne = langue === 'fr' ? count < 2 : count === 1;
  return `${count}\u00A0${isOne ? one : other}`;
}
