import { canonicalText } from '../epreuve/canonical-answer.ts';
import { findLeaks, writtenAnswers, type Leak } from '../epreuve/leak.ts';
import { lettresDe } from '../epreuve/mot-mystere.ts';
import { autreEpreuve } from '../epreuve/epreuve.ts';
import { isRechangeBegun, type Etape } from '../etape/etape.ts';
import { limits } from '../limits.ts';
import type { Parcours } from './parcours.ts';
import {
  isEnding,
  wayAbsenceKinds,
  wayFaultKinds,
  wayProblemsOf,
} from './way-problems.ts';

/** What may not be there yet in a parcours as a whole. */
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

/** What may be wrong with a parcours as a whole. */
export const parcoursProblemKinds = parcoursAbsenceKinds;

/** What may not be there yet in one of its étapes. */
const etapeAbsenceKinds = [
  'etape-sans-titre',
  'etape-sans-lieu',
  'etape-sans-position',
  'etape-sans-recit',
  'image-sans-texte',
  'audio-sans-texte',
  'consigne-absente',
  'options-trop-peu',
  'option-vide',
  'bonne-option-absente',
  'reponse-absente',
  'bornes-absentes',
  'indice-vide',
  'combinaison-courte',
  'elements-trop-peu',
  'paire-vide',
  'jeton-absent',
  'cible-absente',
  'autre-pour-personne',
  ...wayAbsenceKinds,
] as const;

/** What may be wrong with one of its étapes. */
export const etapeProblemKinds = [
  ...etapeAbsenceKinds,
  'options-en-double',
  'toutes-options-bonnes',
  'reponse-illisible',
  'message-absent',
  'message-sans-code',
  'message-incodable',
  'message-trop-long',
  'bornes-inversees',
  'paires-en-double',
  'mot-court',
  'mot-long',
  'mot-sans-etape',
  'indices-trop-chers',
  'etape-illisible',
  ...wayFaultKinds,
] as const;

/** The problems that are only that something is not there yet. */
export const absenceKinds = [...parcoursAbsenceKinds, ...etapeAbsenceKinds] as const;

type ParcoursProblemKind = (typeof parcoursProblemKinds)[number];
type EtapeProblemKind = (typeof etapeProblemKinds)[number];

/**
 * What keeps a parcours from being published, with the place to mend it.
 * `etapeId` is null for the parcours's own fields; `champ` is the path of the field within its étape or parcours,
 * as in `epreuve.options.0`.
 */
export type Problem =
  | { kind: ParcoursProblemKind; etapeId: null; champ: string }
  | { kind: EtapeProblemKind; etapeId: Etape['id']; champ: string }
  | { kind: 'reponse-revelee'; etapeId: string | null; champ: string; leak: Leak };

/** Of what the étapes of an aventure share. */
function problemsOfAventure({ genre, aventure, etapes }: Parcours): Problem[] {
  if (genre !== 'aventure') return [];
  const found: Problem[] = [];
  const add = (kind: ParcoursProblemKind, champ: string) => {
    found.push({ kind, etapeId: null, champ });
  };
  if (etapes.every((etape) => !isEnding(etape))) add('aventure-sans-fin', 'etapes');
  for (const [index, { nom }] of aventure.objets.entries()) {
    if (nom.trim() === '') add('objet-sans-nom', `aventure.objets.${index}.nom`);
  }
  for (const [index, { nom }] of aventure.drapeaux.entries()) {
    if (nom.trim() === '') add('repere-sans-nom', `aventure.drapeaux.${index}`);
  }
  for (const [index, { nom, portrait }] of aventure.personnages.entries()) {
    const champ = `aventure.personnages.${index}`;
    if (nom.trim() === '') add('personnage-sans-nom', `${champ}.nom`);
    if (portrait?.texteAlternatif.trim() === '') {
      add('portrait-sans-texte', `${champ}.portrait.texteAlternatif`);
    }
  }
  return found;
}

function problemsOfParcours(parcours: Parcours): Problem[] {
  const found: Problem[] = [];
  const add = (kind: ParcoursProblemKind, champ: string) => {
    found.push({ kind, etapeId: null, champ });
  };
  if (parcours.titre.trim().length < limits.titre.min) add('titre-trop-court', 'titre');
  if (parcours.commune === null) add('commune-absente', 'commune');
  if (parcours.resume.trim() === '') add('resume-absent', 'resume');
  if (parcours.dureeMinutes === null) add('duree-absente', 'dureeMinutes');
  found.push(...problemsOfAventure(parcours));
  return found;
}

