import { plural, t } from '@lingui/core/macro';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Transfert } from '@/data/transfert/transfert.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type PartiesOfferProps = { transfert: Transfert; onEnd: () => void };

/** Parties played here without an account: asks the account just signed in if they are theirs. */
export function PartiesOffer({ transfert, onEnd }: PartiesOfferProps) {
  const { isPending, problem, isOver, take } = useTakeOver(transfert, onEnd);
  const { partieCount } = transfert;
  return (
    <SignInFrame
      title={t`Vos parties vous suivent`}
      chapeau={plural(partieCount, {
        one: '#\u00A0partie a été jouée sur cet appareil, sans compte. Ajoutez-les au vôtre pour les retrouver partout.',
        other:
          '#\u00A0parties ont été jouées sur cet appareil, sans compte. Ajoutez-les au vôtre pour les retrouver partout.',
      })}
    >
      <div className="space-y-6">
        {problem !== null && <Alert tone="alerte" announce="immediate" title={problem} />}
        <div className="flex flex-col items-start gap-3 sm:flex-row">
          {!isOver && (
            <Button size="large" pending={isPending} onClick={take}>
              {t`Les ajouter à mon compte`}
            </Button>
          )}
          <Button variant={isOver ? 'primary' : 'quiet'} size="large" onClick={onEnd}>
            {isOver ? t`Continuer` : t`Non, continuer sans elles`}
          </Button>
        </div>
        <p className="text-texte-doux">
          {t`Quelqu’un d’autre a joué sur cet appareil\u202F? Laissez-lui ses parties.`}
        </p>
      </div>
    </SignInFrame>
  );
}

function useTakeOver({ jeton }: Transfert, onEnd: () => void) {
  const services = useFirebase();
  const taking = useMutation({
    mutationFn: async () => {
      // The page is public: the SDK is loaded with the call.
      const { transfertRepository } =
        await import('@/data/transfert/transfert-repository.ts');
      return transfertRepository(services).takeOver(jeton);
    },
    onSuccess: (count) => {
      if (count > 0) onEnd();
    },
    onError: (error) => console.warn('The parties could not be taken over.', error),
  });
  return {
    isPending: taking.isPending,
    isOver: taking.data === 0,
    problem: problemOf(taking),
    take: () => taking.mutate(),
  };
}

function problemOf({ data, error }: Pick<UseMutationResult<number>, 'data' | 'error'>) {
  if (error !== null) return errorMessage(error);
  return data === 0
    ? t`Le délai de dix minutes est passé\u00A0: ces parties restent ici.`
    : null;
}
