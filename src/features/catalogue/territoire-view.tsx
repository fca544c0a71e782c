import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { communeAddress, type Territoire } from '@/domain/territoire/territoire.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { paths } from '@/lib/paths.ts';
import { MapOnDemand } from '@/map/map-on-demand.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { NewsLinks } from './news-links.tsx';
import { QueteCardList } from './quete-card-list.tsx';
import { TerritoireMap } from './territoire-map.tsx';

type TerritoireViewProps = {
  territoire: Territoire;
  /** Of its quêtes. */
  cartes: readonly Carte[];
};

/** The quêtes of the communes of a territory, in a list and on a map, under its arms and its colour. */
export function TerritoireView({ territoire, cartes }: TerritoireViewProps) {
  const { nom, communes, couleur, blason } = territoire;
  const [isOpen, setIsOpen] = useState(false);
  const total = cartes.length;
  return (
    <>
      <Enseigne
        nom={nom}
        couleur={couleur}
        blason={blason === '' ? '' : publicFileUrl(blason)}
        className="mb-6"
      />
      <PageTitle
        surtitre={
          <Link to={paths.queteList()}>
            <Trans>Les quêtes</Trans>
          </Link>
        }
        chapeau={
          cartes.length === 0
            ? t`Pas encore de quête dans ce territoire.`
            : plural(total, {
                one: '#\u00A0quête à faire à pied.',
                other: '#\u00A0quêtes à faire à pied.',
              })
        }
      >
        {nom}
      </PageTitle>
      {cartes.length > 0 && (
        <>
          <div className="mt-6 flex flex-wrap gap-3">
            <MapOnDemand
              isOpen={isOpen}
              onToggle={setIsOpen}
              mapClass="order-last basis-full"
            >
              <TerritoireMap cartes={cartes} label={t`Les quêtes, ${nom}`} />
            </MapOnDemand>
          </div>
          <div className="mt-8">
            <QueteCardList cartes={cartes} level={2} />
          </div>
        </>
      )}
      {communes.length > 0 && (
        <section aria-labelledby="communes" className="mt-14">
          <h2 id="communes" className="text-2xl">
            <Trans>Ses communes</Trans>
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-5">
            {communes.map((commune) => (
              <li key={commune.insee}>
                <Link
                  to={paths.commune(communeAddress(commune))}
                  className="inline-flex min-h-11 items-center"
                >
                  {commune.nom}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewsLinks place={{ territoire: territoire.id }} nom={nom} />
    </>
  );
}
