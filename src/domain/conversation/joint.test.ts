import { expect, test } from 'vitest';
import { jointNote, queteOfPasted } from './joint.ts';
import { messageSchema } from './message.ts';

test.each([
  ['/les_quetes/13/barbentane/le-lavoir', '13_barbentane_le-lavoir'],
  ['https://quetes.exemple.fr/les_quetes/2A/bonifacio/a/jouer?x=1', '2A_bonifacio_a'],
  ['Voir : /les_quetes/13/barbentane/le-lavoir#plan', '13_barbentane_le-lavoir'],
  ['/les_quetes/13/barbentane', null],
  ['/les_codes/substitution/cesar', null],
  ['/les_quetes/13/BARBENTANE/le_lavoir', null],
  ['', null],
])('the quête of the address %j is %j', (text, id) => {
  expect(queteOfPasted(text)).toBe(id);
});

test('a message whose card is of no quête is read without it', () => {
  const message = { texte: 'Voici.', auteur: 'equipe', at: 1 };
  const joint = { quete: '13_barbentane_le-lavoir', titre: 'Le lavoir', etape: 2 };
  expect(messageSchema.parse({ ...message, joint }).joint).toEqual(joint);
  const wrong = { ...joint, quete: '../ailleurs' };
  expect(messageSchema.parse({ ...message, joint: wrong }).joint).toBeUndefined();
  expect(messageSchema.parse(message).joint).toBeUndefined();
});

test('a card says whether it is a quête or one of its étapes', () => {
  expect(jointNote({})).toBe('La quête');
  expect(jointNote({ etape: 3 })).toBe('L’étape 3 de la quête');
});
