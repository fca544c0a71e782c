import IconPrint from '~icons/lucide/printer';
import { Link } from 'react-router';
import { listPaperPlays, type PaperPlay } from '@/data/partie/paper-plays.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Tampon } from '@/ui/pictures/tampon.tsx';
import { BadgeList } from './badge-list.tsx';
import { useCarnet, type CarnetRow } from './use-carnet.ts';

/** The tampons of the quêtes that were finished, and those under way. */
export function CarnetSection({ uid }: { uid: string }) {
  const { parties, rows } = useCarnet(uid);
  const finished = rows.filter(({ finishedAt }) => finishedAt !== null);
  const onPaper = listPaperPlays();
  const underWay = rows.filter(({ finishedAt }) => finishedAt === null);

  if (parties.isPending) return <Skeleton lines={3} />;
  if (parties.isError) {
    return (
      <Alert tone="attention" title={errorMessage(parties.error)}>
        <Button
          variant="secondary"
          className="mt-3"
          pending={parties.isFetching}
          onClick={() => void parties.refetch()}
        >
          Réessayer
        </Button>
      </Alert>
    );
  }
  if (rows.length === 0 && onPaper.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Votre premier tampon vous attend"
        action={<ButtonLink to={paths.queteList()}>Choisir une quête</ButtonLink>}
      >
        <p>
          Chaque quête achevée laisse ici le tampon de sa commune. Les parties commencées
          sans réseau y viennent dès que le réseau revient.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="space-y-8">
      {finished.length > 0 && (
        <ul className="flex flex-wrap gap-x-8 gap-y-6">
          {finished.map((row) => (
            <FinishedItem key={row.id} row={row} />
          ))}
        </ul>
      )}
      {onPaper.length > 0 && <OnPaper plays={onPaper} />}
      <BadgeList parties={finished} />
      {finished.length > 0 && (
        <Button
          variant="quiet"
          className="-ml-6 print:hidden"
          onClick={() => window.print()}
        >
          <IconPrint aria-hidden="true" className="size-5" />
          Imprimer mon carnet
        </Button>
      )}
      {underWay.length > 0 && (
        <div className="print:hidden">
          <h3 className="text-lg font-bold">En cours</h3>
          <ul className="mt-2">
            {underWay.map((row) => (
              <UnderWayItem key={row.id} row={row} />
            ))}
          </ul>
          <p className="mt-3 max-w-mesure text-texte-doux">
            Une partie se reprend sur l’appareil où vous l’avez commencée.
          </p>
        </div>
      )}
    </div>
  );
}

/** « le-secret-du-lavoir » → « Le secret du lavoir »: all that is left of a quête that was withdrawn. */
function wordsOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase('fr-FR') + words.slice(1);
}

function titreOf({ queteId, quete }: CarnetRow): string {
  return quete?.titre ?? wordsOf(addressOf(queteId).slug);
}

function QueteLink({ row }: { row: CarnetRow }) {
  // One that is no longer in the catalogue leads nowhere.
  if (row.quete === null) return <span className="font-bold">{titreOf(row)}</span>;
  return (
    <Link to={paths.quete(addressOf(row.queteId))} className="font-bold">
      {titreOf(row)}
    </Link>
  );
}

function FinishedItem({ row }: { row: CarnetRow }) {
  const commune = row.quete?.communeNom ?? wordsOf(addressOf(row.queteId).communeSlug);
  return (
    <li className="flex w-44 break-inside-avoid flex-col items-center gap-2 text-center">
      <Tampon
        commune={commune}
        date={new Date(row.finishedAt ?? row.startedAt)}
        decorative
      />
      <QueteLink row={row} />
      <span className="text-texte-doux">
        {commune}, {formatDate(row.finishedAt ?? row.startedAt)},{' '}
        {formatCount(row.points, 'point prouvé', 'points prouvés')}
      </span>
    </li>
  );
}

/** Those played on paper: this device alone knows of them. */
function OnPaper({ plays }: { plays: readonly PaperPlay[] }) {
  return (
    <div>
      <h3 className="text-lg font-bold">Sur papier, sur cet appareil</h3>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-6">
        {plays.map(({ queteId, titre, communeNom, at }) => (
          <li
            key={queteId}
            className="flex w-44 break-inside-avoid flex-col items-center gap-2 text-center"
          >
            <Tampon commune={communeNom} date={new Date(at)} decorative />
            <Link to={paths.quete(addressOf(queteId))} className="font-bold">
              {titre}
            </Link>
            <span className="text-texte-doux">{`${communeNom}, ${formatDate(at)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function UnderWayItem({ row }: { row: CarnetRow }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-trait py-3">
      <span className="min-w-0">
        <QueteLink row={row} />
        <span className="block text-texte-doux">
          Commencée le {formatDate(row.startedAt)}
        </span>
      </span>
      {row.quete !== null && (
        <ButtonLink variant="secondary" to={paths.jouer(addressOf(row.queteId))}>
          Reprendre
        </ButtonLink>
      )}
    </li>
  );
}
