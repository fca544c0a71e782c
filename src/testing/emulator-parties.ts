import { createOperationId } from '@/data/firestore/operation-id.ts';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import { randomPartieId, type EnvoiTarget } from '@/data/partie/partie-sync.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { clearBackEnd, leaveSession } from './emulator-account.ts';
import { writePastRules } from './emulator-documents.ts';

const parties = partieGateway(emulatorServices);

/** Nobody is signed in, and the local back end holds one quête that may be played, and nothing else. */
export async function beginWithQuete({ id, version, contenu }: Quete): Promise<void> {
  await leaveSession();
  await clearBackEnd();
  const published = {
    contenu: { stringValue: '' },
    version: { integerValue: String(version) },
  };
  await writePastRules(`quetes/${id}`, published);
  await writePastRules(`quetes/${id}/versions/${version}`, {
    ...published,
    etapeIds: {
      arrayValue: { values: contenu.etapes.map((etape) => ({ stringValue: etape.id })) },
    },
  });
}

/** Begins parties of who is signed in, or else of a new anonymous player. */
export async function createParties(
  { id: queteId, version }: Quete,
  count: number,
): Promise<EnvoiTarget[]> {
  const uid = await parties.ensureUid();
  const targets = Array.from({ length: count }, () => {
    return { documentId: randomPartieId(), uid, queteId, version };
  });
  // One after the other, as a device does: they tick one counter.
  for (const target of targets) {
    const operationId = createOperationId();
    await parties.write(target, { type: 'createPartie', operationId });
  }
  return targets;
}
