import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ClassTripSheet } from './class-trip-sheet.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { FicheButton } from './fiche-button.tsx';
import { PaperTwin } from './paper-twin.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { WalkDownloads } from './walk-downloads.tsx';

/** What one may do with a quête beside playing it. */
export function QueteActions({ quete }: { quete: Quete }) {
  const { id, contenu } = quete;
  const titre = typographie(contenu.titre, contenu.langue);
  const path = paths.quete(addressOf(id));
  return (
    <section aria-labelledby="garder" className="space-y-8 print:hidden">
      <div>
        <h2 id="garder" className="text-2xl">
          {t`Garder, partager`}
        </h2>
        <div className="mt-5 flex flex-wrap gap-2">
          <FavouriteButton queteId={id} />
          <ShareButtons titre={titre} path={path} />
        </div>
      </div>
      <details className="rounded-carte border border-trait bg-fond-carte px-5 py-2">
        <summary className="flex min-h-12 cursor-pointer items-center text-lg font-bold">
          {t`Pour aller plus loin\u00A0: papier, tracé GPS`}
        </summary>
        <div className="space-y-7 pt-3 pb-4">
          <PaperTwin quete={quete} />
          <WalkDownloads quete={quete} />
        </div>
      </details>
      <ClassTripSheet contenu={contenu}>
        {(groupCount) => (
          <>
            <FicheButton contenu={contenu} />
            <Link
              to={paths.animation(addressOf(id), { groupes: groupCount ?? undefined })}
              className="font-bold"
            >
              {t`Suivre les groupes d’ici, avec un code pour chacun`}
            </Link>
          </>
        )}
      </ClassTripSheet>
      <p>
        {t`Une énigme impossible, une plaque disparue, un chemin fermé\u202F?`}{' '}
        <Link to={paths.contact({ sujet: 'probleme', page: path })} className="font-bold">
          {t`Signaler un problème`}
        </Link>
      </p>
    </section>
  );
}
