import { plural, t } from '@lingui/core/macro';
import { vignetteOf } from '@/domain/quete/public-media.ts';
import { authoredLang } from '@/langue/authored.ts';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import IconDone from '~icons/lucide/stamp';
import {
  noDoneQueteIds,
  readDoneQueteIds,
  watchCarnet,
} from '@/data/carnet/done-quetes.ts';
import type { SagaLue } from '@/data/saga/saga-reading.ts';
import type { EnseigneShown } from '@/data/territoire/read-enseigne.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { EtapeSaga, Saga } from '@/domain/saga/saga.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { paths } from '@/lib/paths.ts';
import { LazyMapView, MapOnDemand } from '@/map/map-on-demand.tsx';
import { StillWalk } from '@/map/still-walk.tsx';
import { Alert } from '@/ui/alert.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Cover } from '@/ui/pictures/cover.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { useIsAwake } from '@/ui/use-is-awake.ts';
import { askedWords } from './saga-words.ts';

const SagaProgress = lazyComponent(
  async () => (await import('./saga-progress.tsx')).SagaProgress,
);

type SagaViewProps = {
  lue: SagaLue;
  /** The arms and colour of its territory; null without any. */
  enseigne?: EnseigneShown | null;
  /** The user's position, on request; null before. */
  place: Position | null;
  /** Its request button, and the result. */
  locate: ReactNode;
};

/** A saga: its goal, its quêtes on a plan and in a list, this device's findings, and its end. */
export function SagaView({ lue, enseigne = null, place, locate }: SagaViewProps) {
  const { slug, saga, estRetiree } = lue;
  const { titre, resume, image, etapes, seuil } = saga;
  const isAwake = useIsAwake();
  return (
    <>
      {enseigne !== null && <Enseigne {...enseigne} className="mb-6" />}
      <PageTitle
        surtitre={<Link to={paths.queteList()}>{t`Les quêtes`}</Link>}
        chapeau={<span lang={authoredLang()}>{typographie(resume)}</span>}
      >
        <span lang={authoredLang()}>{typographie(titre)}</span>
      </PageTitle>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-14 gap-y-8 md:grid-cols-2">
        <Cover
          seed={slug}
          points={etapes.flatMap(({ position }) => position ?? [])}
          theme="pierre"
          label=""
          picture={image === null ? null : { src: publicFileUrl(vignetteOf(image)) }}
          isFirst
          className="rounded-carte ring-1 ring-trait/60"
        />
        <div className="space-y-6">
          <p className="max-w-mesure text-lg">
            {askedWords({ total: etapes.length, seuil })}
          </p>
          {estRetiree && (
            <Alert tone="info" title={t`Cette saga n’est plus annoncée`}>
              <p>{t`La personne qui l’a commencée peut la finir\u00A0: ses signes restent bons.`}</p>
            </Alert>
          )}
          {isAwake && (
            <LoadBoundary>
              <SagaProgress slug={slug} saga={saga} enseigne={enseigne} />
            </LoadBoundary>
          )}
        </div>
      </div>
      <section aria-labelledby="parties" className="mt-12">
        <h2 id="parties" className="text-2xl">
          {t`Les quêtes de la saga`}
        </h2>
        <div className="mt-4">{locate}</div>
        <EtapeList etapes={etapes} place={place} />
        <SagaMap saga={saga} />
      </section>
    </>
  );
}

type Far = { etape: EtapeSaga; metres: number | null };

/** Nearest first once the position is known, else in their order. */
function sorted(etapes: readonly EtapeSaga[], place: Position | null): Far[] {
  const all = etapes.map((etape): Far => ({
    etape,
    metres:
      place === null || etape.position === null
        ? null
        : distanceMetres(place, etape.position),
  }));
  return place === null
    ? all
    : all.toSorted((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity));
}

function EtapeList({
  etapes,
  place,
}: {
  etapes: readonly EtapeSaga[];
  place: Position | null;
}) {
  const done = useSyncExternalStore(watchCarnet, readDoneQueteIds, noDoneQueteIds);
  return (
    <ol className="mt-5 divide-y divide-trait border-y border-trait">
      {sorted(etapes, place).map(({ etape, metres }) => (
        <li key={etape.n} className="py-3">
          <EtapeItem
            etape={etape}
            metres={metres}
            isDone={[etape.queteId, ...etape.anciennes].some((id) => done.has(id))}
          />
        </li>
      ))}
    </ol>
  );
}

function EtapeItem({
  etape: { n, queteId, titre, communeNom, retiree },
  metres,
  isDone,
}: Far & { isDone: boolean }) {
  const title = typographie(titre);
  return (
    <>
      <span className="font-bold">{`${n}. `}</span>
      {retiree === true ? (
        <span lang={authoredLang()} className="font-bold">
          {title}
        </span>
      ) : (
        <Link
          to={paths.quete(addressOf(queteId))}
          lang={authoredLang()}
          className="inline-flex min-h-11 items-center font-bold wrap-break-word"
        >
          {title}
        </Link>
      )}
      <span className="block text-texte-doux">
        {metres === null ? communeNom : farWords(communeNom, metres)}
        {retiree === true && `. ${t`Vous ne pouvez plus y jouer.`}`}
      </span>
      {isDone && (
        <span className="inline-flex items-center gap-1.5 font-bold text-primaire-fort">
          <IconDone aria-hidden="true" className="size-5" />
          {t`Trouvée`}
        </span>
      )}
    </>
  );
}

function farWords(commune: string, metres: number): string {
  const distance = formatDistance(metres);
  return t`${commune}, à ${distance}`;
}

function planLabel(count: number): string {
  return plural(count, {
    one: 'Plan de la saga, # quêtes',
    other: 'Plan de la saga, # quêtes',
  });
}

function mapLabel(titre: string): string {
  return t`Carte de la saga «\u00A0${titre}\u00A0»`;
}

/** Starts of its quêtes: a plan in the page, and a map on demand. The list is the text equivalent. */
function SagaMap({ saga: { titre, etapes } }: { saga: Saga }) {
  const [isOpen, setIsOpen] = useState(false);
  const markers = etapes.flatMap(({ n, titre: nom, communeNom, position }) =>
    position === null
      ? []
      : [
          {
            id: String(n),
            position,
            label: `${n}. ${typographie(nom)}, ${communeNom}`,
            numero: n,
          },
        ],
  );
  if (markers.length === 0) return null;
  return (
    <div className="mt-8">
      <MapOnDemand
        isOpen={isOpen}
        onToggle={setIsOpen}
        mapClass="mt-5"
        closed={
          <div className="mt-5 max-w-2xl">
            <StillWalk
              places={etapes.map(({ position }) => position)}
              line={[]}
              theme="pierre"
              label={planLabel(etapes.length)}
            />
          </div>
        }
      >
        <LazyMapView
          markers={markers}
          line={[]}
          label={mapLabel(typographie(titre))}
          heightClass="h-104"
        />
      </MapOnDemand>
    </div>
  );
}
