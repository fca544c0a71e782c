import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { solutionCostWords } from '../session/play-words.ts';

type PassEtapeButtonProps = {
  /** Present points of the étape. */
  points: number;
  /** The solution was seen in another party. */
  isVue: boolean;
  /** False in the quête that the site ships: it has no stored answers. */
  hasSolution: boolean;
  onPass: () => void;
};

/** « Passer l’étape », with a confirmation: it cannot be undone. */
export function PassEtapeButton({
  points,
  isVue,
  hasSolution,
  onPass,
}: PassEtapeButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t`Passer l’étape`}
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setIsAsking(false)}
          title={t`Passer cette étape\u202F?`}
          actions={
            <>
              <Button onClick={onPass}>{t`Passer l’étape`}</Button>
              <Button variant="secondary" onClick={() => setIsAsking(false)}>
                {t`Chercher encore`}
              </Button>
            </>
          }
        >
          <div className="space-y-4 text-lg">
            {hasSolution ? (
              <>
                <p>{solutionCostWords(points, isVue)}</p>
                <p>{t`La solution vous sera donnée, et le chemin continue.`}</p>
              </>
            ) : (
              <p>{t`Vous pouvez aussi passer l’étape, sans points.`}</p>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
