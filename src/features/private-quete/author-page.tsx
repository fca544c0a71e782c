import { useMutation, useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useAccess } from '@/data/membre/membre-queries.ts';
import { priveeQueries } from '@/data/privee/privee-queries.ts';
import { keptSesame, keepSesame } from '@/data/privee/kept-sesames.ts';
import { PlacesTakenError } from '@/data/privee/places-taken-error.ts';
import { priveeRepository, type PriveeRequest } from '@/data/privee/privee-repository.ts';
import type { PublicationStep } from '@/data/quete/publication-repository.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { cleFragment, formatSesame } from '@/domain/privee/cle.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  freePlace,
  mayDelete,
  momentOf,
  priveeDaysMost,
  priveePartieMost,
  priveePlaces,
  type Privee,
  type PriveeMoment,
} from '@/domain/privee/privee.ts';
import { UnpublishableError } from '@/domain/quete/publication.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { share } from '@/lib/share.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

const dayMs = 24 * 60 * 60 * 1_000;

type PriveeAuthorProps = {
  /** The parcours to share; null for the list only. */
  parcoursId: ParcoursId | null;
};

/** « Jouer en privé »: an author's private link, for so many days, and the current ones. */
export function PriveeAuthor({ parcoursId }: PriveeAuthorProps) {
  return (
    <div className="max-w-mesure space-y-10">
      <div>
        <PageTitle>Jouer en privé</PageTitle>
        <p className="mt-4 text-lg">
          Pour un anniversaire, une classe, une fête, ou un essai avant l’été{'\u00A0'}:
          donnez un lien à qui vous voulez, pour quelques jours. La quête n’entre dans
          aucune liste. Les réponses sont vérifiées par les téléphones seuls{'\u00A0'}: ni
          avis, ni chiffres.
        </p>
      </div>
      <QueryBoundary
        waiting={<Skeleton lines={4} />}
        failed={(error, retry) => (
          <RetryAlert title={errorMessage(error)} onRetry={retry} />
        )}
      >
        <Own parcoursId={parcoursId} />
      </QueryBoundary>
    </div>
  );
}

