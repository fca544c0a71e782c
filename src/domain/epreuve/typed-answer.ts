import type { EpreuvePublique } from '../quete/quete.ts';
import {
  canonicalChoix,
  canonicalText,
  normalisedWords,
  parseNombre,
} from './canonical-answer.ts';
import { cellOf } from './nombre-step.ts';

/** An épreuve that asks for an answer. */
export type EpreuveToAnswer = Exclude<EpreuvePublique, { type: 'aucune' }>;

/** Why nothing can be checked in what was typed. `illisible`: signs only, no letter or digit. */
export type TypedProblem = 'vide' | 'illisible' | 'trop-long' | 'pas-un-nombre';

export type TypedAnswer =
  /** `reponse`: what the rules will judge. `canonical`: what the phone's empreinte is made of. */
  { reponse: string | number; canonical: string } | { problem: TypedProblem };

function readText(typed: string): TypedAnswer {
  const canonical = canonicalText(typed);
  if (canonical !== null) return { reponse: canonical, canonical };
  if (typed.trim() === '') return { problem: 'vide' };
  return { problem: normalisedWords(typed).length > 0 ? 'trop-long' : 'illisible' };
}

function readChoix(typed: string): TypedAnswer {
  const canonical = canonicalChoix(optionIdsOf(typed));
  return canonical === null ? { problem: 'vide' } : { reponse: canonical, canonical };
}

/** Options as a player ticks them: their ids joined by `-`, in any order. */
export function optionIdsOf(typed: string): string[] {
  return typed.split('-').filter((id) => id !== '');
}

/** What was typed or ticked, kept as one text by the phone, read as an answer to an épreuve. */
export function readTyped(epreuve: EpreuveToAnswer, typed: string): TypedAnswer {
  switch (epreuve.type) {
    case 'choix':
      return readChoix(typed);
    case 'texte':
    case 'message_code':
      return readText(typed);
    case 'nombre': {
      const reponse = parseNombre(typed);
      if (reponse !== null) return { reponse, canonical: cellOf(reponse, epreuve) };
      return { problem: typed.trim() === '' ? 'vide' : 'pas-un-nombre' };
    }
  }
}
