import { randomPreuveId } from '@/domain/preuve/preuve.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import type { Services } from '../firebase/services.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { keepPaperPreuve, type PaperPlay } from '../partie/paper-plays.ts';
import { partieGateway } from '../partie/partie-repository.ts';
import { randomPartieId } from '../partie/partie-sync.ts';
import { preuveRepository } from './preuve-repository.ts';

/**
 * Gives a walk on paper its preuve, and returns the stored walk: the rules see its end, and no answer. May be called again after a failure:
 * arrived writes are recognised by the ids that this device stores. Throws a data error; `LimitReachedError` past the daily limit of
 * parties.
 */
export async function provePaper(
  services: Services,
  { id: queteId, version }: Pick<Quete, 'id' | 'version'>,
  play: PaperPlay,
): Promise<PaperPlay> {
  const asked = play.preuve ?? {
    partieId: randomPartieId(),
    id: randomPreuveId(randomBytes),
    etat: 'attente' as const,
  };
  const kept = play.preuve === undefined ? keepPaperPreuve(play, asked) : play;
  const parties = partieGateway(services);
  const uid = await parties.ensureUid();
  const target = { documentId: asked.partieId, uid, queteId, version };
  const { partie } = await parties.readState(target, null);
  if (partie === null) {
    const operationId = createOperationId();
    await parties.write(target, { type: 'createPartie', operationId });
  }
  if (partie?.isFinished !== true) {
    const operationId = createOperationId();
    await parties.write(target, { type: 'finish', etapeIndex: 0, operationId });
  }
  const made = await preuveRepository(services).attest(asked.partieId, asked.id);
  if (made === null) return kept;
  return keepPaperPreuve(
    kept,
    made.type === 'tard'
      ? { ...asked, etat: 'tard' }
      : { ...asked, id: made.id, etat: 'faite' },
  );
}
