import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Partie } from '@/domain/partie/partie.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import { onlinePart } from '../lazy/game-part.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';

const CertificatView = onlinePart((parts) => parts.CertificatView);

type CertificatButtonProps = {
  quete: Quete;
  partie: Partie;
  at: number;
  preuve: PreuveId | null;
};

/** « Voir le certificat », replaced by it on press. `at`: end of the party, in epoch milliseconds. */
export function CertificatButton(props: CertificatButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t`Voir le certificat`}
      </Button>
    );
  }
  return (
    <LazyPart
      missing={t`Le certificat a besoin du réseau la première fois. Il attendra.`}
      waiting={t`Le certificat se prépare…`}
    >
      <CertificatView {...props} />
    </LazyPart>
  );
}
