import { useState } from 'react';
import type { Transfert } from '@/data/transfert/transfert-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type PartiesOfferProps = { transfert: Transfert; onEnd: () => void };

/** Parties were played here without an account: who has just signed in says whether they are theirs. */
export function PartiesOffer({ transfert, onEnd }: PartiesOfferProps) {
  const { isPending, problem, isOver, take } = useTakeOver(transfert, onEnd);
  const count = formatCount(
    transfert.partieCount,
    'partie a été jouée',
    'parties ont été jouées',
  );
  return (
    <SignInFrame
      title="Vos parties vous suivent"
      chapeau={`${count} sur cet appareil, sans compte. Ajoutez-les au vôtre pour les retrouver partout.`}
    >
      <div className="space-y-6">
        {problem !== null && <Alert tone="alerte" announce="immediate" title={problem} />}
        <div className="flex flex-col items-start gap-3 sm:flex-row">
          {!isOver && (
            <Button size="large" pending={isPending} onClick={() => void take()}>
              Les ajouter à mon compte
            </Button>
          )}
          <Button variant={isOver ? 'primary' : 'quiet'} size="large" onClick={onEnd}>
            {isOver ? 'Continuer' : 'Non, continuer sans elles'}
          </Button>
        </div>
        <p className="text-texte-doux">
          Quelqu’un d’autre a joué sur cet appareil&#x202F;? Laissez-lui ses parties.
        </p>
      </div>
    </SignInFrame>
  );
}

function useTakeOver({ jeton }: Transfert, onEnd: () => void) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);

  const take = async () => {
    setIsPending(true);
    setProblem(null);
    try {
      const { takeOverParties } =
        await import('@/data/transfert/transfert-repository.ts');
      if ((await takeOverParties(jeton)) > 0) {
        onEnd();
        return;
      }
      setIsOver(true);
      setProblem('Le délai de dix minutes est passé\u00A0: ces parties restent ici.');
    } catch (error) {
      console.warn('The parties could not be taken over.', error);
      setProblem(errorMessage(error));
    }
    setIsPending(false);
  };
  return { isPending, problem, isOver, take };
}
