import { describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import type { ParcoursSnapshot } from '@/data/parcours/parcours-store.ts';
import {
  AccessDeniedError,
  NewerFormatError,
  NotFoundError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { createDraft, createSnapshot } from '../testing/fake-stores.ts';
import { openParcours } from './open-parcours.ts';

const parcours = createParcours();
const base = createSnapshot(parcours);

function draftOnline(overrides: Partial<Draft> = {}): Draft {
  return createDraft(parcours, { base, ...overrides });
}

function open(draft: Draft | null, online: ParcoursSnapshot | Error) {
  return openParcours(parcours.id, {
    readDraft: () => Promise.resolve(draft),
    load: () =>
      online instanceof Error ? Promise.reject(online) : Promise.resolve(online),
  });
}

const written = createParcours({ titre: 'Écrit ici' });

describe('openParcours', () => {
  it('opens the online text if this device has none', async () => {
    expect(await open(null, base)).toMatchObject({
      type: 'ouvert',
      isResumed: false,
      obstacle: null,
      draft: { parcours, base },
    });
  });

  it('restores text written here that is not online', async () => {
    const opening = await open(draftOnline({ parcours: written }), base);
    expect(opening).toMatchObject({
      isResumed: true,
      draft: { parcours: written, base },
    });
  });

  it('opens the newer online state if this device has no changes since', async () => {
    const newer = createSnapshot(createParcours({ titre: 'Plus récent' }), {
      revision: 2,
      operationId: 'another-operation-00001',
    });
    const opening = await open(draftOnline(), newer);
    expect(opening).toMatchObject({
      isResumed: false,
      draft: { parcours: newer.parcours, base: newer, conflicts: [] },
    });
  });

  it('merges text written here with text saved meanwhile', async () => {
    const newer = createSnapshot(
      createParcours({ titre: 'Leur titre', resume: 'Leur résumé' }),
      { revision: 2, operationId: 'another-operation-00001' },
    );
    const opening = await open(draftOnline({ parcours: written }), newer);
    expect(opening).toMatchObject({
      draft: {
        parcours: { titre: 'Écrit ici', resume: 'Leur résumé' },
        conflicts: [{ champ: 'titre' }],
      },
    });
  });

  it('recognises its own save whose answer was lost', async () => {
    const ours = createSnapshot(createParcours({ titre: 'Envoyé' }), {
      revision: 2,
      operationId: 'ours-operation-0000001',
    });
    const draft = draftOnline({
      parcours: written,
      sentOperationIds: ['ours-operation-0000001'],
    });
    expect(await open(draft, ours)).toMatchObject({
      draft: { parcours: written, base: ours, conflicts: [] },
    });
  });

  const mairie = parcours.etapes[0] ?? createEtape();
  const otherLook = { operationId: 'another-operation-00001' };

  it('asks about texts of both in a parcours whose first save was never answered', async () => {
    const sent = createParcours({ titre: 'Envoyé', resume: '' });
    const theirs = createSnapshot(
      { ...sent, resume: 'Leur résumé', titre: 'Le leur' },
      {
        revision: 2,
        ...otherLook,
      },
    );
    const draft = createDraft(
      { ...sent, titre: 'Repris', description: 'La suite' },
      { sentOperationIds: ['ours-operation-0000001'], sentParcours: [sent] },
    );
    expect(await open(draft, theirs)).toMatchObject({
      draft: {
        parcours: { titre: 'Repris', resume: 'Leur résumé', description: 'La suite' },
        conflicts: [{ champ: 'titre' }],
        sentParcours: [],
      },
    });
  });

  it('loses no text of a parcours that another device had put online before its first save', async () => {
    const [second, third] = [createEtape(2), createEtape(3)];
    const mine = { ...parcours, titre: 'Le mien', etapes: [mairie, second] };
    const draft = createDraft(mine, {
      sentOperationIds: ['ours-operation-0000001'],
      sentParcours: [mine],
    });
    const theirs = createSnapshot(
      { ...parcours, titre: 'Le leur', etapes: [{ ...mairie, recit: 'Autre' }, third] },
      { revision: 2, ...otherLook },
    );
    expect(await open(draft, theirs)).toMatchObject({
      draft: {
        parcours: { titre: 'Le mien', etapes: [mairie, second, third] },
        conflicts: [
          { etapeId: null, champ: 'titre' },
          { etapeId: mairie.id, champ: 'recit' },
        ],
      },
    });
  });

  it('keeps an étape restored after an unanswered save had removed it', async () => {
    const second = createEtape(2);
    const both = { ...parcours, etapes: [mairie, second] };
    const draft = createDraft(both, {
      base: createSnapshot(both),
      sentOperationIds: ['ours-operation-0000001'],
      sentParcours: [parcours],
    });
    const theirs = createSnapshot(
      { ...parcours, resume: 'Leur résumé' },
      {
        revision: 3,
        ...otherLook,
      },
    );
    expect(await open(draft, theirs)).toMatchObject({
      draft: {
        parcours: { resume: 'Leur résumé', etapes: [mairie, second] },
        conflicts: [],
      },
    });
  });

  it('asks if they overwrote text sent and withdrawn since', async () => {
    const draft = draftOnline({
      sentOperationIds: ['ours-operation-0000001'],
      sentParcours: [createParcours({ titre: 'Envoyé' })],
    });
    const theirs = createSnapshot(createParcours({ titre: 'Le leur' }), {
      revision: 3,
      ...otherLook,
    });
    expect(await open(draft, theirs)).toMatchObject({
      draft: { parcours: { titre: parcours.titre }, conflicts: [{ champ: 'titre' }] },
    });
  });

  it('does not restore an étape that was added, sent without an answer, and removed', async () => {
    const sent = { ...parcours, etapes: [mairie, createEtape(2)] };
    const draft = draftOnline({
      sentOperationIds: ['ours-operation-0000001'],
      sentParcours: [sent],
    });
    const theirs = createSnapshot(
      { ...sent, resume: 'Leur résumé' },
      {
        revision: 3,
        ...otherLook,
      },
    );
    expect(await open(draft, theirs)).toMatchObject({
      draft: { parcours: { resume: 'Leur résumé', etapes: [mairie] }, conflicts: [] },
    });
  });

  it('opens the draft of a parcours that was never online', async () => {
    const opening = await open(draftOnline({ base: null }), new NotFoundError(''));
    expect(opening).toMatchObject({ type: 'ouvert', isResumed: false, obstacle: null });
  });

  it.each([
    [new OfflineError(''), 'hors-connexion'],
    [new AccessDeniedError(''), 'refus'],
    [new LimitReachedError('parcours', 0), 'limite'],
    [new NotFoundError(''), 'supprime'],
  ])(
    'opens the draft and reports why the online text is missing: %s',
    async (error, type) => {
      expect(await open(draftOnline({ parcours: written }), error)).toMatchObject({
        type: 'ouvert',
        obstacle: { type },
        draft: { parcours: written },
      });
      expect(await open(null, error)).toEqual({ type: 'ferme', obstacle: { type } });
    },
  );
});

describe('openParcours of a text written by a later build', () => {
  const newer = new NewerFormatError('parcours');

  it('reports it online, and preserves the text written here', async () => {
    const obstacle = { type: 'nouvelle-version' };
    expect(await open(null, newer)).toEqual({ type: 'ferme', obstacle });
    expect(await open(draftOnline({ parcours: written }), newer)).toMatchObject({
      ...{ type: 'ouvert', draft: { parcours: written } },
      obstacle,
    });
  });

  it('starts from nothing if it is the draft of this device, which would be lost', async () => {
    const opening = await openParcours(parcours.id, {
      readDraft: () => Promise.reject(newer),
      load: () => Promise.resolve(base),
    });
    expect(opening).toEqual({ type: 'ferme', obstacle: { type: 'nouvelle-version' } });
  });
});
