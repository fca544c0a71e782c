import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import type { EmporterProps } from './emporter-panel.tsx';

const EmporterPanel = lazyComponent(
  async () => (await import('./emporter-panel.tsx')).EmporterPanel,
);

/** « Emporter la quête »: the whole game in a folder, made on this device (docs/dossier.md). */
export function EmporterPart(props: EmporterProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <h3 className="text-xl">{t`Emporter la quête`}</h3>
      <p className="mt-1 mb-3 text-texte-doux">
        {t`Un dossier avec le jeu, les textes et les images, à jouer sans réseau ou à déposer sur un autre site. Il ne prouve et ne compte rien.`}
      </p>
      {isOpen ? (
        <LazyPart waiting={t`Un instant…`}>
          <EmporterPanel {...props} />
        </LazyPart>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t`Emporter la quête`}
        </Button>
      )}
    </div>
  );
}
