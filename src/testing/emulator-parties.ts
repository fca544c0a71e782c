import { createOperationId } from '@/data/firestore/operation-id.ts';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import { randomPartieId, type EnvoiTarget } from '@/data/partie/partie-sync.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { clearBackEnd, leaveSession } from './emulator-account.ts';
import { writePastRules } from './emulator-documents.ts';

const parties = partieGateway(emulatorServices);

/** Signed out, with one playable quête in the local back end, and no other data. */
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

/** Begins parties of the signed-in account, or else of a new anonymous player. */
export async function createParties(
  { id: queteId, version }: Quete,
  count: number,
): Promise<EnvoiTarget[]> {
  const uid = await parties.ensureUid();
  const targets = Array.from({ length: count }, () => {
    return { documentId: randomPartieId(), uid, queteId, version };
  });
  // In sequence, as a device does: they tick one counter.
  for (const target of targets) {
    const operationId = createOperationId();
    await parties.write(target, { type: 'createPartie', operationId });
  }
  return targets;
}
