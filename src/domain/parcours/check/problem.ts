import { autreEpreuve } from '../../epreuve/epreuve.ts';
import type { FoundProblem } from '../../epreuve/kinds/kind.ts';
import { kindOf, kindProblems } from '../../epreuve/kinds/table.ts';
import { findLeaks, isOwnLeak, withoutTwins, type Leak } from '../../epreuve/leak.ts';
import { isRechangeBegun, type Etape } from '../../etape/etape.ts';
import type { Image } from '../../etape/image.ts';
import { isPetitsBegun, petitsEpreuve } from '../../etape/petits-epreuve.ts';
import { wordCount } from '../../etape/reading.ts';
import { limits } from '../../limits.ts';
import {
  autrePath,
  petitsPath,
  type EtapePath,
  type FieldPath,
  type ImagePath,
  type ParcoursPath,
} from '../field-path.ts';
import type { Parcours } from '../parcours.ts';
import {
  isEnding,
  wayAbsenceKinds,
  wayFaultKinds,
  wayProblemsOf,
} from './way-problems.ts';

/** Missing data of a parcours as a whole. */
const parcoursAbsenceKinds = [
  'titre-trop-court',
  'commune-absente',
  'resume-absent',
  'duree-absente',
  'aventure-sans-fin',
  'objet-sans-nom',
  'repere-sans-nom',
  'personnage-sans-nom',
  'portrait-sans-texte',
] as const;

/** Problems of a parcours as a whole. */
export const parcoursProblemKinds = parcoursAbsenceKinds;

type KindProblem = keyof typeof kindProblems;
// Its keys are the names of the problems.
const kindProblemList = Object.keys(kindProblems) as KindProblem[];

/** Missing data of an étape, whatever its kind of épreuve. */
const etapeAbsenceKinds = [
  'etape-sans-titre',
  'etape-sans-lieu',
  'etape-sans-position',
  'etape-sans-recit',
  'image-sans-texte',
  'image-sans-droits',
  'annee-absente',
  'audio-sans-texte',
  'film-sans-texte',
  'consigne-absente',
  'option-vide',
  'reponse-absente',
  'indice-vide',
  'elements-trop-peu',
  'autre-pour-personne',
  'petits-sans-recit',
  ...wayAbsenceKinds,
] as const;

/** Problems of an étape. */
export const etapeProblemKinds = [
  ...etapeAbsenceKinds,
  'options-en-double',
  'petits-trop-long',
  'reponse-illisible',
  'indices-trop-chers',
  'etape-illisible',
  ...wayFaultKinds,
  ...kindProblemList,
] as const;

/** The problems that are only that something is not there yet. */
export const absenceKinds = [
  ...parcoursAbsenceKinds,
  ...etapeAbsenceKinds,
  ...kindProblemList.filter((kind) => kindProblems[kind] === 'absence'),
] as const;

type ParcoursProblemKind = (typeof parcoursProblemKinds)[number];
export type EtapeProblemKind = (typeof etapeProblemKinds)[number];

/**
 * A problem that prevents publication, and its place. `etapeId` is null for the parcours's own fields; `champ` is the path of the field
 * within its étape or parcours, as in `epreuve.options.0`.
 */
export type Problem =
  | { kind: ParcoursProblemKind; etapeId: null; champ: ParcoursPath }
  | { kind: EtapeProblemKind; etapeId: Etape['id']; champ: EtapePath }
  | { kind: 'reponse-revelee'; etapeId: string | null; champ: FieldPath; leak: Leak };

/** Of the objects, flags and endings of an aventure. */
function problemsOfAventure({ genre, aventure, etapes }: Parcours): Problem[] {
  if (genre !== 'aventure') return [];
  const found: Problem[] = [];
  const add = (kind: ParcoursProblemKind, champ: ParcoursPath) => {
    found.push({ kind, etapeId: null, champ });
  };
  if (etapes.every((etape) => !isEnding(etape))) add('aventure-sans-fin', 'etapes');
  for (const [index, { nom }] of aventure.objets.entries()) {
    if (nom.trim() === '') add('objet-sans-nom', `aventure.objets.${index}.nom`);
  }
  for (const [index, { nom }] of aventure.drapeaux.entries()) {
    if (nom.trim() === '') add('repere-sans-nom', `aventure.drapeaux.${index}`);
  }
  return found;
}