/** What is empty, or the same as one before, in a list of texts. */
function problemsOfTexts(
  texts: readonly string[],
  champ: string,
  { empty, twin }: { empty: EtapeProblemKind; twin: EtapeProblemKind },
): [EtapeProblemKind, string][] {
  const found: [EtapeProblemKind, string][] = [];
  const seen = new Set<string>();
  for (const [index, texte] of texts.entries()) {
    const key = texte.trim().toLowerCase();
    if (key === '') found.push([empty, `${champ}.${index}`]);
    else if (seen.has(key)) found.push([twin, `${champ}.${index}`]);
    seen.add(key);
  }
  return found;
}

function problemsOfOptions({ options }: Etape['epreuve']): [EtapeProblemKind, string][] {
  return problemsOfTexts(
    options.map(({ texte }) => texte),
    'epreuve.options',
    { empty: 'option-vide', twin: 'options-en-double' },
  );
}

function problemsOfOrdre(epreuve: Etape['epreuve']): [EtapeProblemKind, string][] {
  if (epreuve.options.length < limits.elementCount.min) {
    return [['elements-trop-peu', 'epreuve.options']];
  }
  return problemsOfOptions(epreuve);
}

function problemsOfAssociation(epreuve: Etape['epreuve']): [EtapeProblemKind, string][] {
  const paires = epreuve.options.map(({ paire }) => paire);
  const kinds = { empty: 'paire-vide', twin: 'paires-en-double' } as const;
  const found = problemsOfOrdre(epreuve);
  return [...found, ...problemsOfTexts(paires, 'epreuve.paires', kinds)];
}

function problemsOfCadenas({
  combinaison,
}: Etape['epreuve']): [EtapeProblemKind, string][] {
  return combinaison.length < limits.roueCount.min
    ? [['combinaison-courte', 'epreuve.combinaison']]
    : [];
}

function problemsOfMotMystere(
  epreuve: Etape['epreuve'],
  numero: number,
): [EtapeProblemKind, string][] {
  const found = problemsOfTexte(epreuve);
  if (numero === 1) found.push(['mot-sans-etape', 'epreuve.type']);
  const { length } = lettresDe(epreuve.reponses);
  if (length === 0) return found;
  if (length < limits.motMystere.min) found.push(['mot-court', 'epreuve.reponses']);
  if (length > limits.motMystere.max) found.push(['mot-long', 'epreuve.reponses']);
  return found;
}

function problemsOfChoix(epreuve: Etape['epreuve']): [EtapeProblemKind, string][] {
  const { options } = epreuve;
  if (options.length < limits.optionCount.min) {
    return [['options-trop-peu', 'epreuve.options']];
  }
  const found = problemsOfOptions(epreuve);
  if (!options.some(({ juste }) => juste)) {
    found.push(['bonne-option-absente', 'epreuve.options']);
  } else if (options.every(({ juste }) => juste)) {
    found.push(['toutes-options-bonnes', 'epreuve.options']);
  }
  return found;
}

function unreadableAnswers(reponses: readonly string[]): [EtapeProblemKind, string][] {
  return reponses.flatMap((reponse, index): [EtapeProblemKind, string][] =>
    reponse.trim() !== '' && canonicalText(reponse) === null
      ? [['reponse-illisible', `epreuve.reponses.${index}`]]
      : [],
  );
}

function problemsOfTexte({ reponses }: Etape['epreuve']): [EtapeProblemKind, string][] {
  const written = reponses.filter((reponse) => reponse.trim() !== '');
  if (written.length === 0) return [['reponse-absente', 'epreuve.reponses']];
  return unreadableAnswers(reponses);
}

function problemsOfMessage(epreuve: Etape['epreuve']): [EtapeProblemKind, string][] {
  const { message, reponses } = epreuve;
  if (message.secretCode === '') {
    return [['message-sans-code', 'epreuve.message.secretCode']];
  }
  if (message.clair.trim() === '') return [['message-absent', 'epreuve.message.clair']];
  if (message.chiffre === '') return [['message-incodable', 'epreuve.message.clair']];
  const unreadable = unreadableAnswers(reponses);
  if (writtenAnswers(epreuve).some((answer) => canonicalText(answer) !== null)) {
    return unreadable;
  }
  return [['message-trop-long', 'epreuve.message.clair'], ...unreadable];
}

