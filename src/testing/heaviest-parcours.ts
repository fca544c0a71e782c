import { withFormat, type Epreuve } from '@/domain/epreuve/epreuve.ts';
import { besoinList, type Option } from '@/domain/epreuve/epreuve-parts.ts';
import { epreuveTypeList, type EpreuveType } from '@/domain/epreuve/kinds/table.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { blankPetits } from '@/domain/etape/petits.ts';
import type { Image } from '@/domain/etape/image.ts';
import { limits } from '@/domain/limits.ts';
import { saisonList, traitList, serviceList } from '@/domain/parcours/kinds.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { createEtape, createParcours } from './factories.ts';

/** A text of the greatest length, with an accent in each character. */
function longest({ max }: { max: number }): string {
  return 'é'.repeat(max);
}

function repeat<Value>(
  { max }: { max: number },
  make: (index: number) => Value,
): Value[] {
  return Array.from({ length: max }, (_, index) => make(index));
}

function fullOption(index: number): Option {
  return {
    id: `option${index}`.padEnd(16, 'x'),
    texte: longest(limits.option),
    juste: true,
    paire: longest(limits.paire),
  };
}

/** An épreuve of this type with every field full, those of the other types included: the heaviest that can be saved. */
export function createHeaviestEpreuve(type: EpreuveType): Epreuve {
  const options = repeat(limits.optionCount, fullOption);
  return withFormat({
    type,
    consigne: longest(limits.consigne),
    options,
    reponses: repeat(limits.reponseCount, () => longest({ max: limits.reponse.max * 2 })),
    minimum: -limits.nombre.max,
    maximum: limits.nombre.max,
    unite: longest(limits.unite),
    message: {
      secretCode: 'a'.repeat(40),
      variante: 'a'.repeat(40),
      cle: longest(limits.messageCle),
      clair: longest(limits.messageClair),
      chiffre: longest(limits.messageChiffre),
      aide: 'toujours',
    },
    combinaison: 'Z'.repeat(limits.roueCount.max),
    jeton: 'z'.repeat(16),
    cible: { lat: 48.45, lon: -2.04 },
    rayon: limits.rayonMetres.max,
    points: limits.points.max,
    indices: repeat(limits.indiceCount, () => ({
      texte: longest(limits.indice),
      cout: limits.points.max,
    })),
    motDeSucces: longest(limits.motDeSucces),
    anecdote: longest(limits.anecdote),
    explication: longest(limits.explication),
    essaisMax: limits.essaisMax.max,
    minuteur: limits.minuteur.max,
    voulues: Array.from({ length: limits.reponseCount.max }, () =>
      'a'.repeat(limits.reponse.max),
    ),
    autre: {
      type: 'choix',
      pour: [...besoinList],
      consigne: longest(limits.consigne),
      // The other question has no pairs.
      options: options.map((option) => ({ ...option, paire: '' })),
      reponses: repeat(limits.reponseCount, () => longest(limits.option)),
    },
  });
}

function heaviestImage(parcoursId: ParcoursId): Image {
  return {
    path: `parcours/${parcoursId}/${'a'.repeat(80)}.webp`,
    texteAlternatif: longest(limits.texteAlternatif),
    credit: longest(limits.credit),
    largeur: 1_600,
    hauteur: 1_067,
    droits: true,
  };
}

/** An étape with every optional part full; its files are in the folder of its parcours. */
export function createHeaviestEtape(
  parcoursId: ParcoursId,
  number: number,
  epreuve: Epreuve,
): Etape {
  return createEtape(number, {
    rang: `a${String(number).padStart(2, '0')}`,
    titre: longest(limits.etapeTitre),
    lieu: longest(limits.lieu),
    chemin: longest(limits.chemin),
    cheminSansMarches: longest(limits.chemin),
    recit: longest(limits.recit),
    falc: longest(limits.falc),
    audio: `parcours/${parcoursId}/${'a'.repeat(80)}.mp3`,
    transcription: longest(limits.transcription),
    image: heaviestImage(parcoursId),
    autresImages: Array.from({ length: limits.imageCount.max - 1 }, () =>
      heaviestImage(parcoursId),
    ),
    autrefois: {
      image: heaviestImage(parcoursId),
      annee: longest(limits.annee),
      aujourdhui: heaviestImage(parcoursId),
    },
    sources: Array.from({ length: limits.sourceCount.max }, (_, index) => ({
      titre: longest(limits.sourceTitre),
      url: `https://exemple.fr/${index}`.padEnd(limits.sourceUrl.max, 'a'),
    })),
    film: {
      path: `parcours/${parcoursId}/${'a'.repeat(80)}.mp4`,
      octets: limits.filmBytes.max,
      texte: longest(limits.transcription),
    },
    rayonEcoute: limits.rayonMetres.max,
    rechange: {
      titre: longest(limits.etapeTitre),
      lieu: longest(limits.lieu),
      position: { lat: 48.4541, lon: -2.0477 },
      recit: longest(limits.recit),
    },
    petits: {
      ...blankPetits,
      recit: longest(limits.petitsRecit),
      type: 'association',
      consigne: longest(limits.petitsConsigne),
      options: epreuve.options,
      reponses: epreuve.reponses,
      indice: longest(limits.indice),
    },
    fin: longest(limits.finTitre),
    chapitre: longest(limits.chapitre),
    personnage: 'a'.repeat(16),
    bonus: true,
    epreuve,
  });
}

/** A parcours with one full étape for each type of épreuve. */
export function createHeaviestParcours(id: ParcoursId): Parcours {
  return createParcours({
    id,
    titre: longest(limits.titre),
    resume: longest(limits.resume),
    description: longest(limits.description),
    pratique: {
      traits: [...traitList],
      saisons: [...saisonList],
      horaires: { de: 480, a: 1_140 },
      verifieLe: '2026-11-25',
      services: serviceList.map((service) => ({
        service,
        reponse: 'oui',
        position: { lat: 48.4541, lon: -2.0477 },
        precision: longest(limits.precision),
      })),
      chiens: 'laisse',
      fermetures: repeat(limits.fermetureCount, () => ({
        jours: [1, 2, 3, 4, 5, 6, 7],
        horaires: { de: 480, a: 1_140 },
        periode: { du: '09-15', au: '02-28' },
        motif: 'horaires',
        danger: true,
      })),
      fenetre: { du: '2026-06-15', au: '2027-09-29' },
    },
    signature: longest(limits.signature),
    slug: 'a'.repeat(limits.titre.max),
    ordre: 'libre-fin',
    etapes: epreuveTypeList.map((type, index) =>
      createHeaviestEtape(id, index + 1, createHeaviestEpreuve(type)),
    ),
  });
}
