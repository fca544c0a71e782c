import { useMutation } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import IconHeart from '~icons/lucide/heart';
import { nomDeCommune } from '@/content/nom-de-commune.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { voeuMutations } from '@/data/voeu/voeu-queries.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { QueryProvider } from '@/lib/query/query-provider.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type WishButtonProps = {
  insee: string;
  nom: string;
  /** How many have wished before; 0 where it cannot be known. Never rejects. */
  voix: Promise<number>;
};

/** « J’aimerais une quête ici »: one more in a count that names nobody. The SDK is loaded by the press. */
export function WishButton(props: WishButtonProps) {
  return (
    <QueryProvider>
      <Wish {...props} />
    </QueryProvider>
  );
}

function Wish({ insee, nom, voix }: WishButtonProps) {
  const wish = useMutation(voeuMutations.wish(useFirebase(), insee));
  return (
    <div className="mt-4">
      <Suspense>
        <WishCount nom={nom} voix={voix} own={wish.data === true ? 1 : 0} />
      </Suspense>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {!wish.isSuccess && (
          <Button
            variant="secondary"
            pending={wish.isPending}
            onClick={() => wish.mutate()}
          >
            <IconHeart aria-hidden="true" className="size-5" />
            J’aimerais une quête ici
          </Button>
        )}
        <StatusLine>
          {wish.isError && errorMessage(wish.error)}
          {wish.isSuccess &&
            (wish.data
              ? 'Merci\u00A0: votre voix compte, sans votre nom.'
              : 'Votre voix compte déjà\u00A0: merci.')}
        </StatusLine>
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
      {`jouer ${nomDeCommune(nom).a}.`}
    </p>
  );
}
