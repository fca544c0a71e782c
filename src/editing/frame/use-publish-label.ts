import { useRights } from '../session/rights.ts';
import { useWritingPlace } from '../session/writing-place.ts';

/** What the button of the last step says: who may not publish hands the parcours in. */
export function usePublishLabel(isPublished: boolean): string {
  const { by } = useRights();
  const { lastStep } = useWritingPlace();
  if (lastStep !== null) return lastStep.label;
  if (by === 'auteur') return 'Soumettre';
  return isPublished ? 'Publication' : 'Publier';
}