/** Problems of characters: all those of an aventure; for another genre those that an étape names. */
function problemsOfPersonnages({ genre, aventure, etapes }: Parcours): Problem[] {
  const found: Problem[] = [];
  const named = new Set(etapes.map(({ personnage }) => personnage));
  for (const [index, { id, nom, portrait }] of aventure.personnages.entries()) {
    if (genre !== 'aventure' && !named.has(id)) continue;
    const champ = `aventure.personnages.${index}` as const;
    const add = (kind: ParcoursProblemKind, at: ParcoursPath) => {
      found.push({ kind, etapeId: null, champ: at });
    };
    if (nom.trim() === '') add('personnage-sans-nom', `${champ}.nom`);
    if (portrait?.texteAlternatif.trim() === '') {
      add('portrait-sans-texte', `${champ}.portrait.texteAlternatif`);
    }
  }
  return found;
}

function problemsOfParcours(parcours: Parcours): Problem[] {
  const found: Problem[] = [];
  const add = (kind: ParcoursProblemKind, champ: ParcoursPath) => {
    found.push({ kind, etapeId: null, champ });
  };
  if (parcours.titre.trim().length < limits.titre.min) add('titre-trop-court', 'titre');
  if (parcours.commune === null) add('commune-absente', 'commune');
  if (parcours.resume.trim() === '') add('resume-absent', 'resume');
  if (parcours.dureeMinutes === null) add('duree-absente', 'dureeMinutes');
  found.push(...problemsOfAventure(parcours), ...problemsOfPersonnages(parcours));
  return found;
}

/** Problems of the other way to answer: those of an épreuve of its kind, under its own paths. */
function problemsOfAutre(etape: Etape, numero: number): FoundProblem[] {
  const epreuve = autreEpreuve(etape.epreuve);
  if (epreuve.type === 'aucune') return [];
  const found = kindOf(epreuve.type)
    .problems({ ...etape, epreuve }, numero)
    .map(([kind, champ]): FoundProblem => [kind, autrePath(champ)]);
  if (epreuve.consigne.trim() === '')
    found.unshift(['consigne-absente', 'epreuve.autre.consigne']);
  if (epreuve.autre.pour.length === 0)
    found.unshift(['autre-pour-personne', 'epreuve.autre.pour']);
  return found;
}

function problemsOfEpreuve(etape: Etape, numero: number): FoundProblem[] {
  const { epreuve } = etape;
  if (epreuve.type === 'aucune') return [];
  const found: FoundProblem[] = [];
  if (epreuve.consigne.trim() === '')
    found.push(['consigne-absente', 'epreuve.consigne']);
  const kind = kindOf(epreuve.type);
  found.push(...kind.problems(etape, numero));
  if (!kind.isJudged) return found;
  for (const [index, { texte }] of epreuve.indices.entries()) {
    if (texte.trim() === '') found.push(['indice-vide', `epreuve.indices.${index}`]);
  }
  const cost = epreuve.indices.reduce((sum, { cout }) => sum + cout, 0);
  if (cost > epreuve.points) found.push(['indices-trop-chers', 'epreuve.indices']);
  found.push(...problemsOfAutre(etape, numero));
  return found;
}

/** Problems of the version for small ones that was begun: its story, its length, and those of an épreuve of its kind. */
function problemsOfPetits(etape: Etape, numero: number): FoundProblem[] {
  const { petits } = etape;
  if (!isPetitsBegun(petits)) return [];
  const found: FoundProblem[] = [];
  if (petits.recit.trim() === '') found.push(['petits-sans-recit', 'petits.recit']);
  if (wordCount(petits.recit) > limits.petitsRecit.mots) {
    found.push(['petits-trop-long', 'petits.recit']);
  }
  const epreuve = petitsEpreuve(etape);
  if (epreuve.type === 'aucune') return found;
  if (petits.consigne.trim() === '') found.push(['consigne-absente', 'petits.consigne']);
  if (wordCount(petits.consigne) > limits.petitsConsigne.mots) {
    found.push(['petits-trop-long', 'petits.consigne']);
  }
  const own = kindOf(epreuve.type).problems({ ...etape, epreuve }, numero);
  return [
    ...found,
    ...own.map(([kind, champ]): FoundProblem => [kind, petitsPath(champ)]),
  ];
}

