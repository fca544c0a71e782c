import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import {
  blocageLines,
  blocageMessage,
  blocageSujet,
  blocageSchema,
  type Blocage,
} from './blocage.ts';

const blocage: Blocage = {
  queteTitre: 'Le secret du lavoir',
  version: 2,
  etapeTitre: 'La tour',
  numero: 3,
  etapeCount: 9,
  erreurCount: 4,
  indiceCount: 1,
  reponse: 'le puits',
};
const most: Blocage = {
  ...blocage,
  queteTitre: 'é'.repeat(limits.titre.max),
  etapeTitre: 'é'.repeat(limits.etapeTitre.max),
  numero: 60,
  etapeCount: 60,
  reponse: 'é'.repeat(8 * limits.option.max),
};

test('the joined data are those shown, line by line', () => {
  const lines = blocageLines(blocage);
  expect(lines).toEqual([
    'Quête\u00A0: Le secret du lavoir (version 2)',
    'Étape 3 sur 9\u00A0: La tour',
    'Mauvaises réponses\u00A0: 4. Indices lus\u00A0: 1.',
    'Dernière réponse\u00A0: «\u00A0le puits\u00A0»',
  ]);
  expect(blocageMessage(' Rien ne va. ', lines)).toBe(
    `Rien ne va.\n\n${lines.join('\n')}`,
  );
});

test('without consent the words go alone', () => {
  expect(blocageMessage(' Rien ne va. ', null)).toBe('Rien ne va.');
});

test('without an answer, no answer is in the text', () => {
  expect(blocageLines({ ...blocage, reponse: '' })).toHaveLength(3);
});

/** The error of a message; `undefined` if it may be sent. */
function saidOf(message: string): string | undefined {
  const form = { message, nom: '', joindre: false, accord: true };
  return blocageSchema.safeParse(form).error?.issues[0]?.message;
}

test('the longest message and the longest subject are ones that can be kept', () => {
  const message = 'a'.repeat(limits.contactMessage.max);
  expect(saidOf(message)).toBeUndefined();
  expect(blocageMessage(message, blocageLines(most)).length).toBeLessThanOrEqual(
    limits.messageTexte.max,
  );
  expect(blocageSujet(most).length).toBeLessThanOrEqual(120);
});

test('a message of nothing, or of too much, is not sent', () => {
  expect(saidOf('  oui ')).toMatch(/quelques mots/);
  expect(saidOf('a'.repeat(limits.contactMessage.max + 1))).toMatch(/trop long/);
});
