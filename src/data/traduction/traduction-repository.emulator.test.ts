import { emulatorServices } from '@/testing/services.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { invitationRepository } from '@/data/membre/invitation-repository.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { comptesOf, textesATraduire, markOf } from '@/domain/traduction/traduction.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { TextesOvertakenError, traductionRepository } from './traduction-repository.ts';

const { read, save } = traductionRepository(emulatorServices);
const invitations = invitationRepository(emulatorServices);
const parcoursStore = parcoursRepository(emulatorServices);

const etape = createEtape(1, { epreuve: createTexteEpreuve() });
const parcours = createParcours({ etapes: [etape] });
const { id } = parcours;
const titre = {
  etapeId: null,
  champ: 'titre',
  texte: 'The secret',
  de: markOf(parcours.titre),
} as const;
const reponses = {
  etapeId: etape.id,
  champ: 'epreuve.reponses',
  texte: 'tower\nthe tower',
  de: markOf('la tour\nTour'),
} as const;

const proven = { admin: false, isProven: true };

beforeAll(clearBackEnd);
afterAll(leaveSession);

it('an invited traducteur translates, sees that the French has changed, and writes nothing else', async () => {
  await signInAs('autrice', proven);
  await parcoursStore.save({ base: null, parcours, operationId: createOperationId() });
  const invitation = await invitations.create(id, 'traducteur');
  await signInAs('traductrice', proven);
  await invitations.accept(invitation);
  await save(id, await read(id, 'en'), [titre, reponses]);
  expect(comptesOf(textesATraduire(parcours, await read(id, 'en'))).traduit).toBe(2);

  const snapshot = await parcoursStore.load(id);
  const changed = { ...parcours, titre: 'Un autre titre' };
  const operationId = createOperationId();
  await expect(
    parcoursStore.save({ base: snapshot, parcours: changed, operationId }),
  ).rejects.toThrow(AccessDeniedError);
  await signInAs('autrice', proven);
  await parcoursStore.save({ base: snapshot, parcours: changed, operationId });
  await signInAs('traductrice', proven);
  const lignes = textesATraduire(
    (await parcoursStore.load(id)).parcours,
    await read(id, 'en'),
  );
  expect(comptesOf(lignes)).toMatchObject({ 'a-revoir': 1, traduit: 1 });
});

it('other texts and languages stay when one is written', async () => {
  await signInAs('autrice', proven);
  await save(id, await read(id, 'de'), [{ ...titre, texte: 'Das Geheimnis' }]);
  await save(id, await read(id, 'en'), [
    { ...titre, texte: 'The secret of the wash house' },
  ]);
  const { textesByEtape } = await read(id, 'en');
  expect(textesByEtape['parcours']?.['titre']?.texte).toBe(
    'The secret of the wash house',
  );
  expect(textesByEtape[etape.id]?.['epreuve.reponses']?.texte).toBe(reponses.texte);
  expect((await read(id, 'de')).textesByEtape['parcours']?.['titre']?.texte).toBe(
    'Das Geheimnis',
  );
});

it('a text that others have changed since it was read is not written over', async () => {
  await signInAs('autrice', proven);
  const known = await read(id, 'nl');
  await save(id, known, [{ ...titre, texte: 'Het geheim' }]);
  await expect(save(id, known, [{ ...titre, texte: 'Het raadsel' }])).rejects.toThrow(
    TextesOvertakenError,
  );
  // Another text of the same étape, read as early, is kept beside it.
  await save(id, known, [{ ...titre, champ: 'resume', texte: 'Een wandeling' }]);
  const { textesByEtape } = await read(id, 'nl');
  expect(textesByEtape['parcours']?.['titre']?.texte).toBe('Het geheim');
  expect(textesByEtape['parcours']?.['resume']?.texte).toBe('Een wandeling');
});

it('a former traducteur reads and writes no translation', async () => {
  await signInAs('traductrice', proven);
  const { uid } = await membreRepository(emulatorServices).readAccess(id);
  await membreRepository(emulatorServices).remove(id, uid);
  await expect(read(id, 'en')).rejects.toThrow(AccessDeniedError);
  await expect(save(id, { langue: 'en', textesByEtape: {} }, [titre])).rejects.toThrow(
    AccessDeniedError,
  );
});
