import { emulatorServices } from '@/testing/services.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { controleOf } from '@/domain/parcours/controle.ts';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { readPastRules, writePastRules } from '@/testing/emulator-documents.ts';
import { createParcours } from '@/testing/factories.ts';
import { membreRepository } from './membre-repository.ts';
import { parcoursRepository } from './parcours-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { tableauRepository } from './tableau-repository.ts';

const firestoreMembreStore = membreRepository(emulatorServices);
const { follow: followParcours } = membreRepository(emulatorServices);
const { save: saveParcours } = parcoursRepository(emulatorServices);
const { gather: gatherTableau, open: openTableau } = tableauRepository(emulatorServices);

beforeEach(async () => {
  await clearBackEnd();
  await signInAs('equipe', { admin: true });
});
afterAll(leaveSession);

let count = 0;

async function save(titre: string): Promise<ParcoursId> {
  count += 1;
  const id = parcoursIdSchema.parse(`parcours${String(count).padStart(8, '0')}`);
  const parcours = createParcours({ id, titre });
  const operationId = createOperationId();
  const outcome = await saveParcours({ base: null, parcours, operationId });
  expect(outcome.type).toBe('saved');
  return parcours.id;
}

describe('the list of the team', () => {
  it('is kept once it is whole, and shows what changed since', async () => {
    const first = await save('Le lavoir');
    const before = await openTableau();
    expect(before).toMatchObject({ isWhole: true, isCounted: false, ouverts: null });
    expect(before.lignes.map(({ titre }) => titre)).toEqual(['Le lavoir']);
    expect(before.lignes[0]?.controle).toEqual(controleOf(createParcours()));

    const second = await save('Le moulin');
    await firestoreMembreStore.move(first, 'brouillon', 'archive');
    await followParcours(first, 'moi');
    await writePastRules(`parcours/${second}/commentaires/c1`, {
      etat: { stringValue: 'ouvert' },
    });
    const after = await openTableau();
    expect(after.lignes.map(({ titre, etat }) => [titre, etat])).toEqual([
      ['Le lavoir', 'archive'],
      ['Le moulin', 'brouillon'],
    ]);
    expect(after.lignes[0]?.suivi?.uid).toBe(after.uid);
    expect(after.ouverts).toMatchObject({
      commentaires: { [second]: 1 },
      signalements: {},
    });
    expect(after).toMatchObject({ isWhole: true, isCounted: true });
    const kept = await readPastRules('tableau/parcours');
    expect(kept?.['revision']).toEqual({ integerValue: '2' });
    // Nothing has changed: nothing is written.
    await openTableau();
    expect(await readPastRules('tableau/parcours')).toEqual(kept);

    await followParcours(first, null);
    expect((await openTableau()).lignes[0]?.suivi).toBeNull();
  });

  it('says that it is not whole when more has changed than an opening reads, until it is gathered', async () => {
    await save('Premier');
    await openTableau();
    for (let number = 1; number <= 7; number += 1) await save(`Parcours ${number}`);
    const glance = await openTableau();
    expect(glance.isWhole).toBe(false);
    expect(glance.lignes).toHaveLength(6);
    const whole = await gatherTableau();
    expect(whole).toMatchObject({ isWhole: true, isCounted: true });
    expect(whole.lignes).toHaveLength(8);
    expect((await openTableau()).isWhole).toBe(true);
  });

  it('is read anew where its document is damaged', async () => {
    await save('Le lavoir');
    await writePastRules('tableau/parcours', {
      contenu: { stringValue: '{' },
      revision: { integerValue: '4' },
    });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await openTableau()).lignes).toHaveLength(1);
    expect(warned).toHaveBeenCalledOnce();
    const kept = await readPastRules('tableau/parcours');
    expect(kept?.['revision']).toEqual({ integerValue: '5' });
    warned.mockRestore();
  });

  it('is refused to who is no admin', async () => {
    await signInAs('passant', { admin: false });
    await expect(openTableau()).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(gatherTableau()).rejects.toBeInstanceOf(AccessDeniedError);
  });
});
