import { association, associationProblems, associationPublique } from './association.ts';
import { aucune, aucunePublique } from './aucune.ts';
import { cadenas, cadenasFields, cadenasProblems, cadenasPublique } from './cadenas.ts';
import { choix, choixProblems, choixPublique } from './choix.ts';
import type { Kind } from './kind.ts';
import {
  messageCode,
  messageCodeFields,
  messageCodeProblems,
  messageCodePublique,
} from './message-code.ts';
import { motMystere, motMystereProblems, motMysterePublique } from './mot-mystere.ts';
import { nombre, nombreFields, nombreProblems, nombrePublique } from './nombre.ts';
import { ordre, ordrePublique } from './ordre.ts';
import { photo, photoPublique } from './photo.ts';
import {
  position,
  positionFields,
  positionProblems,
  positionPublique,
} from './position.ts';
import { qr, qrFields, qrProblems, qrPublique } from './qr.ts';
import { texte, textePublique } from './texte.ts';
import { vue, vueProblems } from './vue.ts';

// Every kind of épreuve: a line here in each of these five, and its module. The floors above have a table of their own.

/** In the order of the author's choice. */
export const epreuveTypeList = [
  'aucune',
  'choix',
  'texte',
  'nombre',
  'message_code',
  'cadenas',
  'ordre',
  'association',
  'mot_mystere',
  'position',
  'qr',
  'photo',
  'vue',
] as const;
export type EpreuveType = (typeof epreuveTypeList)[number];

/** Fields of an épreuve used by a single kind, with their initial values. */
export const kindFields = {
  ...nombreFields,
  ...messageCodeFields,
  ...cadenasFields,
  ...qrFields,
  ...positionFields,
};

/** Problems of a single kind: `absence` for a missing part only. */
export const kindProblems = {
  ...choixProblems,
  ...messageCodeProblems,
  ...nombreProblems,
  ...cadenasProblems,
  ...associationProblems,
  ...motMystereProblems,
  ...qrProblems,
  ...positionProblems,
  ...vueProblems,
} as const;

/** Public schema of each kind. */
export const publicSchemas = [
  aucunePublique,
  choixPublique,
  textePublique,
  messageCodePublique,
  nombrePublique,
  cadenasPublique,
  ordrePublique,
  associationPublique,
  motMysterePublique,
  positionPublique,
  qrPublique,
  photoPublique,
] as const;

const kindTable: { readonly [Type in EpreuveType]: Kind<Type> } = {
  aucune,
  choix,
  texte,
  nombre,
  message_code: messageCode,
  cadenas,
  ordre,
  association,
  mot_mystere: motMystere,
  position,
  qr,
  photo,
  vue,
};

/** All that is a kind's own. */
export function kindOf<Type extends EpreuveType>(type: Type): Kind<Type> {
  return kindTable[type];
}
