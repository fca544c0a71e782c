import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import {
  parcoursStateOf,
  parcoursStateText,
  type ParcoursState,
} from '@/domain/parcours/parcours-state.ts';
import type { Ligne, Ouverts } from '@/domain/parcours/tableau.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { factLine } from '@/lib/format/fact-line.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount, noBreakSpace } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';

const dateTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

const genreLabels = { quete: 'Quête', visite: 'Visite', aventure: 'Aventure' } as const;

const stateInks: Readonly<Record<ParcoursState, string>> = {
  brouillon: 'border-trait-fort text-texte',
  relecture: 'border-trait-fort text-texte',
  approuve: 'border-trait-fort text-texte',
  publie: 'border-primaire text-primaire-fort',
  modifie: 'border-attention text-attention',
  retire: 'border-trait-fort text-texte-doux',
  archive: 'border-trait-fort text-texte-doux',
  corbeille: 'border-trait-fort text-texte-doux',
};

const pill = 'inline-block rounded-pilule border px-3 py-0.5 whitespace-nowrap';

/** Name of a parcours, also without a title. */
function titleOf(titre: string): string {
  return titre.trim() === '' ? 'Parcours sans titre' : titre;
}

function etapesText(count: number): string {
  return count === 1 ? '1 étape' : `${count} étapes`;
}

/** What the check found, in words. */
function controleWords({ controle: { erreurs } }: Ligne): string {
  return `Contrôle${noBreakSpace}: ${erreurs === 0 ? 'rien' : erreurs} à corriger`;
}

type RowProps = {
  row: Ligne;
  isInCatalogue: boolean | undefined;
  /** This device holds changes that are not online. */
  isUnsaved: boolean;
  ouverts: Ouverts | null;
  /** Uid of the reader. */
  uid: string;
  /** Called once `suivi` has changed. */
  onFollowed: () => void;
};

/** A parcours: its description, state, needs and actions. */
export function ParcoursListRow({
  row,
  isInCatalogue,
  isUnsaved,
  ouverts,
  uid,
  onFollowed,
}: RowProps) {
  const state = parcoursStateOf({ ...row, isInCatalogue });
  const version = row.publication?.version ?? 0;
  const isOnline = row.publication !== null && isInCatalogue !== false;
  const title = titleOf(row.titre);
  const queteId = queteIdSchema.safeParse(row.publication?.queteId);
  const by = row.par === null ? '' : ` par ${row.par.nom}`;
  const meta = [
    row.communeNom,
    genreLabels[row.genre],
    etapesText(row.etapeCount),
    `modifié le ${dateTime.format(row.updatedAt)}${by}`,
  ];
  const commentaires = ouverts?.commentaires[row.id] ?? 0;
  const signalements = ouverts?.signalements[queteId.data ?? ''] ?? 0;
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="text-lg">
            <Link
              to={paths.edit({ id: row.id })}
              className="inline-flex min-h-11 items-center text-primaire-fort"
            >
              {title}
            </Link>
          </h3>
          <p className="text-texte-doux">{factLine(meta)}</p>
          <p className="flex flex-wrap items-center gap-x-5 text-texte-doux">
            <span className={classNames(row.controle.erreurs > 0 && 'text-attention')}>
              {controleWords(row)}
            </span>
            {commentaires > 0 && (
              <Link
                to={paths.edit({ id: row.id })}
                className="inline-flex min-h-11 items-center"
              >
                {formatCount(commentaires, 'commentaire ouvert', 'commentaires ouverts')}
              </Link>
            )}
            {signalements > 0 && (
              <Link
                to={paths.message({ vue: 'signalements' })}
                className="inline-flex min-h-11 items-center"
              >
                {formatCount(signalements, 'signalement ouvert', 'signalements ouverts')}
              </Link>
            )}
            {row.suivi !== null && <span>Suivi par {row.suivi.nom || 'l’équipe'}</span>}
          </p>
          {isUnsaved && (
            <p className="text-attention">
              Des changements sont sur cet appareil et pas encore en ligne.
            </p>
          )}
        </div>
        <p className="flex flex-wrap gap-2">
          <span className={classNames(pill, stateInks[state])}>
            {parcoursStateText(state, version)}
          </span>
          {isOnline && state !== 'publie' && state !== 'modifie' && (
            <span className={classNames(pill, stateInks.publie)}>
              {parcoursStateText('publie', version)}
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-5">
          <FollowButton row={row} uid={uid} onFollowed={onFollowed} />
          {queteId.success && isOnline && (
            <>
              <Link
                to={paths.quete(addressOf(queteId.data))}
                className="inline-flex min-h-11 items-center font-bold"
              >
                Voir la quête<span className="sr-only"> « {title} »</span>
              </Link>
              <Link
                to={paths.fermetures({ quete: queteId.data })}
                className="inline-flex min-h-11 items-center font-bold"
              >
                Fermer une étape<span className="sr-only"> « {title} »</span>
              </Link>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** « Suivre »: this admin takes over the parcours from the previous follower. */
function FollowButton({
  row,
  uid,
  onFollowed,
}: Pick<RowProps, 'row' | 'uid' | 'onFollowed'>) {
  const services = useFirebase();
  const follow = useMutation({
    mutationFn: (isFollowed: boolean) =>
      membreRepository(services).follow(row.id, isFollowed),
    onSuccess: onFollowed,
    onError: (error) => console.warn('A parcours is followed as before.', error),
  });
  const isMine = row.suivi?.uid === uid;
  return (
    <>
      <Button
        variant="quiet"
        pending={follow.isPending}
        onClick={() => follow.mutate(!isMine)}
      >
        {isMine ? 'Ne plus suivre' : 'Suivre'}
        <span className="sr-only"> « {titleOf(row.titre)} »</span>
      </Button>
      {follow.isError && <span role="alert">{errorMessage(follow.error)}</span>}
    </>
  );
}

/** A parcours that is on this device alone. */
export function DraftRow({ draft: { id, parcours, updatedAt } }: { draft: Draft }) {
  const title = titleOf(parcours.titre);
  const meta = [
    parcours.commune?.nom ?? '',
    etapesText(parcours.etapes.length),
    `écrit le ${dateTime.format(updatedAt)}`,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-lg">
          <Link
            to={paths.simple({ id })}
            className="inline-flex min-h-11 items-center text-texte no-underline hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="text-texte-doux">{factLine(meta)}</p>
      </div>
      <span className={classNames(pill, 'border-attention text-attention')}>
        Sur cet appareil seulement
      </span>
      <Link
        to={paths.simple({ id })}
        className="inline-flex min-h-11 items-center font-bold"
      >
        Reprendre<span className="sr-only"> « {title} »</span>
      </Link>
    </li>
  );
}
