import { t } from '@lingui/core/macro';
import { ofCommune } from '@/langue/nom-de-commune.ts';
import type { QueteProche } from '@/data/catalogue/nearby-quetes.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { nearbyLink } from '@/lib/format/nearby-link.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { LinkList } from '@/ui/link-list.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

type RetiredQueteProps = {
  /** A version of the quête that was withdrawn: versions stay. */
  quete: Quete;
  proches: readonly QueteProche[];
};

/** At the address of a quête that was withdrawn: says so, and where else to walk. */
export function RetiredQuete({ quete: { id, contenu }, proches }: RetiredQueteProps) {
  const titre = typographie(contenu.titre);
  const ofTown = ofCommune(contenu.commune.nom);
  return (
    <>
      <title>{t`«\u00A0${titre}\u00A0» n’est plus proposée · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <PageTitle
        surtitre={contenu.commune.nom}
        chapeau={t`«\u00A0${titre}\u00A0» n’est plus proposée. D’autres balades vous attendent.`}
      >
        {t`Cette quête a été retirée`}
      </PageTitle>
      <ButtonLink to={paths.commune(addressOf(id))} size="large" className="mt-7">
        {t`Les quêtes ${ofTown}`}
      </ButtonLink>
      {proches.length > 0 && (
        <section aria-labelledby="proches" className="mt-12 max-w-mesure">
          <h2 id="proches" className="text-2xl">
            {t`Près d’ici`}
          </h2>
          <LinkList items={proches.map(nearbyLink)} />
        </section>
      )}
    </>
  );
}
