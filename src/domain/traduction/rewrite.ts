import type { Epreuve } from '../epreuve/epreuve.ts';
import { kindOf } from '../epreuve/kinds/table.ts';
import type { Etape } from '../etape/etape.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import {
  isOfAventure,
  rewriteEtape,
  type EtapeTextPath,
} from '../etape/etape-rewrite.ts';
import { petitsEpreuve } from '../etape/petits-epreuve.ts';
import { limits } from '../limits.ts';
import type { FieldPath } from '../parcours/field-path.ts';
import type { Parcours } from '../parcours/parcours.ts';

/** A public text of a parcours: its place, and its maximum length in UTF-16 units. */
export type TextePlace = { etapeId: EtapeId | null; champ: FieldPath; max: number };

/** Replaces a text. Accepted answers are one text, an answer per line. */
export type Rewrite = (texte: string, place: TextePlace) => string;

/** Path of a translated text; `champ-name.ts` has its name for translators. */
export type TraduitPath = Extract<
  FieldPath,
  | 'titre'
  | 'resume'
  | 'description'
  | `pratique.services.${number}.precision`
  | `aventure.objets.${number}.${'nom' | 'description'}`
  | `aventure.personnages.${number}.${'nom' | 'portrait.texteAlternatif'}`
  | EtapeTextPath
  | `epreuve.${'consigne' | 'unite' | 'reponses' | 'motDeSucces' | 'anecdote' | 'explication'}`
  | `epreuve.${'options' | 'paires' | 'indices'}.${number}`
  | `epreuve.autre.${'consigne' | 'reponses' | `options.${number}`}`
  | 'petits.reponses'
>;

type RewriteField = (champ: TraduitPath, texte: string, max: number) => string;

/** Answers as a text, one per line. */
function linesRewritten(
  champ: TraduitPath,
  reponses: readonly string[],
  rewrite: RewriteField,
): string[] {
  const max = limits.reponseCount.max * limits.reponse.max * 2;
  return rewrite(champ, reponses.join('\n'), max)
    .split('\n')
    .filter((reponse) => reponse.trim() !== '');
}

function optionsRewritten<Way extends Pick<Epreuve, 'options'> & { type: string }>(
  { type, options }: Way,
  champ: 'epreuve' | 'epreuve.autre',
  rewrite: RewriteField,
): Way['options'] {
  if (!['choix', 'ordre', 'association'].includes(type)) return options;
  const isJoined = type === 'association';
  const max = isJoined ? limits.paire.max : limits.option.max;
  return options.map((option, index) => ({
    ...option,
    texte: rewrite(`${champ}.options.${index}`, option.texte, max),
    paire: isJoined
      ? rewrite(`epreuve.paires.${index}`, option.paire, max)
      : option.paire,
  }));
}

function autreRewritten(
  { type, autre }: Epreuve,
  rewrite: RewriteField,
): Epreuve['autre'] {
  if (autre.type === 'aucune' || !kindOf(type).isJudged) return autre;
  return {
    ...autre,
    consigne: rewrite('epreuve.autre.consigne', autre.consigne, limits.consigne.max),
    options: optionsRewritten(autre, 'epreuve.autre', rewrite),
    reponses:
      autre.type === 'texte'
        ? linesRewritten('epreuve.autre.reponses', autre.reponses, rewrite)
        : autre.reponses,
  };
}

