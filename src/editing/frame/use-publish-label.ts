import { useRights } from '../session/rights.ts';
import { useWritingPlace } from '../session/writing-place.ts';

/** Label of the last step: authors without the right to publish submit the parcours. */
export function usePublishLabel(isPublished: boolean): string {
  const { by } = useRights();
  const { lastStep } = useWritingPlace();
  if (lastStep !== null) return lastStep.label;
  if (by === 'auteur') return 'Soumettre';
  return isPublished ? 'Publication' : 'Publier';
}
