import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { Note } from '@/domain/catalogue/catalogue.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { useNote } from './use-note.ts';

const SaidWords = lazyComponent(async () => (await import('./said-words.tsx')).SaidWords);

/** « Ce qu’en disent les joueurs »: read on request, never before. */
export function PlayerWords({ quete }: { quete: Quete }) {
  const [isAsked, setIsAsked] = useState(false);
  const section = useRef<HTMLElement>(null);
  const note = useNote(quete.id, section);
  return (
    <section ref={section} aria-labelledby="avis" className="print:hidden">
      <h2 id="avis" className="text-2xl">
        {t`Ce qu’en disent les joueurs`}
      </h2>
      <div className="mt-4">
        {isAsked ? (
          <LoadBoundary
            waiting={<Waiting>{t`Les avis arrivent…`}</Waiting>}
            instead={(again) => <NotLoaded onRetry={again} />}
          >
            <SaidWords queteId={quete.id} />
          </LoadBoundary>
        ) : (
          <Button variant="secondary" onClick={() => setIsAsked(true)}>
            {note === null ? t`Lire les avis` : readLabel(note)}
          </Button>
        )}
      </div>
    </section>
  );
}

function readLabel({ nombre, moyenne }: Note): string {
  const mean = formatNombre(moyenne);
  return plural(nombre, {
    one: `Lire les avis (#\u00A0avis, ${mean} sur 5)`,
    other: `Lire les avis (#\u00A0avis, ${mean} sur 5)`,
  });
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={onRetry}>
        {t`Réessayer`}
      </Button>
      <StatusLine className="mt-2">
        {errorMessage(new OfflineError('The words of players could not be loaded.'))}
      </StatusLine>
    </>
  );
}
