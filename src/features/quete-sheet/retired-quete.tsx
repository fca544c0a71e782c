import { t } from '@lingui/core/macro';
import { ofCommune } from '@/langue/nom-de-commune.ts';
import type { QueteProche } from '@/data/catalogue/nearby-quetes.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { nearbyLink } from '@/lib/format/nearby-link.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { LinkList } from '@/ui/link-list.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import type { Reprise } from './quete-sheet.tsx';

type RetiredQueteProps = {
  /** A version of the quête that was withdrawn: versions stay. */
  quete: Quete;
  proches: readonly QueteProche[];
  reprise: Reprise | undefined;
  /** A sentence under the title. */
  chapeau: string;
};

function finishLabel({ etapeNumero }: Reprise): string {
  return t`Finir ma partie, à l’étape ${etapeNumero}`;
}

/** A withdrawn quête: a notice, the party under way to finish, and other walks nearby. */
export function RetiredQuete({ quete, proches, reprise, chapeau }: RetiredQueteProps) {
  const { id, contenu } = quete;
  const ofTown = ofCommune(contenu.commune.nom);
  const address = addressOf(id);
  return (
    <>
      <PageTitle surtitre={contenu.commune.nom} chapeau={chapeau}>
        {t`Cette quête a été retirée`}
      </PageTitle>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        {reprise !== undefined && (
          <ButtonLink to={paths.jouer(address)} size="large">
            {finishLabel(reprise)}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.commune(address)}
          variant={reprise === undefined ? 'primary' : 'secondary'}
          size="large"
        >
          {t`Les quêtes ${ofTown}`}
        </ButtonLink>
      </div>
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
