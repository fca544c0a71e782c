import { lazy, Suspense, useState } from 'react';
import IconAward from '~icons/lucide/award';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { LoadBoundary } from './load-boundary.tsx';

/** The drawing comes when it is wanted. Anew each time: what the network refused once may come now. */
function lazyView() {
  return lazy(async () => {
    const { CertificatView } = await import('./certificat-view.tsx');
    return { default: CertificatView };
  });
}

type CertificatButtonProps = { quete: Quete; partie: Partie; at: number };

/** « Voir le certificat », which then stands in its place. `at`: when the party ended, in epoch milliseconds. */
export function CertificatButton({ quete, partie, at }: CertificatButtonProps) {
  const [View, setView] = useState<ReturnType<typeof lazyView> | null>(null);
  if (View === null) {
    return (
      <Button variant="secondary" onClick={() => setView(lazyView)}>
        <IconAward aria-hidden="true" className="size-5" />
        Voir le certificat
      </Button>
    );
  }
  return (
    <LoadBoundary
      instead={<p>Le certificat a besoin du réseau la première fois. Il attendra.</p>}
    >
      <Suspense fallback={<Waiting>Le certificat se prépare…</Waiting>}>
        <View quete={quete} partie={partie} at={at} />
      </Suspense>
    </LoadBoundary>
  );
}
