import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { carnetQueries } from '@/data/carnet/carnet-queries.ts';
import { eraseCarnet } from '@/data/carnet/carnet-store.ts';
import { paths } from '@/lib/paths.ts';
import { useLastingStorage } from '@/lib/use-lasting-storage.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';

/** Ways to keep a carnet beyond this browser: its promise, an account. */
export function KeepCarnet({ isBlank }: { isBlank: boolean }) {
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
        {!isBlank && <EraseCarnet />}
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
          t`Il ne s’y engage pas pour l’instant. Un compte reste le plus sûr.`}
      </p>
    </div>
  );
}

/** « Effacer notre carnet » : the tampons of this device, after a confirmation. */
function EraseCarnet() {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const erasing = useMutation({
    mutationFn: () => Promise.resolve(eraseCarnet(Date.now())),
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
            {t`Tous les tampons de cet appareil seront effacés. Ceux d’un compte restent dans ce compte.`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
