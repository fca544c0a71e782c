import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { openObject } from '../../open-object.ts';
import { canonicalText } from '../canonical-answer.ts';
import type { Epreuve } from '../epreuve.ts';
import { blankMessageCode, keyedCodes, messageCodeSchema } from '../message-code.ts';
import { epreuvePubliqueCommon } from '../public-parts.ts';
import { unreadableAnswers } from './found-in-list.ts';
import { plainKind, type FoundProblem, type Kind } from './kind.ts';
import { readText, sealTexte } from './texte.ts';

export const messageCodeFields = {
  /** Absent from drafts older than this épreuve. */
  message: z._default(messageCodeSchema, blankMessageCode),
};

export const messageCodeProblems = {
  'message-absent': 'faute',
  'message-sans-code': 'faute',
  'message-sans-cle': 'absence',
  'message-incodable': 'faute',
  'message-trop-long': 'faute',
} as const;

export const messageCodePublique = openObject({
  type: z.literal('message_code'),
  ...epreuvePubliqueCommon,
  ...z.pick(messageCodeSchema, {
    secretCode: true,
    variante: true,
    chiffre: true,
    aide: true,
  }).shape,
});

/** The clear text first, then its author's other accepted answers. */
function answersOf({ message, reponses }: Epreuve): string[] {
  return [message.clair, ...reponses];
}

function problemsOf(epreuve: Epreuve): FoundProblem[] {
  const { message, reponses } = epreuve;
  if (message.secretCode === '') {
    return [['message-sans-code', 'epreuve.message.secretCode']];
  }
  if (message.clair.trim() === '') return [['message-absent', 'epreuve.message.clair']];
  if (message.cle === '' && keyedCodes.has(message.secretCode)) {
    return [['message-sans-cle', 'epreuve.message.cle']];
  }
  if (message.chiffre === '') return [['message-incodable', 'epreuve.message.clair']];
  const unreadable = unreadableAnswers(reponses);
  if (answersOf(epreuve).some((answer) => canonicalText(answer) !== null)) {
    return unreadable;
  }
  return [['message-trop-long', 'epreuve.message.clair'], ...unreadable];
}

/** A message to decipher. */
export const messageCode: Kind<'message_code'> = {
  ...plainKind,
  read: (_, typed) => readText(typed),
  words: (_, typed) => typed.trim(),
  answers: answersOf,
  publicTexts: ({ message }) => [['epreuve.message.chiffre', message.chiffre]],
  problems: ({ epreuve }) => problemsOf(epreuve),
  conseils: ({ message }) =>
    message.aide === 'jamais' ? [['code-sans-aide', 'epreuve.message.aide']] : [],
  seal: async ({ epreuve }, sealing) => {
    const { message } = epreuve;
    // The codes are for authors: the game has only the displayed one.
    const { loadMessageCode, readingsOf } = await import('../code-message.ts');
    const loaded = await loadMessageCode(message);
    const readings = loaded === null ? [] : readingsOf(message, loaded);
    const answers = [...answersOf(epreuve), ...readings].filter(
      (answer) => answer.trim() !== '',
    );
    // If a text has more answers than a publication holds, the author's own are kept: they are first.
    const sealed = await sealTexte(answers.slice(0, limits.reponseCount.max), sealing);
    const { secretCode, variante, chiffre, aide } = message;
    const own = { type: 'message_code', secretCode, variante, chiffre, aide } as const;
    return { ...sealed, publique: { ...sealed.publique, ...own } };
  },
};
