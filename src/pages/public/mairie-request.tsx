import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Commune } from '@/domain/commune/commune.ts';
import { communeKeyOf } from '@/features/mairie/commune-key.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';

/** The form loads when one nears it; if it fails, its page is a link away. */
const ContactPanel = lazyComponent(
  async () => (await import('@/features/conversation/contact-panel.tsx')).ContactPanel,
);

/** Far enough for the form to be there before it is in sight. */
const nearby = '1000px';

/** True once the element is near the window. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  // The browser reports elements in sight.
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear((wasNear) => wasNear || entry?.isIntersecting === true),
      { rootMargin: nearby },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

function ContactLink({ commune }: { commune: Commune | null }) {
  return (
    <ButtonLink
      to={paths.contact({
        sujet: 'mairie',
        commune: commune === null ? undefined : communeKeyOf(commune),
      })}
    >
      Faire la demande
    </ButtonLink>
  );
}

/** A mairie's request, on its own page: it opens a conversation as /contact does. */
export function MairieRequest({ commune }: { commune: Commune | null }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const link = <ContactLink commune={commune} />;
  return (
    <div ref={place} className="mt-6">
      {isNear ? (
        <LoadBoundary waiting={link} instead={link}>
          <ContactPanel
            key={commune?.insee ?? ''}
            level={4}
            commune={commune}
            request={{
              sujet: 'mairie',
              rappel: true,
              hint:
                commune === null
                  ? 'Le nom de votre commune, une idée de promenade, le moment qui vous arrange.'
                  : 'Une idée de promenade, le moment qui vous arrange.',
            }}
          />
        </LoadBoundary>
      ) : (
        link
      )}
    </div>
  );
}