function problemsOfNombre({
  minimum,
  maximum,
}: Etape['epreuve']): [EtapeProblemKind, string][] {
  if (minimum === null || maximum === null) {
    return [
      ['bornes-absentes', minimum === null ? 'epreuve.minimum' : 'epreuve.maximum'],
    ];
  }
  return minimum > maximum ? [['bornes-inversees', 'epreuve.maximum']] : [];
}

function problemsOfKind(
  { epreuve, position }: Etape,
  numero: number,
): [EtapeProblemKind, string][] {
  switch (epreuve.type) {
    case 'aucune':
    case 'photo':
      return [];
    case 'choix':
      return problemsOfChoix(epreuve);
    case 'texte':
      return problemsOfTexte(epreuve);
    case 'message_code':
      return problemsOfMessage(epreuve);
    case 'nombre':
      return problemsOfNombre(epreuve);
    case 'cadenas':
      return problemsOfCadenas(epreuve);
    case 'ordre':
      return problemsOfOrdre(epreuve);
    case 'association':
      return problemsOfAssociation(epreuve);
    case 'mot_mystere':
      return problemsOfMotMystere(epreuve, numero);
    case 'qr':
      return epreuve.jeton === '' ? [['jeton-absent', 'epreuve.jeton']] : [];
    case 'position':
      return epreuve.cible === null && position === null
        ? [['cible-absente', 'epreuve.cible']]
        : [];
  }
}

/** Of the other way to answer: what may be wrong with an épreuve of its kind, at its own place. */
function problemsOfAutre(etape: Etape, numero: number): [EtapeProblemKind, string][] {
  const epreuve = autreEpreuve(etape.epreuve);
  if (epreuve.type === 'aucune') return [];
  const found = problemsOfKind({ ...etape, epreuve }, numero);
  if (epreuve.consigne.trim() === '')
    found.unshift(['consigne-absente', 'epreuve.consigne']);
  if (epreuve.autre.pour.length === 0)
    found.unshift(['autre-pour-personne', 'epreuve.pour']);
  return found.map(([kind, champ]) => [
    kind,
    champ.replace('epreuve.', 'epreuve.autre.'),
  ]);
}

function problemsOfEpreuve(etape: Etape, numero: number): [EtapeProblemKind, string][] {
  const { epreuve } = etape;
  if (epreuve.type === 'aucune') return [];
  const found: [EtapeProblemKind, string][] = [];
  if (epreuve.consigne.trim() === '')
    found.push(['consigne-absente', 'epreuve.consigne']);
  found.push(...problemsOfKind(etape, numero));
  for (const [index, { texte }] of epreuve.indices.entries()) {
    if (texte.trim() === '') found.push(['indice-vide', `epreuve.indices.${index}`]);
  }
  const cost = epreuve.indices.reduce((sum, { cout }) => sum + cout, 0);
  if (cost > epreuve.points) found.push(['indices-trop-chers', 'epreuve.indices']);
  found.push(...problemsOfAutre(etape, numero));
  return found;
}

/** Of the spare étape, once it is begun: what an étape needs to be walked to. */
function problemsOfRechange({ rechange }: Etape): [EtapeProblemKind, string][] {
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

function problemsOfEtape(etape: Etape, numero: number): Problem[] {
  if (etape.illisible === true) {
    return [{ kind: 'etape-illisible', etapeId: etape.id, champ: 'titre' }];
  }
  const found: [EtapeProblemKind, string][] = [];
  if (etape.titre.trim() === '') found.push(['etape-sans-titre', 'titre']);
  if (etape.lieu.trim() === '') found.push(['etape-sans-lieu', 'lieu']);
  if (etape.position === null) found.push(['etape-sans-position', 'position']);
  if (etape.recit.trim() === '') found.push(['etape-sans-recit', 'recit']);
  if (etape.image?.texteAlternatif.trim() === '') {
    found.push(['image-sans-texte', 'image.texteAlternatif']);
  }
  if (etape.audio !== '' && etape.transcription.trim() === '') {
    found.push(['audio-sans-texte', 'transcription']);
  }
  found.push(...problemsOfEpreuve(etape, numero), ...problemsOfRechange(etape));
  return found.map(([kind, champ]) => ({ kind, etapeId: etape.id, champ }));
}

/** Everything that keeps a parcours from being published, in reading order; empty when it may be. */
export function findProblems(parcours: Parcours): Problem[] {
  const leaks = findLeaks(parcours).map((leak): Problem => ({
    kind: 'reponse-revelee',
    etapeId: leak.lieu.etapeId,
    champ: leak.lieu.champ,
    leak,
  }));
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
