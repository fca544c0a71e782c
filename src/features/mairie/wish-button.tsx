import { startTransition, Suspense, use, useActionState } from 'react';
import IconHeart from '~icons/lucide/heart';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type WishButtonProps = {
  insee: string;
  nom: string;
  /** How many have wished before; 0 where it cannot be known. Never rejects. */
  voix: Promise<number>;
};

type Wish = { statut: 'nouveau' | 'ancien' | 'refus' | null; said: string };

/** « J’aimerais une quête ici »: one more in a count that names nobody. The SDK is loaded by the press. */
export function WishButton({ insee, nom, voix }: WishButtonProps) {
  const services = useFirebase();
  // The public pages do without TanStack Query: React itself keeps what is pending.
  const [{ statut, said }, wish, isPending] = useActionState<Wish>(
    async () => {
      try {
        const { voeuRepository } = await import('@/data/voeu/voeu-repository.ts');
        return (await voeuRepository(services).wish(insee))
          ? { statut: 'nouveau', said: 'Merci\u00A0: votre voix compte, sans votre nom.' }
          : { statut: 'ancien', said: 'Votre voix compte déjà\u00A0: merci.' };
      } catch (error) {
        return { statut: 'refus', said: errorMessage(error) };
      }
    },
    { statut: null, said: '' },
  );
  const isDone = statut === 'nouveau' || statut === 'ancien';
  return (
    <div className="mt-4">
      <Suspense>
        <WishCount nom={nom} voix={voix} own={statut === 'nouveau' ? 1 : 0} />
      </Suspense>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {!isDone && (
          <Button
            variant="secondary"
            pending={isPending}
            onClick={() => startTransition(wish)}
          >
            <IconHeart aria-hidden="true" className="size-5" />
            J’aimerais une quête ici
          </Button>
        )}
        <StatusLine>{isPending ? '' : said}</StatusLine>
      </div>
    </div>
  );
}

type WishCountProps = Pick<WishButtonProps, 'nom' | 'voix'> & { own: number };

function WishCount({ nom, voix, own }: WishCountProps) {
  const count = use(voix) + own;
  if (count === 0) return null;
  return (
    <p>
      <strong>{formatCount(count, 'personne aimerait', 'personnes aimeraient')}</strong>{' '}
      {`jouer à ${nom}.`}
    </p>
  );
}
