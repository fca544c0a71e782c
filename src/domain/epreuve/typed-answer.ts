import type { EpreuvePublique } from '../quete/quete.ts';
import {
  canonicalChoix,
  canonicalCombinaison,
  canonicalOrdre,
  canonicalPaires,
  canonicalText,
  normalisedWords,
  parseNombre,
} from './canonical-answer.ts';
import { readJeton } from './jeton.ts';
import { cellOf } from './nombre-step.ts';
import { photoAnswers } from './photo-answer.ts';
import { arrive, loin, surPlace, writePlace } from './reached.ts';

/** An épreuve that asks for an answer. */
export type EpreuveToAnswer = Exclude<EpreuvePublique, { type: 'aucune' }>;

type OfType<Type extends EpreuveToAnswer['type']> = Extract<
  EpreuveToAnswer,
  { type: Type }
>;

/**
 * Why nothing can be checked in what was typed. `illisible`: signs only, no letter or digit. `incomplet`: a part of it
 * is still to be given.
 */
export type TypedProblem =
  | 'vide'
  | 'illisible'
  | 'trop-long'
  | 'pas-un-nombre'
  | 'incomplet';

export type TypedAnswer =
  /** `reponse`: what the rules will judge. `canonical`: what the phone's empreinte is made of. */
  | { reponse: string | number; canonical: string }
  /** What the phone knows without an empreinte: that it is near enough, or that a photo was taken. */
  | { reponse: string; juste: boolean }
  | { problem: TypedProblem };

function read(canonical: string | null, problem: TypedProblem = 'vide'): TypedAnswer {
  return canonical === null ? { problem } : { reponse: canonical, canonical };
}

function readText(typed: string): TypedAnswer {
  const canonical = canonicalText(typed);
  if (canonical !== null) return { reponse: canonical, canonical };
  if (typed.trim() === '') return { problem: 'vide' };
  return { problem: normalisedWords(typed).length > 0 ? 'trop-long' : 'illisible' };
}

/** Options as a player ticks or orders them: their ids joined by `-`. */
export function optionIdsOf(typed: string): string[] {
  return typed.split('-').filter((id) => id !== '');
}

/** Pairs as a player joins them: `a.b` for each, joined by `-`. */
export function pairesOf(typed: string): [gauche: string, droite: string][] {
  return optionIdsOf(typed).flatMap((paire): [string, string][] => {
    const [gauche = '', droite = ''] = paire.split('.');
    return gauche === '' || droite === '' ? [] : [[gauche, droite]];
  });
}

function readAssociation(epreuve: OfType<'association'>, typed: string): TypedAnswer {
  const paires = pairesOf(typed);
  if (paires.length > 0 && paires.length < epreuve.gauche.length) {
    return { problem: 'incomplet' };
  }
  return read(canonicalPaires(paires));
}

function readNombre(epreuve: OfType<'nombre'>, typed: string): TypedAnswer {
  const reponse = parseNombre(typed);
  if (reponse !== null) return { reponse, canonical: cellOf(reponse, epreuve) };
  return { problem: typed.trim() === '' ? 'vide' : 'pas-un-nombre' };
}

function readPosition(epreuve: OfType<'position'>, typed: string): TypedAnswer {
  if (typed === surPlace) return { reponse: surPlace, juste: true };
  // The rules are given the place to reach, which everybody knows: never where one stands.
  if (typed === arrive) return { reponse: writePlace(epreuve.cible), juste: true };
  return typed === loin ? { reponse: loin, juste: false } : { problem: 'vide' };
}

function readPhoto(typed: string): TypedAnswer {
  const given = photoAnswers.find((answer) => answer === typed);
  return given === undefined ? { problem: 'vide' } : { reponse: given, juste: true };
}

/** What was typed, turned, joined or found, kept as one text by the phone, read as an answer to an épreuve. */
export function readTyped(epreuve: EpreuveToAnswer, typed: string): TypedAnswer {
  switch (epreuve.type) {
    case 'choix':
      return read(canonicalChoix(optionIdsOf(typed)));
    case 'texte':
    case 'message_code':
    case 'mot_mystere':
      return readText(typed);
    case 'nombre':
      return readNombre(epreuve, typed);
    case 'cadenas':
      return read(canonicalCombinaison(typed));
    case 'ordre':
      return read(canonicalOrdre(optionIdsOf(typed)));
    case 'association':
      return readAssociation(epreuve, typed);
    case 'qr':
      return read(readJeton(typed), typed.trim() === '' ? 'vide' : 'illisible');
    case 'position':
      return readPosition(epreuve, typed);
    case 'photo':
      return readPhoto(typed);
  }
}

/**
 * The parts of an answer that may be right although the whole is wrong, each as the empreinte `partielle` knows it:
 * a thing at its place, a pair. None for an épreuve that is right or wrong as a whole.
 */
export function partsOf(epreuve: EpreuveToAnswer, typed: string): string[] {
  if (epreuve.type === 'ordre') {
    return optionIdsOf(typed).map((id, index) => placedPart(id, index));
  }
  if (epreuve.type !== 'association') return [];
  return pairesOf(typed).map(([gauche, droite]) => `${gauche}.${droite}`);
}

/** A thing at its place, from 0. */
export function placedPart(id: string, index: number): string {
  return `${index}.${id}`;
}
