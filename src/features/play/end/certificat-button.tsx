import { useState } from 'react';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';

type CertificatButtonProps = { quete: Quete; partie: Partie; at: number };

/** « Voir le certificat », which then stands in its place. `at`: when the party ended, in epoch milliseconds. */
export function CertificatButton({ quete, partie, at }: CertificatButtonProps) {
  const [View, setView] = useState<ReturnType<typeof lazyPart<'CertificatView'>> | null>(
    null,
  );
  if (View === null) {
    return (
      <Button
        variant="secondary"
        onClick={() => setView(() => lazyPart('CertificatView'))}
      >
        Voir le certificat
      </Button>
    );
  }
  return (
    <LoadBoundary
      instead={<p>Le certificat a besoin du réseau la première fois. Il attendra.</p>}
      waiting={<Waiting>Le certificat se prépare…</Waiting>}
    >
      <View quete={quete} partie={partie} at={at} />
    </LoadBoundary>
  );
}
