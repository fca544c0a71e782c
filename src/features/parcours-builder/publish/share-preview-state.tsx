import { useQuery } from '@tanstack/react-query';
import IconCheck from '~icons/lucide/circle-check';
import IconWaiting from '~icons/lucide/hourglass';
import { isSharePreviewReady } from '@/data/quete/share-preview.ts';
import type { Publication } from '@/domain/parcours/parcours.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';

/** How often the site is asked while the preview is not there. */
const askAgainMs = 60_000;

/** « Aperçu de partage prêt », or not yet: the picture and the title that a message shows beside the address. */
export function SharePreviewState({ publication }: { publication: Publication }) {
  const { queteId, version } = publication;
  const { data: isReady } = useQuery({
    queryKey: ['apercu-de-partage', queteId, version],
    queryFn: ({ signal }) =>
      isSharePreviewReady({ id: queteIdSchema.parse(queteId), version }, signal),
    refetchInterval: ({ state }) => (state.data === true ? false : askAgainMs),
  });
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
            l’adresse après la prochaine construction du site.
          </span>
        </>
      )}
    </p>
  );
}
