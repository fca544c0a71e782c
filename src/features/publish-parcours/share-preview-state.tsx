import IconCheck from '~icons/lucide/circle-check';
import IconWaiting from '~icons/lucide/hourglass';
import { useIsSharePreviewReady } from '@/data/quete/publication-queries.ts';
import type { Publication } from '@/domain/parcours/parcours.ts';

/** « Aperçu de partage prêt », or not yet: the picture and the title that a message shows beside the address. */
export function SharePreviewState({ publication }: { publication: Publication }) {
  const { data: isReady } = useIsSharePreviewReady(publication);
  if (isReady === undefined) return null;
  return (
    <p role="status" className="flex items-start gap-2">
      {isReady ? (
        <>
          <IconCheck
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-primaire-fort"
          />
          Aperçu de partage prêt
        </>
      ) : (
        <>
          <IconWaiting
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-attention"
          />
          <span>
            Aperçu de partage pas encore prêt. L’image et le titre accompagneront
            l’adresse d’ici à demain.
          </span>
        </>
      )}
    </p>
  );
}
