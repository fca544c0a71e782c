import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { ParcoursPartage } from '@/data/parcours/own-parcours-repository.ts';
import { useOwnParcours } from '@/data/parcours/use-own-parcours.ts';
import { useWaitingCount } from '@/data/parcours/use-waiting-parcours.ts';
import { isInsee } from '@/domain/commune/responsable.ts';
import { parcoursStateOf, parcoursStateText } from '@/domain/parcours/parcours-state.ts';
import { isOpenToAuteurs, isPutAside } from '@/domain/parcours/parcours.ts';
import { membreRoleLabels } from '@/domain/parcours/sharing/membre.ts';
import { factLine } from '@/lib/format/fact-line.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { membrePaths, paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkList } from '@/ui/link-list.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { AsideList } from './aside-list.tsx';

const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium' });

type ParcoursPartProps = {
  uid: string;
  admin: boolean;
  isEmailVerified: boolean | undefined;
};

/** « Ma commune » : the mairies of this responsable; empty without any. */
function CommunePart({ uid }: { uid: string }) {
  const list = useQuery(communeQueries.own(useFirebase(), uid));
  // Offline, the parcours below have the message.
  if (list.data === undefined || list.data.length === 0) return null;
  return (
    <section aria-labelledby="ma-commune" className="mb-8">
      <h3 id="ma-commune" className="text-lg">
        {list.data.length === 1 ? 'Ma commune' : 'Mes communes'}
      </h3>
      <LinkList
        items={list.data.map(({ insee, nom }) => ({
          to: paths.deskOf(insee),
          label: nom,
          note: isInsee(insee)
            ? 'Quêtes, signalements et responsables'
            : 'Communes, quêtes et chiffres du territoire',
        }))}
      />
    </section>
  );
}

/** The parcours that this account writes or reads. */
export function ParcoursPart({ uid, admin, isEmailVerified }: ParcoursPartProps) {
  if (admin) {
    // The team reaches every commune by its parcours.
    return (
      <div className="max-w-mesure space-y-4">
        <WaitingHere />
        <p>Les parcours que vous écrivez et relisez sont sur le tableau de bord.</p>
        <ButtonLink to={paths.dashboard()} variant="secondary">
          Mes parcours
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <CommunePart uid={uid} />
      <WaitingHere />
      <QueryBoundary
        waiting={<Skeleton lines={3} />}
        failed={(error, retry) => (
          <RetryAlert title={errorMessage(error)} onRetry={retry} />
        )}
      >
        <SharedList uid={uid} isEmailVerified={isEmailVerified} />
      </QueryBoundary>
    </>
  );
}

/** Parcours written on this device without an account: not in this list, and not lost. */
function WaitingHere() {
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <Alert tone="info" className="mb-6">
      <p>
        {count === 1
          ? 'Un parcours écrit sans compte vous attend sur cet appareil.'
          : `${count} parcours écrits sans compte vous attendent sur cet appareil.`}
      </p>
      <ButtonLink variant="secondary" className="mt-3" to={paths.demonstration()}>
        {count === 1 ? 'Le retrouver' : 'Les retrouver'}
      </ButtonLink>
    </Alert>
  );
}

/** Beginning one requires a verified address; without one, this device's own page opens. */
function BeginLink({ isEmailVerified }: Pick<ParcoursPartProps, 'isEmailVerified'>) {
  if (isEmailVerified !== true) {
    return (
      <div className="space-y-3">
        <p className="text-texte-doux">
          Pour écrire un parcours ici, confirmez d’abord l’adresse de votre compte.
        </p>
        <ButtonLink variant="secondary" to={paths.demonstration()}>
          Écrire sans compte
        </ButtonLink>
      </div>
    );
  }
  return (
    <ButtonLink variant="secondary" to={membrePaths.choose()}>
      Commencer un parcours
    </ButtonLink>
  );
}

function SharedList({ uid, isEmailVerified }: Omit<ParcoursPartProps, 'admin'>) {
  const list = useOwnParcours(uid);
  const begin = <BeginLink isEmailVerified={isEmailVerified} />;
  if (list.length === 0) {
    return (
      <EmptyState level={3} title="Aucun parcours pour le moment" action={begin}>
        <p>Ceux que vous écrivez, et ceux auxquels on vous invite, se trouveront ici.</p>
      </EmptyState>
    );
  }
  const aside = list.filter(({ etat }) => isPutAside(etat));
  const active = list.filter(({ etat }) => !isPutAside(etat));
  return (
    <div className="space-y-5">
      {active.length > 0 && (
        <ul className="divide-y divide-trait border-y border-trait">
          {active.map((parcours) => (
            <SharedRow key={parcours.id} parcours={parcours} />
          ))}
        </ul>
      )}
      {begin}
      {aside.length > 0 && <AsideList uid={uid} list={aside} />}
    </div>
  );
}

function SharedRow({ parcours }: { parcours: ParcoursPartage }) {
  const { id, communeNom, etat, role, publication, updatedAt } = parcours;
  const state = parcoursStateOf(parcours);
  const version = publication?.version ?? 0;
  const isPublished = publication !== null && state !== 'publie' && state !== 'modifie';
  const title =
    parcours.titre.trim() === '' ? 'Parcours sans titre' : typographie(parcours.titre);
  const isWriting = role === 'auteur' && isOpenToAuteurs(etat);
  const act = role === 'traducteur' ? 'Traduire' : isWriting ? 'Écrire' : 'Lire';
  const facts = [
    communeNom,
    membreRoleLabels[role],
    isPublished ? parcoursStateText('publie', version) : '',
    `modifié le ${date.format(updatedAt)}`,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-lg break-words">{title}</h3>
        <p className="text-texte-doux">{factLine(facts)}</p>
      </div>
      <span className="rounded-pilule border border-trait-fort px-3 py-0.5 whitespace-nowrap">
        {parcoursStateText(state, version)}
      </span>
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={paths.ed({ id })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          {act}
          <span className="sr-only"> « {title} »</span>
        </Link>
        {publication !== null && role === 'auteur' && (
          <Link
            to={paths.entretien({ quete: publication.queteId })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            Signalements<span className="sr-only"> de « {title} »</span>
          </Link>
        )}
        {role === 'auteur' && (
          <Link
            to={paths.ed({ id, vue: 'prive' })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            Jouer en privé…
            <span className="sr-only">{` «\u00A0${title}\u00A0»`}</span>
          </Link>
        )}
        {isWriting && etat === 'brouillon' && (
          <Link
            to={paths.ed({ id, vue: 'soumettre' })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            Soumettre<span className="sr-only"> « {title} »</span>
          </Link>
        )}
        {role === 'auteur' && (
          <Link
            to={paths.ed({ id, vue: 'ranger' })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            Archiver ou jeter
            <span className="sr-only">{` «\u00A0${title}\u00A0»`}</span>
          </Link>
        )}
      </p>
    </li>
  );
}