/** Fields unused by its kind are kept as written. The word to compose and the coded message stay French. */
function epreuveRewritten(epreuve: Epreuve, rewrite: RewriteField): Epreuve {
  const { type, consigne, reponses, indices, motDeSucces, anecdote } = epreuve;
  if (type === 'aucune') return epreuve;
  const { explication, unite } = epreuve;
  return {
    ...epreuve,
    consigne: rewrite('epreuve.consigne', consigne, limits.consigne.max),
    options: optionsRewritten(epreuve, 'epreuve', rewrite),
    unite: type === 'nombre' ? rewrite('epreuve.unite', unite, limits.unite.max) : unite,
    reponses:
      type === 'texte' ? linesRewritten('epreuve.reponses', reponses, rewrite) : reponses,
    indices: indices.map((indice, index) => ({
      ...indice,
      texte: rewrite(`epreuve.indices.${index}`, indice.texte, limits.indice.max),
    })),
    autre: autreRewritten(epreuve, rewrite),
    motDeSucces: rewrite('epreuve.motDeSucces', motDeSucces, limits.motDeSucces.max),
    anecdote: rewrite('epreuve.anecdote', anecdote, limits.anecdote.max),
    explication: rewrite('epreuve.explication', explication, limits.explication.max),
  };
}

/** An étape with each text that players receive rewritten, in reading order; names stay. */
function etapeRewritten(etape: Etape, isAventure: boolean, rewrite: RewriteField): Etape {
  const isRead = (champ: EtapeTextPath) =>
    champ === 'transcription' ? etape.audio !== '' : isAventure || !isOfAventure(champ);
  const next = rewriteEtape(etape, {
    text: (champ, texte, max) => (isRead(champ) ? rewrite(champ, texte, max) : texte),
    name: (_champ, texte) => texte,
  });
  return {
    ...next,
    petits:
      petitsEpreuve(etape).type === 'texte'
        ? {
            ...next.petits,
            reponses: linesRewritten('petits.reponses', etape.petits.reponses, rewrite),
          }
        : next.petits,
    epreuve: epreuveRewritten(etape.epreuve, rewrite),
  };
}

/** Objects exist in an aventure alone; characters in any genre. */
function aventureRewritten(
  { aventure }: Parcours,
  isAventure: boolean,
  rewrite: RewriteField,
): Parcours['aventure'] {
  return {
    ...aventure,
    objets: aventure.objets.map((objet, index) => {
      if (!isAventure) return objet;
      const at = `aventure.objets.${index}` as const;
      const { nom, description } = objet;
      return {
        ...objet,
        nom: rewrite(`${at}.nom`, nom, limits.objetNom.max),
        description: rewrite(
          `${at}.description`,
          description,
          limits.objetDescription.max,
        ),
      };
    }),
    personnages: aventure.personnages.map((personnage, index) => {
      const at = `aventure.personnages.${index}` as const;
      const { nom, portrait } = personnage;
      return {
        ...personnage,
        nom: rewrite(`${at}.nom`, nom, limits.personnageNom.max),
        portrait: portrait && {
          ...portrait,
          texteAlternatif: rewrite(
            `${at}.portrait.texteAlternatif`,
            portrait.texteAlternatif,
            limits.texteAlternatif.max,
          ),
        },
      };
    }),
  };
}

/**
 * Rewrites each public text of a parcours: first those of the whole, then étape by étape in reading order. Names (the commune, the
 * signature, credits, sources), files, and texts for teachers are kept.
 */
export function rewriteParcours(parcours: Parcours, rewrite: Rewrite): Parcours {
  const own: RewriteField = (champ, texte, max) =>
    rewrite(texte, { etapeId: null, champ, max });
  const isAventure = parcours.genre === 'aventure';
  const { pratique } = parcours;
  return {
    ...parcours,
    titre: own('titre', parcours.titre, limits.titre.max),
    resume: own('resume', parcours.resume, limits.resume.max),
    description: own('description', parcours.description, limits.description.max),
    pratique: {
      ...pratique,
      services: pratique.services.map((service, index) => ({
        ...service,
        precision: own(
          `pratique.services.${index}.precision`,
          service.precision,
          limits.precision.max,
        ),
      })),
    },
    aventure: aventureRewritten(parcours, isAventure, own),
    etapes: parcours.etapes.map((etape) =>
      etapeRewritten(etape, isAventure, (champ, texte, max) =>
        rewrite(texte, { etapeId: etape.id, champ, max }),
      ),
    ),
  };
}
