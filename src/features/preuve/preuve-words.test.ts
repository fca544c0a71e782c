import { expect, test } from 'vitest';
import { preuveEnd, type Preuve } from '@/domain/preuve/preuve.ts';
import { preuveIdSchema } from '@/domain/preuve/preuve-id.ts';
import {
  createContenu,
  createEtapePublique,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { dayWords, etapesWords, pointsWords } from './preuve-words.ts';

const jour = Date.UTC(2026, 4, 12);
const contenu = createContenu({
  etapes: [
    createEtapePublique(1, { epreuve: createTextePublique({ points: 20 }) }),
    createEtapePublique(2, { epreuve: createTextePublique({ points: 30 }) }),
    createEtapePublique(3),
  ],
});

function createPreuve(points: number, etapes: number): Preuve {
  return {
    id: preuveIdSchema.parse('z'.repeat(26)),
    queteId: queteIdSchema.parse('21_dijon_la-chouette'),
    ...{ version: 1, points, etapes, jour, remisLe: null, expireAt: preuveEnd(jour) },
  };
}

test('gives the number of proven points, with their maximum if known', () => {
  expect(pointsWords(createPreuve(40, 2), contenu)).toMatch(
    /^40\spoints prouvés sur 50$/,
  );
  expect(pointsWords(createPreuve(40, 2), null)).toMatch(/^40\spoints prouvés$/);
  expect(pointsWords(createPreuve(0, 2), contenu)).toBe('Aucun point prouvé');
});

test('gives the limits of a finish without answers', () => {
  expect(etapesWords(createPreuve(40, 2), contenu)).toMatch(/^2\s.*, sur 2\.$/);
  expect(etapesWords(createPreuve(0, 0), contenu)).toMatch(/jouée sur papier/);
  const visite = createContenu({ etapes: [createEtapePublique(1)] });
  expect(etapesWords(createPreuve(0, 0), visite)).toMatch(/ne demande aucune réponse/);
});

test('gives the server’s day, in any time zone', () => {
  expect(dayWords(jour)).toMatch(/^12\smai 2026$/);
});
