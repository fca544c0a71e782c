import type { EnseigneShown } from '@/data/territoire/read-enseigne.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { communeSlug } from '@/domain/commune/slug.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { paths } from '@/lib/paths.ts';
import { Cover } from '@/ui/pictures/cover.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { Logo } from '@/ui/pictures/logo.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { nomDeCommune } from '@/langue/nom-de-commune.ts';

/** A walk of no map, drawn from the commune's name by the cover's own hand. */
const walk = [
  { lat: 0.3, lon: 0.1 },
  { lat: 0.52, lon: 0.27 },
  { lat: 0.38, lon: 0.45 },
  { lat: 0.66, lon: 0.6 },
  { lat: 0.5, lon: 0.75 },
  { lat: 0.72, lon: 0.9 },
];

type PosterProps = {
  commune: Commune | null;
  title: string;
  /** The arms and colour of the commune or its territory, instead of the site's own; null without any. */
  enseigne: EnseigneShown | null;
};

/** The poster: one A4 sheet for the door of the mairie, the bakery, the library. */
export function Poster({ commune, title, enseigne }: PosterProps) {
  const path =
    commune === null
      ? paths.queteList()
      : paths.commune({
          departement: commune.departement,
          communeSlug: communeSlug(commune.nom),
        });
  const url = `${useSiteOrigin()}${path}`;
  return (
    <>
      <h1 id={pageTitleId} tabIndex={-1} className="sr-only">
        {commune === null ? title : `${title}, ${commune.nom}`}
      </h1>
      <div className="flex flex-col gap-6">
        {enseigne !== null && <Enseigne {...enseigne} className="text-xl" />}
        <p className="font-titre text-affiche font-bold">
          La balade commence {commune === null ? 'ici' : nomDeCommune(commune.nom).a}.
        </p>
        <Cover
          seed={commune?.insee ?? 'affiche'}
          points={walk}
          theme="nature"
          label=""
          className="rounded-carte"
          {...(commune !== null && { toponym: commune.nom })}
        />
        <p className="text-xl">
          Un téléphone, de bonnes chaussures, les yeux levés : une promenade à énigmes
          dans nos rues. Gratuite, sans compte, sans application.
        </p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <QrDrawing
            text={url}
            label={`Code QR qui mène à ${url}`}
            className="size-44 rounded-carte"
          />
          <div className="min-w-0 flex-1 basis-60">
            <p className="text-lg font-bold">
              Visez ce code avec l’appareil photo, ou tapez :
            </p>
            <p className="mt-1 text-lg break-words">{url.replace(/^https?:\/\//, '')}</p>
            <p className="mt-5 flex items-center gap-3 font-titre text-lg font-bold">
              {enseigne === null && <Logo />}
              Quêtes &amp; Codes
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
