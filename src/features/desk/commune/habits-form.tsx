import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import {
  territoireRepository,
  type Habits,
} from '@/data/territoire/territoire-repository.ts';
import { territoireQueries } from '@/data/territoire/territoire-queries.ts';
import type { Collectivite } from '@/domain/commune/responsable.ts';
import { couleurList } from '@/domain/territoire/couleur.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';
import {
  blasonRefusalText,
  BlasonRefusedError,
  prepareBlason,
  decodeBlason,
} from '@/editing/images/prepare-blason.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';

type HabitsFormProps = {
  of: Collectivite;
  /** The public values; null before the first choice. */
  shown: Pick<Territoire, 'couleur' | 'blason'> | null;
};

/** The arms and the one colour of a territory or a commune: on its pages, plates and paper. */
export function HabitsForm({ of, shown }: HabitsFormProps) {
  const fileId = useId();
  const input = useRef<HTMLInputElement>(null);
  const services = useFirebase();
  const client = useQueryClient();
  const dress = useMutation({
    mutationFn: (habits: Habits) => territoireRepository(services).dress(of, habits),
    onSettled: () => client.invalidateQueries(territoireQueries.all),
  });
  const kept = shown?.couleur ?? '';
  const [couleur, setCouleur] = useState(kept);
  const [said, setSaid] = useState('');
  // A colour from before this list can still be chosen.
  const isOther = kept !== '' && !couleurList.some(([known]) => known === kept);
  const options = [...couleurList, ...(isOther ? [[kept, 'La vôtre'] as const] : [])];
  // A colour saved while arms are being prepared would be undone by them.
  const [isPreparing, setIsPreparing] = useState(false);
  const isBusy = isPreparing || dress.isPending;

  const send = (habits: { couleur: string; blason?: Blob | null }, done: string) => {
    setSaid('');
    dress.mutate(habits, {
      onSuccess: () => setSaid(done),
      onError: (error) => {
        console.warn('The arms or the colour could not be kept.', error);
        setSaid(errorMessage(error));
      },
    });
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setSaid('');
    setIsPreparing(true);
    try {
      const blason = await prepareBlason(file, decodeBlason);
      send({ couleur: kept, blason }, 'Les armes sont en place.');
    } catch (error) {
      if (!(error instanceof BlasonRefusedError)) throw error;
      console.warn('The arms were refused.', error);
      setSaid(blasonRefusalText(error));
    } finally {
      setIsPreparing(false);
    }
  };

  return (
    <section aria-labelledby="habits" className="max-w-mesure">
      <h2 id="habits" className="text-2xl">
        Armes et couleur
      </h2>
      <p className="mt-2">
        Elles paraissent sur vos pages, vos plaques et vos feuilles à imprimer.
      </p>
      <div className="mt-4 space-y-5">
        <Enseigne
          nom={of.nom}
          couleur={couleur}
          blason={shown?.blason ? publicFileUrl(shown.blason) : ''}
        />
        <RadioGroup
          legend="Couleur"
          inline
          value={couleur}
          onValueChange={setCouleur}
          options={options.map(([value, nom]) => ({
            value,
            label: (
              <span className="flex items-center gap-2">
                <svg aria-hidden="true" className="size-6 rounded-carte">
                  <rect width="100%" height="100%" fill={value} />
                </svg>
                {nom}
              </span>
            ),
          }))}
        />
        <Button
          pending={isBusy}
          disabled={couleur === ''}
          onClick={() => send({ couleur }, 'La couleur est en place.')}
        >
          Garder cette couleur
        </Button>
        <div className="flex flex-wrap gap-3">
          <label htmlFor={fileId} className="sr-only">
            Fichier des armes
          </label>
          <input
            ref={input}
            id={fileId}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            tabIndex={-1}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              void choose(file);
            }}
          />
          <Button
            variant="secondary"
            pending={isBusy}
            onClick={() => input.current?.click()}
          >
            Choisir les armes
          </Button>
          {shown !== null && shown.blason !== '' && (
            <Button
              variant="quiet"
              pending={isBusy}
              onClick={() =>
                send({ couleur: kept, blason: null }, 'Les armes sont retirées.')
              }
            >
              Retirer les armes
            </Button>
          )}
        </div>
        <StatusLine>{said}</StatusLine>
      </div>
    </section>
  );
}
