import { plural, t } from '@lingui/core/macro';
import { authoredLang } from '@/langue/authored.ts';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import IconPrint from '~icons/lucide/printer';
import { carnetQueries, useDeviceCarnet } from '@/data/carnet/carnet-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sagaQueries, type Fermetures } from '@/data/saga/saga-queries.ts';
import type { EnseigneShown } from '@/data/territoire/read-enseigne.ts';
import { cleFragment } from '@/domain/privee/cle.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  avanceeOf,
  withAbsent,
  type AvanceeSaga,
  type Saga,
} from '@/domain/saga/saga.ts';
import { signeWords } from '@/domain/saga/signe.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { PassportForm } from './passport-form.tsx';
import { Passport } from './passport.tsx';
import { closedPartWords, foundWords, gonePartWords } from './saga-words.ts';

type SagaProgressProps = {
  slug: string;
  saga: Saga;
  /** Arms of its territory, for the passport; null without any. */
  enseigne: EnseigneShown | null;
};

/** This device's signs of a saga, its end once enough are found, and the paper passport. */
export const SagaProgress = withQueries(Progress);

const none: Fermetures = { fermees: new Set(), absentes: new Set() };

function Progress({ slug, saga: written, enseigne }: SagaProgressProps) {
  const services = useFirebase();
  const data = useDeviceCarnet();
  const feuillets = data?.feuillets ?? [];
  const left = avanceeOf(slug, written, feuillets).restantes;
  const closures = useQuery({
    ...sagaQueries.closures(
      services,
      left.map(({ queteId }) => queteId),
    ),
    enabled: data !== undefined && left.length > 0,
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return null;
  const { fermees, absentes } = closures.data ?? none;
  const saga = withAbsent(written, absentes);
  const avancee = avanceeOf(slug, saga, feuillets);
  return (
    <>
      <Found saga={saga} avancee={avancee} fermees={fermees} />
      {avancee.estComplete && <End saga={saga} />}
      <Ways slug={slug} saga={saga} enseigne={enseigne} avancee={avancee} />
    </>
  );
}

type FoundProps = {
  saga: Saga;
  avancee: AvanceeSaga;
  /** Quêtes that are closed now, and will open again. */
  fermees: ReadonlySet<QueteId>;
};

/** The found signs, each in the place of its part, and the rest. */
function Found({ saga, avancee, fermees }: FoundProps) {
  const { seuil, etapes } = saga;
  const { tenues } = avancee;
  const found = foundWords(tenues.length, seuil);
  const signeByN = new Map(tenues.map(({ n, signe }) => [n, signe]));
  return (
    <section aria-labelledby="trouve">
      <h2 id="trouve" className="text-2xl">
        {t`Trouvé\u00A0: ${found}`}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {etapes.map(({ n, titre }) => {
          const signe = signeByN.get(n);
          return (
            <li
              key={n}
              className={`grid size-12 place-items-center rounded-carte border font-titre text-2xl font-bold ${
                signe === undefined
                  ? 'border-dashed border-trait-fort text-texte-doux'
                  : 'border-primaire bg-primaire/8'
              }`}
            >
              <span aria-hidden="true">{signe ?? n}</span>
              <span className="sr-only">{placeWords(n, typographie(titre), signe)}</span>
            </li>
          );
        })}
      </ul>
      <Obstacles seuil={seuil} avancee={avancee} fermees={fermees} />
    </section>
  );
}

/** « 2, Le lavoir : une étoile ». */
function placeWords(n: number, titre: string, signe: string | undefined): string {
  if (signe === undefined) return t`${n}, ${titre}\u00A0: à trouver`;
  const words = signeWords(signe);
  return t`${n}, ${titre}\u00A0: ${words}`;
}

/** Parts unavailable for good or for now, and whether the saga can still be ended. */
function Obstacles({
  seuil,
  avancee: { tenues, restantes, fermees: gone, estComplete },
  fermees,
}: Pick<Saga, 'seuil'> & Omit<FoundProps, 'saga'>) {
  const closed = restantes.filter(({ queteId }) => fermees.has(queteId));
  if (estComplete || (gone.length === 0 && closed.length === 0)) return null;
  const reachable = tenues.length + restantes.length;
  return (
    <ul className="mt-3 space-y-1">
      {gone.length > 0 && <li>{gonePartWords(gone)}</li>}
      {closed.length > 0 && <li>{closedPartWords(closed)}</li>}
      <li>
        {reachable < seuil
          ? t`Il n’en reste pas assez pour finir\u00A0: l’équipe doit en ajouter.`
          : reachable - closed.length < seuil
            ? t`La fin attend une réouverture.`
            : t`Les autres suffisent pour finir.`}
      </li>
    </ul>
  );
}

type WaysProps = SagaProgressProps & { avancee: AvanceeSaga };

/** « Découvrir la fin »: the last word, and the way to the last quête. */
function End({ saga: { mot, cle, fin } }: { saga: Saga }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="fin" className="rounded-carte border border-primaire p-5">
      <h2 id="fin" className="text-2xl">
        {t`Vous en avez assez\u202F!`}
      </h2>
      {!isOpen && (
        <Button size="large" className="mt-4" onClick={() => setIsOpen(true)}>
          {t`Découvrir la fin`}
        </Button>
      )}
      <div role="status" className="mt-4 space-y-4 empty:hidden">
        {isOpen && (
          <p lang={authoredLang()} className="max-w-mesure text-lg whitespace-pre-line">
            {dressed(mot)}
          </p>
        )}
        {isOpen && fin === 'quete' && <LastQuete cle={cle} />}
      </div>
    </section>
  );
}

/** The way to the last quête, or that the team has taken it away for now. */
function LastQuete({ cle }: { cle: string }) {
  const last = useQuery(sagaQueries.last(useFirebase(), cle));
  if (last.data === false) {
    return (
      <p className="max-w-mesure">
        {t`La dernière quête n’est pas ouverte en ce moment\u00A0: l’équipe la prépare. Vos signes restent bons, revenez bientôt.`}
      </p>
    );
  }
  return (
    <ButtonLink to={paths.privee(cleFragment(cle))} size="large">
      {t`Ouvrir la dernière quête`}
    </ButtonLink>
  );
}

function takenWords(count: number): string {
  return count === 0
    ? t`Votre compte n’en a pas d’autres. Ceux de ce téléphone y sont gardés.`
    : plural(count, {
        one: '#\u00A0tampon repris de votre compte. Il est sur ce téléphone.',
        other: '#\u00A0tampons repris de votre compte. Ils sont sur ce téléphone.',
      });
}

/** From an account, from paper, and to paper. */
function Ways({ slug, saga, enseigne, avancee }: WaysProps) {
  const services = useFirebase();
  const client = useQueryClient();
  const [isPrinting, setIsPrinting] = useState(false);
  const taking = useMutation({
    mutationFn: async () => {
      const [{ takeAccount }, { requireUid }] = await Promise.all([
        import('@/data/saga/take-account.ts'),
        import('@/data/session/author-repository.ts'),
      ]);
      return takeAccount(services, await requireUid(services), saga);
    },
    onSuccess: () => client.invalidateQueries(carnetQueries.device()),
  });
  return (
    <div className="space-y-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setIsPrinting(true)}>
          <IconPrint aria-hidden="true" className="size-5" />
          {t`Passeport à imprimer`}
        </Button>
        <Button
          variant="quiet"
          pending={taking.isPending}
          onClick={() => taking.mutate()}
        >
          {t`Reprendre les signes de mon compte`}
        </Button>
      </div>
      {taking.isError && (
        <p role="alert">
          {taking.error instanceof AccessDeniedError ? (
            <Link to={paths.login({ redirect: paths.saga({ slug }) })}>
              {t`Connectez-vous d’abord à votre compte.`}
            </Link>
          ) : (
            errorMessage(taking.error)
          )}
        </p>
      )}
      {avancee.restantes.length > 0 && <PassportForm etapes={avancee.restantes} />}
      <StatusLine>{taking.data !== undefined && takenWords(taking.data)}</StatusLine>
      {isPrinting && (
        <Passport
          slug={slug}
          saga={saga}
          enseigne={enseigne}
          onDone={() => setIsPrinting(false)}
        />
      )}
    </div>
  );
}
