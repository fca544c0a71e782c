import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { codeIdsOf } from '@/domain/quete/quetes-by-code.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { ClassTripSheet } from './class-trip-sheet.tsx';
import { EmporterPart } from './emporter-part.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { FicheButton } from './fiche-button.tsx';
import { PaperTwin } from './paper-twin.tsx';
import { loadLateSheet } from './load-late-sheet.ts';
import { genreWords } from './quete-words.ts';
import { ShareButtons } from './share-buttons.tsx';
import { WalkDownloads } from './walk-downloads.tsx';

/** The library's table loads only for quêtes with a code. */
const CodeLinks = lazyComponent(async () => (await loadLateSheet()).CodeLinks);

/** Secondary actions and facts of a quête. */
export function QueteActions({ quete }: { quete: Quete }) {
  const { id, contenu, version, publishedAt } = quete;
  const titre = typographie(contenu.titre, contenu.langue);
  const address = addressOf(id);
  const path = paths.quete(address);
  const date = formatDate(publishedAt);
  const { question, explication } = genreWords[contenu.genre];
  const codeIds = codeIdsOf(contenu);
  return (
    <div className="space-y-7">
      <div className="flex flex-wrap gap-2">
        <FavouriteButton queteId={id} />
        <ShareButtons titre={titre} path={path} />
      </div>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link
            to={paths.rejoindre(address)}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Rejoindre une équipe`}
          </Link>
        </li>
        <li>
          <Link
            to={paths.animation(address)}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Sortie de classe ou de groupe`}
          </Link>
        </li>
      </ul>
      <ClassTripSheet contenu={contenu}>
        {(groupCount) => (
          <>
            <FicheButton contenu={contenu} />
            <Link
              to={paths.animation(address, { groupes: groupCount ?? undefined })}
              className="font-bold"
            >
              {t`Suivre les groupes d’ici, avec un code pour chacun`}
            </Link>
          </>
        )}
      </ClassTripSheet>
      <PaperTwin quete={quete} />
      <WalkDownloads quete={quete} />
      <EmporterPart quete={quete} />
      {codeIds.length > 0 && (
        <div>
          <h3 className="text-xl">{t`Codes`}</h3>
          <LoadBoundary waiting="…" instead={t`Des messages à déchiffrer.`}>
            <CodeLinks ids={codeIds} />
          </LoadBoundary>
        </div>
      )}
      <div>
        <h3 className="text-xl">{t(question)}</h3>
        <p className="mt-2">{t(explication)}</p>
        <p className="mt-2">
          {t`Le jeu s’ouvre dans le navigateur de votre téléphone\u00A0: rien à installer, pas de compte à créer.`}
        </p>
      </div>
      <p>
        {t`Une énigme impossible, une plaque disparue, un chemin fermé\u202F?`}{' '}
        <Link to={paths.contact({ sujet: 'probleme', page: path })} className="font-bold">
          {t`Signaler un problème`}
        </Link>
      </p>
      <p className="text-texte-doux">
        {version === 1 ? t`Publiée le ${date}` : t`Mise à jour le ${date}`}
      </p>
    </div>
  );
}
