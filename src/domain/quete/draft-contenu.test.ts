import { expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { etapeOf, beginPartie } from '../partie/partie.ts';
import { play } from '../partie/play.ts';
import { partieIdSchema } from '../partie/partie.ts';
import { draftContenu } from './draft-contenu.ts';
import { previewEpreuve } from './publication.ts';
import { queteIdSchema } from './quete.ts';

const quete = {
  id: queteIdSchema.parse('00_brouillon_essai'),
  version: 1,
  suspensions: undefined,
};
const partieId = partieIdSchema.parse('0'.repeat(24));

test('A draft that cannot be published yet is walked by the game from étape to étape', () => {
  const parcours = createParcours({
    titre: '',
    commune: null,
    etapes: [createEtape(1), createEtape(2)],
  });
  const contenu = draftContenu(parcours, null);
  const begun = beginPartie(quete, partieId, 1_000);
  const [first, second] = contenu.etapes;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  const next = play(begun, { type: 'goOn', etapeId: first.id, at: 2_000 }, contenu);
  expect(etapeOf(next, contenu).id).toBe(second.id);
  const done = play(next, { type: 'goOn', etapeId: second.id, at: 3_000 }, contenu);
  expect(done.moment).toBe('fin');
});

test('The étape that is played asks its épreuve, and is not left before it is settled', async () => {
  const etape = createEtape(1, { epreuve: createTexteEpreuve() });
  const parcours = createParcours({ etapes: [etape, createEtape(2)] });
  const epreuve = await previewEpreuve(etape, [], randomBytes);
  const contenu = draftContenu(parcours, { etapeId: etape.id, epreuve });
  const begun = beginPartie(quete, partieId, 1_000);
  const held = play(begun, { type: 'goOn', etapeId: etape.id, at: 2_000 }, contenu);
  expect(held.etapeIndex).toBe(0);
  const asked = play(begun, { type: 'read', etapeId: etape.id }, contenu);
  const passed = play(asked, { type: 'pass', etapeId: etape.id, at: 2_000 }, contenu);
  expect(
    play(passed, { type: 'goOn', etapeId: etape.id, at: 3_000 }, contenu).etapeIndex,
  ).toBe(1);
});
