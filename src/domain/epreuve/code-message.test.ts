import { describe, expect, it } from 'vitest';
import type { SecretCode } from '../secret-code/secret-code.ts';
import { canonicalText } from './canonical-answer.ts';
import {
  codeMessage,
  loadMessageCode,
  messageCodeCards,
  readingsOf,
} from './code-message.ts';
import { blankMessageCode, type MessageCode } from './message-code.ts';

async function createMessage(
  changes: Partial<MessageCode>,
): Promise<{ message: MessageCode; secretCode: SecretCode }> {
  const message = { ...blankMessageCode, secretCode: 'cesar', ...changes };
  const secretCode = await loadMessageCode(message);
  if (secretCode === null) throw new Error(`There is no code ${message.secretCode}.`);
  const coding = codeMessage(message, secretCode);
  if (!coding.ok) throw new Error(coding.problem);
  return { message: { ...message, chiffre: coding.text }, secretCode };
}

async function canonicalReadings(changes: Partial<MessageCode>) {
  const { message, secretCode } = await createMessage(changes);
  return readingsOf(message, secretCode).map(canonicalText);
}

describe('readingsOf', () => {
  it('holds the clear text, whatever the code', async () => {
    expect(await canonicalReadings({ clair: 'Sous le pont', cle: '3' })).toContain(
      'souslepont',
    );
  });

  it('takes I for J, and both together, where they share a cell', async () => {
    const readings = await canonicalReadings({
      secretCode: 'polybe',
      clair: 'Le jardin',
    });
    expect(readings).toEqual(expect.arrayContaining(['jardin', 'iardin']));
  });

  it('takes each letter that shares a sign alone or with the others', async () => {
    const readings = await canonicalReadings({ secretCode: 'bacon', clair: 'je vois' });
    expect(readings).toEqual(
      expect.arrayContaining(['jevois', 'ievois', 'jeuois', 'ieuois']),
    );
  });

  it('takes the filling X or leaves it', async () => {
    const readings = await canonicalReadings({
      secretCode: 'scytale',
      cle: '3',
      clair: 'Trésor ici',
    });
    expect(readings).toContain('tresorici');
    const padded = await canonicalReadings({
      secretCode: 'scytale',
      cle: '4',
      clair: 'Trésor ici',
    });
    expect(padded).toEqual(expect.arrayContaining(['tresorici', 'tresoricixxx']));
  });

  it('takes the number alone where only numbers can be coded', async () => {
    const readings = await canonicalReadings({
      secretCode: 'romains',
      clair: 'En 1794',
    });
    expect(readings).toEqual(expect.arrayContaining(['en1794', '1794']));
  });

  it('never takes the groups of letters of a telephone for an answer', async () => {
    const readings = await canonicalReadings({
      secretCode: 'telephone',
      variante: 't9',
      clair: 'place',
    });
    expect(readings).toEqual(['place']);
  });
});

describe('codeMessage', () => {
  it('refuses in French what gives nothing to decipher', async () => {
    const { secretCode } = await createMessage({ clair: 'Le pont', cle: '3' });
    const message = { ...blankMessageCode, secretCode: 'cesar' };
    expect(codeMessage({ ...message, clair: ' ' }, secretCode)).toMatchObject({
      problem: 'Écrivez le message à cacher.',
    });
    expect(codeMessage({ ...message, clair: 'Le pont', cle: '30' }, secretCode).ok).toBe(
      false,
    );
    const romains = await loadMessageCode({ secretCode: 'romains' });
    if (romains === null) throw new Error('There is no code romains.');
    expect(codeMessage({ ...message, clair: 'le pont' }, romains)).toMatchObject({
      problem: 'Rien de ce message ne peut s’écrire dans ce code.',
    });
  });

  it('offers no code that leaves the message in sight', () => {
    expect(messageCodeCards.map(({ id }) => id)).not.toContain('acrostiche');
    expect(messageCodeCards.every(({ aUnOutil }) => aUnOutil)).toBe(true);
  });
});
