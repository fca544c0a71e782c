import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { paths } from '@/lib/paths.ts';
import { pageTitleId } from '@/ui/page-title.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { TerritoireMap } from './territoire-map.tsx';

type EmbeddedTerritoireProps = { territoire: Territoire; cartes: readonly Carte[] };

/** The quêtes of a territory or a commune in a frame of another site: map and list, each quête on its own page. */
export function EmbeddedTerritoire({ territoire, cartes }: EmbeddedTerritoireProps) {
  const { nom, couleur, blason } = territoire;
  const total = cartes.length;
  return (
    <div className="mx-auto max-w-page p-4">
      <Enseigne
        nom={nom}
        couleur={couleur}
        blason={blason === '' ? '' : publicFileUrl(blason)}
      />
      <h1 id={pageTitleId} tabIndex={-1} className="mt-4 text-2xl">
        {cartes.length === 0
          ? t`Pas encore de quête`
          : plural(total, {
              one: '#\u00A0quête à faire à pied',
              other: '#\u00A0quêtes à faire à pied',
            })}
      </h1>
      {cartes.length > 0 && (
        <div className="mt-4">
          <TerritoireMap cartes={cartes} label={t`Les quêtes, ${nom}`} isFramed />
        </div>
      )}
      <ol className="mt-4 divide-y divide-trait border-y border-trait">
        {cartes.map(({ queteId, titre, resume, commune }) => (
          <li key={queteId} className="py-3">
            <a
              href={paths.quete(addressOf(queteId))}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-lg font-bold"
            >
              {typographie(titre)}
              <span className="sr-only"> {t`(nouvelle fenêtre)`}</span>
            </a>
            <p className="text-texte-doux">{commune.nom}</p>
            {resume !== '' && <p className="mt-1">{typographie(resume)}</p>}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-texte-doux">
        <Trans>Quêtes &amp; Codes, sans compte ni installation.</Trans>
      </p>
    </div>
  );
}
