import { newDraft } from '@/data/parcours/new-draft.ts';
import type { Services } from '@/data/firebase/services.ts';
import { mediaRepository } from '@/data/media/media-repository.ts';
import {
  takeProposal,
  type Proposal,
  type ProposalChoice,
} from '@/domain/exchange/proposal.ts';
import { knownMedia } from '@/domain/etape/etape-media.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { withKnownPortraits } from '@/domain/parcours/portraits.ts';
import type { WritingPlace } from '@/editing/session/writing-place.ts';
import type { ImportTools } from './import-tools.ts';

/** Place of a new parcours: its draft and files wait on this device, with or without an account. */
type CreatedIn = { services: Services; drafts: WritingPlace['drafts'] };

/** A file of a proposal: imported, waiting on this device, or online. */
async function readMedia(
  { services, drafts }: CreatedIn,
  from: string,
  proposal: Proposal,
): Promise<Blob> {
  const own = proposal.media.find(({ path }) => path === from);
  const { readPrivate } = mediaRepository(services);
  return own?.blob ?? (await drafts.readKeptImage(from)) ?? (await readPrivate(from));
}

/**
 * Makes a parcours of the chosen proposal: a draft on this device, sent when an account's editor opens it. An unreadable picture is left
 * out. Rejects if the device has no room.
 */
export async function createParcours(
  place: CreatedIn,
  proposal: Proposal,
  choice: ProposalChoice,
  {
    freshParcoursId,
    freshEtapeId,
  }: Pick<ImportTools, 'freshParcoursId' | 'freshEtapeId'>,
): Promise<ParcoursId> {
  const parcoursId = freshParcoursId();
  const { parcours, saisies, media } = takeProposal(proposal, choice, {
    parcoursId,
    freshEtapeId,
  });
  const lost = new Set<string>();
  for (const { from, path } of media) {
    const blob = await readMedia(place, from, proposal).catch((error: unknown) => {
      console.warn(`${from} cannot be read.`, error);
      return null;
    });
    if (blob === null) lost.add(path);
    else await place.drafts.keepImage(parcoursId, { path, blob });
  }
  const isThere = (path: string) => !lost.has(path);
  const etapes = parcours.etapes.map((etape) => knownMedia(etape, isThere));
  const aventure = withKnownPortraits(parcours.aventure, isThere);
  const written = { ...parcours, aventure, etapes };
  await place.drafts.writeDraft(newDraft(written, { saisies }));
  return parcoursId;
}
