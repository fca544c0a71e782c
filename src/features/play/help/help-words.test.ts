import { describe, expect, test } from 'vitest';
import type { LineFix } from '@/domain/geo/line-watch.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
} from '@/testing/play-factories.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { emergencyText } from './emergency-words.ts';
import {
  ageWords,
  fixWords,
  lastPlaceOf,
  lastPlaceWords,
  shareWords,
} from './help-words.ts';

endInFrench();

const now = Date.parse('2026-07-14T12:05:30Z');
const minute = 60_000;
const fine = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const saintMalo = { lat: 48.651415, lon: -2.023501 };
const fixAt = (at: number, position = saintMalo): LineFix => ({
  position,
  accuracyMetres: 12,
  at,
});

describe('the age of a position', () => {
  test('is said in minutes, then in hours', () => {
    expect(ageWords(now - 20_000, now)).toBe('à l’instant');
    expect(fine(ageWords(now - 20 * minute, now))).toBe('il y a 20 min');
    expect(fine(ageWords(now - 65 * minute, now))).toBe('il y a 1 h 05');
    expect(ageWords(now + minute, now)).toBe('à l’instant');
  });

  test('has the hour of the place', () => {
    expect(fine(fixWords(fixAt(now - 20 * minute), now))).toBe(
      'à 10 m près, relevée il y a 20 min, à 13 h 45',
    );
  });

  test('overseas has the offset of its clocks', () => {
    const reunion = fixAt(now - 20 * minute, { lat: -21.11542, lon: 55.53639 });
    expect(fine(fixWords(reunion, now))).toMatch(/à 15 h 45 \(UTC\+4\)$/);
  });

  test('on the night when the clocks are set back is counted right, and its hour is unambiguous', () => {
    const first = Date.parse('2026-10-25T00:45:00Z');
    const words = fine(fixWords(fixAt(first), first + 20 * minute));
    expect(words).toMatch(/il y a 20 min, à 2 h 45 \(UTC\+2\)$/);
    const second = first + 60 * minute;
    expect(fine(fixWords(fixAt(second), second))).toMatch(/à 2 h 45 \(UTC\+1\)$/);
  });

  test('on the night when they are set forward is counted right', () => {
    const before = Date.parse('2026-03-29T00:50:00Z');
    const words = fine(fixWords(fixAt(before), before + 20 * minute));
    expect(words).toMatch(/il y a 20 min, à 1 h 50$/);
  });
});

describe('the text for the rescuers', () => {
  const quete = createQuete({
    etapes: [
      createEtapePublique(1, { titre: 'La halle', lieu: 'place de la Mairie' }),
      createEtapePublique(2, { titre: 'La tour', lieu: '' }),
    ],
  });
  const place = lastPlaceOf(createPartie(quete), quete.contenu);
  const wordsOf = (partie: Partie, contenu: Contenu) =>
    fine(lastPlaceWords(lastPlaceOf(partie, contenu)));

  test('the last place is the one reached by the party, not its destination', () => {
    const { contenu } = quete;
    const halle = 'Dinan (22), étape 1 : La halle, place de la Mairie';
    expect(wordsOf(createPartie(quete), contenu)).toBe(halle);
    const onTheWay = createPartie(quete, { etapeIndex: 1, moment: 'recit' });
    expect(wordsOf(onTheWay, contenu)).toBe(halle);
    const there = createPartie(quete, { etapeIndex: 1, moment: 'epreuve' });
    expect(wordsOf(there, contenu)).toBe('Dinan (22), étape 2 : La tour');
  });

  test('a message has the place first, room for the problem last, and plain characters', () => {
    const text = emergencyText(fixAt(now), place, now);
    expect(text).toMatch(/^Besoin de secours\. Position GPS : 48\.65142, -2\.02350/);
    expect(text).toMatch(/Ce qui se passe : $/);
    expect(text).not.toMatch(/[\u00A0\u202F’]/);
  });

  test('without a position the last place is given, and no figure is invented', () => {
    const text = emergencyText(null, place, now);
    expect(text).toMatch(/Position GPS inconnue\. Dernier lieu : Dinan \(22\)/);
    expect(shareWords(null, place, now)).not.toMatch(/\d\.\d{5}|http/);
  });

  test('a message to 114 is in French whatever the language; what friends are sent is not', async () => {
    await speak('de');
    expect(emergencyText(fixAt(now), place, now)).toMatch(
      /^Besoin de secours\. .*\(à 10 m près, relevée à l'instant, à 14.05\)\. Dernier lieu : Dinan \(22\), étape 1 : La halle, place de la Mairie\. Ce qui se passe : $/,
    );
    expect(shareWords(fixAt(now), place, now)).toMatch(
      /^Wir sind hier\. .*auf 10 m genau.*Dinan \(22\), Etappe 1: La halle/,
    );
  });

  test('a searcher of the group gets a map', () => {
    expect(shareWords(fixAt(now), place, now)).toMatch(
      /Carte : https:\/\/www\.openstreetmap\.org\/\?mlat=48\.651415/,
    );
  });
});
