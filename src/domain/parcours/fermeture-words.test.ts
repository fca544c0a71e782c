import { describe, expect, test } from 'vitest';
import { endInFrench, speak } from '@/testing/langue.ts';
import { fenetreText, fermetureText, reouvertureText } from './fermeture-words.ts';
import type { Fermeture } from './pratique.ts';
import { ouvertureText } from './pratique-words.ts';

const chasse: Fermeture = {
  jours: [7, 6],
  horaires: { de: 480, a: 750 },
  periode: { du: '09-01', au: '02-28' },
  motif: 'chasse',
  danger: true,
};
const saturday = { jour: '2026-11-28', minute: 540 };

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

test('a closure is one line: its days, its hours, its season, its reason, its danger', () => {
  expect(plain(fermetureText(chasse))).toBe(
    'Fermée le samedi et le dimanche, de 8 h à 12 h 30, du 1er septembre au 28 février (jour de chasse) : danger, ne venez pas',
  );
});

describe('in German, with its own dates and hours,', () => {
  endInFrench();

  test('a closure', async () => {
    await speak('de');
    expect(plain(fermetureText(chasse))).toBe(
      'Geschlossen samstags und sonntags, von 8:00 bis 12:30 Uhr, vom 1. September bis 28. Februar (Jagdtag): Gefahr, kommen Sie nicht',
    );
  });

  test('a window, the seasons and the next opening', async () => {
    await speak('de');
    expect(plain(fenetreText({ du: '2027-03-01', au: null }))).toBe(
      'Ab dem 1. März 2027',
    );
    expect(plain(ouvertureText({ saisons: ['printemps', 'ete'], horaires: null }))).toBe(
      'Im Frühling und im Sommer',
    );
    expect(plain(reouvertureText(saturday, { raison: 'saison' }, '2026-11-26'))).toBe(
      'Sie öffnet wieder am Samstag, 28. November um 9:00 Uhr.',
    );
  });
});