function Own({ parcoursId }: PriveeAuthorProps) {
  const { data: privees } = useSuspenseQuery(priveeQueries.own(useFirebase()));
  const [now] = useState(() => Date.now());
  const alive = privees.filter(({ a }) => now < a).length;
  const left = priveePlaces.length - alive;
  return (
    <div className="space-y-10">
      {parcoursId !== null &&
        (freePlace(privees, now) === null ? (
          <Alert tone="info" title="Vos trois places sont prises">
            <p>Supprimez une quête privée, ou attendez que l’une d’elles finisse.</p>
          </Alert>
        ) : (
          <NewPrivee key={privees.length} parcoursId={parcoursId} now={now} />
        ))}
      <section aria-labelledby="miennes">
        <h2 id="miennes" className="text-2xl">
          Vos quêtes privées
        </h2>
        <p className="mt-1 text-texte-doux">
          {`${formatCount(left, 'place libre', 'places libres')} sur ${priveePlaces.length}.`}
        </p>
        {privees.length === 0 ? (
          <p className="mt-4">Aucune pour le moment.</p>
        ) : (
          <ul className="mt-4 space-y-6">
            {privees.map((privee) => (
              <li
                key={privee.cle}
                className="rounded-carte border border-trait bg-fond-carte p-5"
              >
                <OwnPrivee privee={privee} now={now} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** A day of the author's clock as its first moment, in epoch milliseconds. */
function startOf(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}

function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first and last day of a quête privée: the last one counts whole. */
function datesSchema(now: number) {
  const last = dayOf(now + (priveeDaysMost - 1) * dayMs);
  return z
    .object({
      du: z.string().check(z.minLength(1, 'Choisissez le premier jour.')),
      au: z.string().check(
        z.minLength(1, 'Choisissez le dernier jour.'),
        z.refine((au) => au >= dayOf(now), 'Ce jour est passé.'),
        z.refine(
          (au) => au <= last,
          `Soixante jours au plus\u00A0: jusqu’au ${formatDate(startOf(last))}.`,
        ),
      ),
    })
    .check(
      z.refine(({ du, au }) => du <= au, {
        error: 'Le dernier jour vient avant le premier.',
        path: ['au'],
      }),
    );
}

function creationWords(error: unknown): string {
  if (error instanceof UnpublishableError) {
    return 'Il reste des points à corriger dans ce parcours\u00A0: «\u00A0Soumettre\u00A0» les montre un par un.';
  }
  if (error instanceof PlacesTakenError) return 'Vos trois places sont prises.';
  if (error instanceof RangeError) {
    return 'Ce parcours est trop long pour être joué. Raccourcissez ses textes.';
  }
  return errorMessage(error);
}

function stepWords(step: PublicationStep | null): string {
  if (step === null) return '';
  if (step.type === 'images') return `Image ${step.done + 1} sur ${step.total}…`;
  return step.type === 'verrous' ? 'Mise au secret des réponses…' : 'Envoi…';
}

type NewPriveeProps = { parcoursId: ParcoursId; now: number };

/** A right to read or translate a parcours is not a right to share it. */
function NewPrivee({ parcoursId, now }: NewPriveeProps) {
  const access = useAccess(parcoursId);
  if (access.isPending) return <Skeleton lines={4} />;
  const role = access.data?.role ?? 'auteur';
  if (role === 'auteur') return <PriveeForm parcoursId={parcoursId} now={now} />;
  return (
    <Alert tone="info" title="Ses auteurs le donnent à jouer">
      <p>
        Vous pouvez {role === 'traducteur' ? 'traduire' : 'lire'} ce parcours. Demandez à
        l’un de ses auteurs de l’ouvrir en privé.
      </p>
      <Link
        to={paths.ed({ id: parcoursId })}
        className="inline-flex min-h-11 items-center font-bold"
      >
        Revenir au parcours
      </Link>
    </Alert>
  );
}

function PriveeForm({ parcoursId, now }: NewPriveeProps) {
  const [step, setStep] = useState<PublicationStep | null>(null);
  const services = useFirebase();
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: async (dates: Pick<PriveeRequest, 'de' | 'a'>) => {
      const { load, readImage } = parcoursRepository(services);
      const snapshot = await load(parcoursId);
      const request = { snapshot, readImage, onStep: setStep, ...dates };
      return priveeRepository(services).create(request);
    },
    onSettled: () => client.invalidateQueries(priveeQueries.own(services)),
  });
  const form = useForm({
    id: 'privee',
    schema: datesSchema(now),
    values: { du: dayOf(now), au: dayOf(now + 7 * dayMs) },
  });
  return (
    <section aria-labelledby="nouvelle">
      <h2 id="nouvelle" className="text-2xl">
        Ouvrir ce parcours à qui a le lien
      </h2>
      <Form
        form={form}
        send={({ du, au }) =>
          create.mutateAsync({ de: startOf(du), a: startOf(au) + dayMs })
        }
        refusal={(error) => ({ message: creationWords(error) })}
        className="mt-4 space-y-4"
      >
        <div className="flex flex-wrap gap-4">
          <Field type="date" label="Du" {...form.field('du')} />
          <Field type="date" label="Au" {...form.field('au')} />
        </div>
        <p className="text-texte-doux">
          Le dernier jour compte en entier. Ce que vous changerez ensuite dans le parcours
          n’y paraîtra pas{'\u00A0'}: ouvrez-en alors une autre.
        </p>
        <Button type="submit" size="large" pending={form.isPending}>
          {form.isPending ? 'Un instant…' : 'Créer le lien'}
        </Button>
        <StatusLine>{form.isPending ? stepWords(step) : ''}</StatusLine>
      </Form>
      <p className="mt-3">
        <Link
          to={paths.ed({ id: parcoursId })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          Revenir au parcours
        </Link>
      </p>
    </section>
  );
}

const momentWords: Readonly<Record<PriveeMoment, string>> = {
  avenir: 'Pas encore ouverte',
  ouverte: 'Ouverte',
  finie: 'Finie',
  signalee:
    'Signalée\u00A0: personne ne la commence tant que l’équipe ne l’a pas regardée',
  arretee: 'Arrêtée',
  fermee: 'Fermée par l’équipe',
};

function when(at: number): string {
  return `${formatDate(at)} à ${formatHeure(at)}`;
}

function OwnPrivee({ privee, now }: { privee: Privee; now: number }) {
  const moment = momentOf(privee, now);
  const isGiven = moment === 'avenir' || moment === 'ouverte';
  const url = window.location.origin + paths.privee(cleFragment(privee.cle));
  const left = priveePartieMost - privee.partieCount;
  return (
    <>
      <h3 className="text-xl break-words">{typographie(privee.titre)}</h3>
      <p className="mt-1 font-bold">{momentWords[moment]}</p>
      <p className="text-texte-doux">{`Du ${when(privee.de)} au ${when(privee.a)}.`}</p>
      <p className="text-texte-doux">
        {`${formatCount(privee.partieCount, 'partie commencée', 'parties commencées')}\u202F; ${formatCount(left, 'autre se compte', 'autres se comptent')} encore.`}
      </p>
      {isGiven && <Ways privee={privee} url={url} now={now} />}
      <Ends privee={privee} isGiven={isGiven} />
    </>
  );
}

/** The three ways in: the link, its QR code, eight signs for a day. */
function Ways({ privee, url, now }: { privee: Privee; url: string; now: number }) {
  const [said, setSaid] = useState('');
  const [kept] = useState(() => keptSesame(privee.cle, now));
  const services = useFirebase();
  const giving = useMutation({
    mutationFn: async () => {
      const given = await priveeRepository(services).giveSesame(privee.cle);
      keepSesame({ cle: privee.cle, ...given }, Date.now());
      return given;
    },
  });
  const sesame = giving.data ?? kept;
  return (
    <div className="mt-4 space-y-3">
      <p className="break-all">{url}</p>
      <StatusLine>{said}</StatusLine>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void share(privee.titre, url).then(setSaid)}>
          Partager le lien
        </Button>
        <Button
          variant="secondary"
          pending={giving.isPending}
          onClick={() => giving.mutate()}
        >
          {sesame === null ? 'Un code à dicter' : 'Un autre code à dicter'}
        </Button>
      </div>
      {giving.isError && <p role="alert">{errorMessage(giving.error)}</p>}
      {sesame !== null && (
        <div role="status">
          <p className="rounded-carte border-2 border-trait px-4 py-3 text-center text-3xl font-bold">
            {formatSesame(sesame.signes)}
          </p>
          <p className="mt-1 text-texte-doux">
            {`Sur la page ${window.location.host}${paths.privee()}, jusqu’au ${when(sesame.jusquA)}. Cet appareil le montre jusque-là.`}
          </p>
        </div>
      )}
      <QrDrawing
        text={url}
        label={`QR code de «\u00A0${privee.titre}\u00A0»`}
        className="size-44 rounded-carte"
      />
      <p className="text-texte-doux">
        Le livret, et les QR codes à poser s’il y en a à trouver, s’impriment depuis le
        parcours{'\u00A0'}:{' '}
        <Link
          to={paths.ed({ id: privee.parcoursId })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          l’ouvrir
        </Link>
      </p>
    </div>
  );
}

function Ends({ privee, isGiven }: { privee: Privee; isGiven: boolean }) {
  const services = useFirebase();
  const [isErasing, setIsErasing] = useState(false);
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(priveeQueries.own(services));
  const stop = useMutation({
    mutationFn: () => priveeRepository(services).stop(privee.cle),
    onSettled,
  });
  const erase = useMutation({
    mutationFn: () => priveeRepository(services).erase(privee.cle),
    onSettled,
  });
  const error = stop.error ?? erase.error;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {isGiven && (
        <Button
          variant="secondary"
          pending={stop.isPending}
          onClick={() => stop.mutate()}
        >
          Arrêter
        </Button>
      )}
      <ButtonLink
        variant="secondary"
        to={paths.ed({ id: privee.parcoursId, vue: 'soumettre' })}
      >
        Rendre publique
      </ButtonLink>
      {mayDelete(privee.etat) && (
        <Button variant="quiet" onClick={() => setIsErasing(true)}>
          Supprimer
        </Button>
      )}
      {error !== null && <p role="alert">{errorMessage(error)}</p>}
      {isErasing && (
        <ConfirmDialog
          title={'Supprimer cette quête privée\u202F?'}
          act="Supprimer"
          leave="La garder"
          isPending={erase.isPending}
          onConfirm={() => erase.mutate()}
          onLeave={() => setIsErasing(false)}
        >
          <p>
            Son lien n’ouvre plus rien, et sa place est libre. Les parties en cours vont
            jusqu’au bout, sans les solutions. Votre parcours reste.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
