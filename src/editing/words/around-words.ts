import type {
  AroundSourceName,
  Fait,
  ImageLibre,
  Sorte,
  Trouvaille,
} from '@/domain/around/trouvaille.ts';
import type { Silence } from '@/data/around/around-source.ts';

/** Name of a thing by its sort, if it has none of its own. */
export const sorteNames: Readonly<Record<Sorte, string>> = {
  inscription: 'Inscription',
  cadran: 'Cadran solaire',
  croix: 'Croix',
  memorial: 'Mémorial',
  lavoir: 'Lavoir',
  fontaine: 'Fontaine',
  moulin: 'Moulin',
  pont: 'Pont',
  oeuvre: 'Œuvre d’art',
  monument: 'Monument',
  ruine: 'Ruine',
  arbre: 'Arbre remarquable',
  vue: 'Point de vue',
  lieu: 'Lieu',
};

export const sourceNames: Readonly<Record<AroundSourceName, string>> = {
  merimee: 'Mérimée',
  wikidata: 'Wikidata',
  osm: 'OpenStreetMap',
  commons: 'Wikimedia Commons',
  panoramax: 'Panoramax',
};

const silenceWords: Readonly<Record<Silence, string>> = {
  absente: 'ne répond pas',
  occupee: 'a trop à faire pour l’instant',
  lente: 'met trop de temps à répondre',
  autre: 'répond autrement que prévu',
};

/** That a source did not answer: « Wikidata ne répond pas. » */
export function silenceText(source: AroundSourceName, silence: Silence): string {
  return `${sourceNames[source]} ${silenceWords[silence]}.`;
}

export function trouvailleName({
  nom,
  sorte,
}: Pick<Trouvaille, 'nom' | 'sorte'>): string {
  // Wikidata writes « statue de … ».
  return nom === '' ? sorteNames[sorte] : nom.charAt(0).toUpperCase() + nom.slice(1);
}

/** A fact in a few words, for an author to check: « date : 1752 ». */
export function faitText(fait: Fait): string {
  switch (fait.type) {
    case 'annee':
      return `date\u00A0: ${fait.annee}`;
    case 'siecle':
      return `époque\u00A0: ${fait.siecle}`;
    case 'marches':
      return `${fait.nombre} marches`;
    case 'personne':
      switch (fait.role) {
        case 'architecte':
          return `architecte\u00A0: ${fait.nom}`;
        case 'auteur':
          return `auteur\u00A0: ${fait.nom}`;
        case 'homonyme':
          return `porte le nom de ${fait.nom}`;
        case 'souvenir':
          return `en souvenir de ${fait.nom}`;
      }
  }
}

/** The facts of a place as a story begins with them, in brackets that « Vérifier » finds again. */
export function recitOfFaits(faits: readonly Fait[]): string {
  const words = faits.map(faitText);
  return words.length === 0
    ? '[Ce que l’on voit ici, à vérifier sur place.]'
    : `[À vérifier sur place\u00A0: ${words.join(', ')}.]`.replaceAll('[[', '[');
}

/** The credit required by a licence: author, year, licence, source. */
export function creditOf(
  { auteur, annee, licence, source }: ImageLibre,
  max: number,
): string {
  const end = `${licence.nom}, ${sourceNames[source]}`;
  const year = annee === null ? '' : `, ${annee}`;
  const name = auteur === '' ? '' : `${auteur}${year}, `;
  const room = max - end.length;
  return name.length <= room ? `${name}${end}` : `${name.slice(0, room - 3)}…, ${end}`;
}
