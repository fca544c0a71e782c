import { describe, expect, it } from 'vitest';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import {
  etapeProblemKinds,
  parcoursProblemKinds,
} from '@/domain/parcours/check/problem.ts';
import { findConseils } from '@/domain/parcours/check/conseil.ts';
import { findFieldProblems } from '../session/field-problem.ts';
import { wordsOfConseil } from './conseil-words.ts';
import { problemMessage, problemSummaryLine } from './problem-message.ts';

function linesOf(parcours: Parcours, saisies: Record<string, string> = {}): string[] {
  return findFieldProblems(parcours, saisies).map((problem) =>
    problemSummaryLine(problem, parcours),
  );
}

describe('the sentences about a parcours that is not ready', () => {
  it('has none for a parcours that may be published', () => {
    expect(linesOf(createParcours())).toEqual([]);
  });

  it('names the étape that a sentence is about', () => {
    const etapes = [createEtape(1), createEtape(2, { recit: '' })];
    expect(linesOf(createParcours({ titre: '', etapes }))).toEqual([
      'Donnez un titre d’au moins 3 lettres.',
      'Étape\u00A02\u00A0: Racontez ce que l’on découvre ici.',
    ]);
  });

  it('names the place where an answer is readable, once for each spelling', () => {
    const epreuve = createTexteEpreuve({
      reponses: ['la tour', 'Tour'],
      motDeSucces: 'C’était la tour !',
    });
    const etapes = [
      createEtape(1, { epreuve }),
      createEtape(2, { lieu: 'Sous la tour' }),
    ];
    const parcours = createParcours({ etapes });
    expect(linesOf(parcours)).toEqual([
      'Étape\u00A01\u00A0: La réponse «\u00A0la tour\u00A0» se lit dans le mot de succès de l’étape 1. Écrivez-le autrement.',
    ]);
    const told = findConseils(parcours)
      .filter(({ kind }) => kind === 'reponse-ailleurs')
      .map((conseil) => wordsOfConseil(conseil, parcours).titre);
    expect(told).toEqual([
      'La réponse de l’étape 1, «\u00A0la tour\u00A0», se lit dans le lieu de l’étape 2',
    ]);
  });

  it('prefers unreadable text to missing values', () => {
    const etape = createEtape(1, { position: null });
    const parcours = createParcours({ dureeMinutes: null, etapes: [etape] });
    const lines = linesOf(parcours, {
      '/dureeMinutes': 'longtemps',
      [`${etape.id}/position`]: '98, 400',
      'etape9999/position': 'une étape retirée',
    });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Écrivez une durée');
    expect(lines[1]).toContain('hors du monde');
  });

  it('shows by how much a text is too long, and that it was not cut', () => {
    expect(linesOf(createParcours({ resume: 'a'.repeat(283) }))).toEqual([
      'Ce texte dépasse de 3 caractères. Raccourcissez-le\u00A0: rien n’a été coupé.',
    ]);
  });

  it('has a whole French sentence for each kind', () => {
    const etapeId = createEtape(1).id;
    const lieu = { etapeId: null, champ: 'slug', texte: 'tour' } as const;
    const parcours = createParcours();
    const messages = [
      ...parcoursProblemKinds.map((kind) =>
        problemMessage({ kind, etapeId: null, champ: 'titre' }, parcours),
      ),
      ...etapeProblemKinds.map((kind) =>
        problemMessage({ kind, etapeId, champ: 'titre' }, parcours),
      ),
      problemMessage(
        {
          kind: 'reponse-revelee',
          etapeId: null,
          champ: 'slug',
          leak: { etapeId, reponse: 'tour', lieu },
        },
        parcours,
      ),
    ];
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) expect(message).toMatch(/^[A-ZÀÉ].*\.$/);
  });
});
