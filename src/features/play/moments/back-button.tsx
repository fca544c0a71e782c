import { t } from '@lingui/core/macro';
import { isAventure } from '@/domain/partie/chemin.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';

type BackButtonProps = { partie: Partie; contenu: Contenu; onBack: () => void };

/** To the étape before; in an aventure under way, to the choice that led here, to choose again. */
export function BackButton({ partie, contenu, onBack }: BackButtonProps) {
  const isChoosing = isAventure(contenu) && partie.finishedAt === null;
  return (
    <Button variant="quiet" onClick={onBack}>
      {isChoosing ? t`Revenir au choix précédent` : t`Étape précédente`}
    </Button>
  );
}
