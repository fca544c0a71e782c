import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { Link } from 'react-router';
import {
  carnetMutations,
  carnetQueries,
  type TakenCarnet,
} from '@/data/carnet/carnet-queries.ts';
import { carnetFileOf } from '@/domain/carnet/carnet-file.ts';
import type { Feuillet } from '@/domain/carnet/feuillet.ts';
import { paths } from '@/lib/paths.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useLastingStorage } from '@/lib/use-lasting-storage.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** What a file turned out to be, in a sentence. */
export function takenWords(taken: TakenCarnet): string {
  switch (taken.type) {
    case 'autre':
      return t`Ce fichier n’est pas un carnet. Choisissez celui que vous avez gardé, «\u00A0carnet-quetes-et-codes.json\u00A0».`;
    case 'plus-recent':
      return t`Ce carnet a été gardé par une version plus récente du site. Rechargez la page, puis réessayez.`;
    case 'plein':
      return t`L’appareil n’a pas pu garder ce carnet\u00A0: la place manque, ou le stockage est bloqué. Le fichier reste bon.`;
    case 'pris': {
      const { addedCount, unreadableCount } = taken;
      const added =
        addedCount === 0
          ? t`Tous ces tampons étaient déjà là.`
          : plural(addedCount, {
              one: '#\u00A0tampon ajouté à votre carnet.',
              other: '#\u00A0tampons ajoutés à votre carnet.',
            });
      if (unreadableCount === 0) return added;
      const unread = plural(unreadableCount, {
        one: '#\u00A0page n’a pas pu être lue.',
        other: '#\u00A0pages n’ont pas pu être lues.',
      });
      return `${added} ${unread}`;
    }
  }
}

/** How a carnet outlives this browser: its promise, a file, an account. */
export function KeepCarnet({ feuillets }: { feuillets: readonly Feuillet[] }) {
  return (
    <details className="mt-6 max-w-mesure print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
        {t`Garder notre carnet`}
      </summary>
      <div className="mt-2 space-y-4">
        <p>
          {t`Sans compte, ce carnet est sur cet appareil, et nulle part ailleurs. Rien n’en est envoyé.`}
        </p>
        <BrowserPromise />
        <CarnetFile feuillets={feuillets} />
        <p>
          <Link
            to={paths.login({ redirect: paths.user() })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`L’emporter dans un compte`}
          </Link>
          <span className="block text-texte-doux">
            {t`La page de votre compte réunit alors les tampons de tous vos appareils, sans doublon.`}
          </span>
        </p>
        {feuillets.length > 0 && <EraseCarnet />}
      </div>
    </details>
  );
}

function BrowserPromise() {
  const { isLasting, isRefused, demand } = useLastingStorage();
  if (isLasting === undefined) return null;
  if (isLasting === true) {
    return (
      <p>
        {t`Ce navigateur s’est engagé à le garder, tant que vous n’effacez pas vous-même les données du site.`}
      </p>
    );
  }
  return (
    <div>
      <p>
        {t`Le navigateur peut l’effacer quand l’appareil manque de place. Safari l’efface après sept jours sans visite, sauf si le site est sur l’écran d’accueil.`}
      </p>
      {isLasting === false && (
        <Button variant="secondary" className="mt-3" onClick={() => void demand()}>
          {t`Demander au navigateur de le garder`}
        </Button>
      )}
      <p role="status" className="mt-2 empty:hidden">
        {isRefused &&
          t`Il ne s’y engage pas pour l’instant. Le fichier reste le plus sûr.`}
      </p>
    </div>
  );
}

/** The carnet as a file, out and in. */
function CarnetFile({ feuillets }: { feuillets: readonly Feuillet[] }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const taking = useMutation({
    ...carnetMutations.take(),
    onSuccess: () => client.invalidateQueries(carnetQueries.device()),
  });

  function save(): void {
    const name = 'carnet-quetes-et-codes.json';
    saveFile(new File([carnetFileOf(feuillets)], name, { type: 'application/json' }));
  }

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (file !== undefined) taking.mutate(file);
  }

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {feuillets.length > 0 && (
          <Button variant="secondary" onClick={save}>
            {t`Garder dans un fichier`}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={t`Fichier d’un carnet`}
          tabIndex={-1}
          className="sr-only"
          onChange={take}
        />
        <Button
          variant="secondary"
          pending={taking.isPending}
          onClick={() => input.current?.click()}
        >
          {t`Reprendre un fichier`}
        </Button>
      </div>
      <StatusLine className="mt-3">
        {taking.isError
          ? t`Ce fichier n’a pas pu être lu. Réessayez.`
          : taking.data !== undefined && takenWords(taking.data)}
      </StatusLine>
    </div>
  );
}

/** « Effacer notre carnet » : the tampons of this device, asked once more before. */
function EraseCarnet() {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const erasing = useMutation({
    ...carnetMutations.erase(),
    onSuccess: async () => {
      setIsAsked(false);
      await client.invalidateQueries(carnetQueries.device());
    },
  });
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {t`Effacer notre carnet`}
      </Button>
      {erasing.data === false && (
        <p role="alert">{t`L’appareil n’a pas pu l’effacer. Rien n’a changé.`}</p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t`Effacer notre carnet\u202F?`}
          act={t`Effacer`}
          leave={t`Le garder`}
          isPending={erasing.isPending}
          onConfirm={() => erasing.mutate()}
          onLeave={() => setIsAsked(false)}
        >
          <p>
            {t`Tous les tampons de cet appareil s’en vont. Ceux d’un compte restent dans ce compte.`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
