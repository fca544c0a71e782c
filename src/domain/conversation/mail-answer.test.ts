import { expect, test } from 'vitest';
import { mailAnswer } from './mail-answer.ts';

const about = { sujet: 'Le lavoir & la tour', uid: 'v', nom: 'Camille' };
const address = 'camille@exemple.fr';

test('an answer by e-mail carries the thread, newest first, each with who wrote it', () => {
  const mail = mailAnswer(address, about, 'Oui.\nDemain.', [
    { id: 'a', texte: 'Bonjour.\nUne question.', auteur: 'v', at: 1 },
    { id: 'b', texte: 'Laquelle ?', auteur: 'equipe', at: 2 },
  ]);
  expect(mail).toMatch(
    /^mailto:camille@exemple\.fr\?subject=Re%20%3A%20Le%20lavoir%20%26/,
  );
  const body = decodeURIComponent(mail.split('&body=')[1] ?? '');
  expect(body.split('\r\n')).toEqual([
    'Oui.',
    'Demain.',
    '',
    'L’équipe :',
    '> Laquelle ?',
    '',
    'Camille :',
    '> Bonjour.',
    '> Une question.',
  ]);
});

test('a long thread is joined by whole messages, as far as an address goes', () => {
  const messages = Array.from({ length: 40 }, (_one, index) => ({
    id: String(index),
    texte: `Message ${index}. ${'é'.repeat(20)}`,
    auteur: 'v',
    at: index,
  }));
  const mail = mailAnswer(address, about, 'Oui.', messages);
  expect(mail.length).toBeLessThanOrEqual(2_000);
  expect(decodeURIComponent(mail)).toMatch(/> Message 39\. é{20}/);
  expect(decodeURIComponent(mail)).toMatch(/é{20}$/);
  expect(decodeURIComponent(mail)).not.toContain('Message 0.');
});

test('an answer that is longer than an address is not cut', () => {
  const answer = 'é'.repeat(2_000);
  expect(decodeURIComponent(mailAnswer(address, about, answer, []))).toMatch(/é{2000}$/);
});