/** Problems of a spare étape that was begun: what walking to it requires. */
function problemsOfRechange({ rechange }: Etape): FoundProblem[] {
  if (!isRechangeBegun(rechange)) return [];
  const needed: [EtapeProblemKind, 'titre' | 'lieu' | 'recit'][] = [
    ['etape-sans-titre', 'titre'],
    ['etape-sans-lieu', 'lieu'],
    ['etape-sans-recit', 'recit'],
  ];
  return needed
    .filter(([, champ]) => rechange[champ].trim() === '')
    .map(([kind, champ]) => [kind, `rechange.${champ}`]);
}

/** Problems of an image: its description, and the right to show it, required for all but the first. */
function problemsOfImage(champ: ImagePath, image: Image | null): FoundProblem[] {
  if (image === null) return [];
  const found: FoundProblem[] = [];
  if (image.texteAlternatif.trim() === '') {
    found.push(['image-sans-texte', `${champ}.texteAlternatif`]);
  }
  if (champ !== 'image' && image.droits !== true) {
    found.push(['image-sans-droits', `${champ}.droits`]);
  }
  return found;
}

/** Problems of its media. */
function problemsOfMedia(etape: Etape): FoundProblem[] {
  const { image, autresImages, autrefois, audio, transcription, film } = etape;
  const found = [
    ...problemsOfImage('image', image),
    ...autresImages.flatMap((one, index) =>
      problemsOfImage(`autresImages.${index}`, one),
    ),
    ...problemsOfImage('autrefois.image', autrefois?.image ?? null),
    ...problemsOfImage('autrefois.aujourdhui', autrefois?.aujourdhui ?? null),
  ];
  if (autrefois?.annee.trim() === '') found.push(['annee-absente', 'autrefois.annee']);
  if (audio !== '' && transcription.trim() === '') {
    found.push(['audio-sans-texte', 'transcription']);
  }
  if (film?.texte.trim() === '') found.push(['film-sans-texte', 'film.texte']);
  return found;
}

function problemsOfEtape(etape: Etape, numero: number): Problem[] {
  if (etape.illisible === true) {
    return [{ kind: 'etape-illisible', etapeId: etape.id, champ: 'titre' }];
  }
  const found: FoundProblem[] = [];
  if (etape.titre.trim() === '') found.push(['etape-sans-titre', 'titre']);
  if (etape.lieu.trim() === '') found.push(['etape-sans-lieu', 'lieu']);
  if (etape.position === null) found.push(['etape-sans-position', 'position']);
  if (etape.recit.trim() === '') found.push(['etape-sans-recit', 'recit']);
  found.push(...problemsOfMedia(etape));
  found.push(
    ...problemsOfEpreuve(etape, numero),
    ...problemsOfPetits(etape, numero),
    ...problemsOfRechange(etape),
  );
  return found.map(([kind, champ]) => ({ kind, etapeId: etape.id, champ }));
}

/** All problems that prevent a publication, in reading order; empty if none. */
export function findProblems(parcours: Parcours): Problem[] {
  const leaks = withoutTwins(findLeaks(parcours).filter(isOwnLeak)).map(
    (leak): Problem => ({
      kind: 'reponse-revelee',
      etapeId: leak.lieu.etapeId,
      champ: leak.lieu.champ,
      leak,
    }),
  );
  const waysOf = wayProblemsOf(parcours);
  return [
    ...problemsOfParcours(parcours),
    ...leaks.filter(({ etapeId }) => etapeId === null),
    ...parcours.etapes.flatMap((etape, index) => [
      ...problemsOfEtape(etape, index + 1),
      ...waysOf(etape).map(([kind, champ]) => ({ kind, etapeId: etape.id, champ })),
      ...leaks.filter(({ etapeId }) => etapeId === etape.id),
    ]),
  ];
}
