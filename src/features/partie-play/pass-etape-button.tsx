import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';

/** « Passer l’étape », asked twice: it cannot be undone. */
export function PassEtapeButton({ onPass }: { onPass: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Passer l’étape
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setIsAsking(false)}
          title={'Passer cette étape\u202F?'}
          actions={
            <>
              <Button onClick={onPass}>Passer l’étape</Button>
              <Button variant="secondary" onClick={() => setIsAsking(false)}>
                Chercher encore
              </Button>
            </>
          }
        >
          <p className="text-lg">
            Ses points seront perdus. La solution vous sera donnée, et le chemin continue.
          </p>
        </Dialog>
      )}
    </>
  );
}
