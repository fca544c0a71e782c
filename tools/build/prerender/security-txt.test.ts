import { expect, test } from 'vitest';
import { contactUri, securityTxt } from './security-txt.ts';

const builtAt = new Date('2026-11-29T00:00:00Z');

test('security.txt has the contact of the operator as an address, and is valid for a year', () => {
  expect(securityTxt(' securite@dinan.fr ', 'https://quetes.dinan.fr', builtAt)).toBe(
    [
      'Contact: mailto:securite@dinan.fr',
      'Expires: 2027-11-29T00:00:00.000Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://quetes.dinan.fr/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(contactUri('https://dinan.fr/faille')).toBe('https://dinan.fr/faille');
});

test('without a contact that can be used, security.txt says who has to write it', () => {
  for (const contact of [null, '  ', '02 96 00 00 00', 'http://dinan.fr/faille']) {
    expect(securityTxt(contact, 'https://quetes.dinan.fr', builtAt)).toMatch(
      /^# Contact : à compléter par l’exploitant/,
    );
  }
});
