import { t } from '@lingui/core/macro';
import { authoredLang } from '@/langue/authored.ts';
import IconPrint from '~icons/lucide/printer';
import { Link } from 'react-router';
import { deviceFeuillets } from '@/data/carnet/device-feuillets.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { BadgeList } from './badge-list.tsx';
import { FeuilletList } from './feuillet-list.tsx';
import { SagaLines } from './saga-lines.tsx';
import { namesOf, useCarnet, wholeCarnet, type CarnetRow } from './use-carnet.ts';

/** The tampons of the quêtes that were finished, by this account or on this device, and those under way. */
export function CarnetSection({ uid }: { uid: string }) {
  const { parties, carried, rows } = useCarnet(uid);
  const feuillets = wholeCarnet(rows, carried.data ?? deviceFeuillets());
  const rowById = new Map(rows.map((row) => [row.id, row]));
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
          {t`Réessayer`}
        </Button>
      </Alert>
    );
  }
  if (rows.length === 0 && feuillets.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t`Votre premier tampon vous attend`}
        action={<ButtonLink to={paths.queteList()}>{t`Choisir une quête`}</ButtonLink>}
      >
        <p>
          {t`Chaque quête achevée laisse ici le tampon de sa commune. Les parties commencées sans réseau y viennent dès que le réseau revient.`}
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="space-y-8">
      {feuillets.length > 0 && (
        <FeuilletList
          feuillets={feuillets}
          isProven={({ id }) => rowById.has(id)}
          isGone={({ id }) => rowById.get(id)?.quete === null}
        />
      )}
      {carried.isError && (
        <p className="max-w-mesure text-texte-doux">
          {t`Les tampons de cet appareil n’ont pas pu rejoindre votre compte. Ils y viendront à votre prochaine visite ici.`}
        </p>
      )}
      <SagaLines feuillets={carried.data ?? deviceFeuillets()} />
      <BadgeList feuillets={feuillets.filter(({ surPapier }) => surPapier !== true)} />
      {feuillets.length > 0 && (
        <Button variant="quiet" className="print:hidden" onClick={() => window.print()}>
          <IconPrint aria-hidden="true" className="size-5" />
          {t`Imprimer notre carnet`}
        </Button>
      )}
      {underWay.length > 0 && (
        <div className="print:hidden">
          <h3 className="text-lg font-bold">{t`En cours`}</h3>
          <ul className="mt-2">
            {underWay.map((row) => (
              <UnderWayItem key={row.id} row={row} />
            ))}
          </ul>
          <p className="mt-3 max-w-mesure text-texte-doux">
            {t`Reprenez une partie sur l’appareil où vous l’avez commencée.`}
          </p>
        </div>
      )}
    </div>
  );
}

function QueteLink({ row }: { row: CarnetRow }) {
  // A quête gone from the catalogue has no link.
  if (row.quete === null) {
    return (
      <span lang={authoredLang()} className="font-bold">
        {namesOf(row).titre}
      </span>
    );
  }
  return (
    <Link
      to={paths.quete(addressOf(row.queteId))}
      lang={authoredLang()}
      className="font-bold"
    >
      {namesOf(row).titre}
    </Link>
  );
}

function UnderWayItem({ row }: { row: CarnetRow }) {
  const date = formatDate(row.startedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-trait py-3">
      <span className="min-w-0">
        <QueteLink row={row} />
        <span className="block text-texte-doux">{t`Commencée le ${date}`}</span>
      </span>
      {row.quete !== null && (
        <ButtonLink variant="secondary" to={paths.jouer(addressOf(row.queteId))}>
          {t`Reprendre`}
        </ButtonLink>
      )}
    </li>
  );
}
