import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { tickedBox, typedText } from '../typed-field.ts';

/** Étape that blocks a player, sent with a message if they agree. */
export type Blocage = {
  queteTitre: string;
  version: number;
  etapeTitre: string;
  /** 1 for the first étape. */
  numero: number;
  etapeCount: number;
  erreurCount: number;
  indiceCount: number;
  /** The last answer in words; empty for none. */
  reponse: string;
};

/** Name of a player who gave none, as the team reads it. */
export const anonymousName = 'Un joueur';

/** Longest joined answer: the team needs only to recognise it. */
const answerLength = 160;

/** The joined data, line by line: shown before it is sent, and sent as shown; in French, for the team. */
export function blocageLines({
  queteTitre,
  version,
  etapeTitre,
  numero,
  etapeCount,
  erreurCount,
  indiceCount,
  reponse,
}: Blocage): string[] {
  const lines = [
    `Quête\u00A0: ${queteTitre} (version ${version})`,
    `Étape ${numero} sur ${etapeCount}\u00A0: ${etapeTitre}`,
    `Mauvaises réponses\u00A0: ${erreurCount}. Indices lus\u00A0: ${indiceCount}.`,
  ];
  if (reponse === '') return lines;
  const cut =
    reponse.length > answerLength ? `${reponse.slice(0, answerLength)}…` : reponse;
  return [...lines, `Dernière réponse\u00A0: «\u00A0${cut}\u00A0»`];
}

/** The message as the team reads it; without `lines` if nothing may be joined. */
export function blocageMessage(words: string, lines: readonly string[] | null): string {
  const message = words.trim();
  return lines === null ? message : `${message}\n\n${lines.join('\n')}`;
}

/** Subject of the conversation: 3 to 120 characters, as the rules require. */
export function blocageSujet({ numero, queteTitre }: Blocage): string {
  return `Bloqué à l’étape ${numero}\u00A0: ${queteTitre}`;
}

/** The form of « Écrire à l’équipe ». */
export const blocageSchema = z.object({
  message: typedText({
    min: limits.contactMessage.min,
    max: limits.contactMessage.max,
    missing: msg`Dites ce qui vous bloque\u00A0: quelques mots suffisent.`,
    subject: 'message',
  }),
  nom: typedText({ max: limits.contactNom.max, subject: 'nom' }),
  /** True to join the étape that blocks the player. */
  joindre: z.boolean(),
  accord: tickedBox(
    msg`Cochez la case pour que nous puissions garder votre message et y répondre.`,
  ),
});
