import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { deviceFeuillets } from '@/data/carnet/device-feuillets.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import { queteInLangue } from '@/data/quete/langue-file.ts';
import { readQuete } from '@/data/quete/quete-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { coverImageOf } from '@/domain/quete/public-media.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { FeuilletList } from '@/features/carnet/feuillet-list.tsx';
import { PaperTwin } from '@/features/quete-sheet/paper-twin.tsx';
import { authoredLang, setAuthoredLangue } from '@/langue/authored.ts';
import { isLangue } from '@/langue/langue.ts';
import { formatDate } from '@/lib/format/date.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { publicPicture } from '@/lib/media/public-image.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { dossier } from './dossier.ts';

type Accueil = { quete: Quete; isUnderWay: boolean };

/** The quête of the folder in the language of the page, and whether this device has a party of it under way. */
export async function readAccueil(id: QueteId, signal: AbortSignal): Promise<Accueil> {
  const quete = await queteInLangue(await readQuete(id, signal), signal);
  const last = await (await partieStore()).readLast(id);
  const isOwn = last?.quete.version === quete.version;
  return { quete, isUnderWay: isOwn && last.kept.partie.finishedAt === null };
}

/** The page before the game: the quête in a few words, what a folder does not do, and where the living quête is. */
export function AccueilPage() {
  const { quete, isUnderWay } = useLoaderData<Accueil>();
  const { contenu, id, version, publishedAt } = quete;
  setAuthoredLangue(isLangue(contenu.langue) ? contenu.langue : 'fr', contenu.enFrancais);
  const cover = coverImageOf(contenu);
  const { src, srcSet, sizes, alt, width, height } =
    cover === null ? { src: '' } : publicPicture(cover);
  const address = addressOf(id);
  const date = formatDate(publishedAt);
  const feuillets = deviceFeuillets();
  return (
    <div className="mx-auto w-full max-w-2xl space-y-6 px-4 py-6 text-lg">
      <title>{typographie(contenu.titre)}</title>
      <p className="text-texte-doux">{contenu.commune.nom}</p>
      <h1 lang={authoredLang(contenu.titre)} className="text-4xl">
        {dressed(contenu.titre)}
      </h1>
      {src !== '' && (
        <img
          {...{ src, srcSet, sizes, width, height }}
          alt={alt}
          className="rounded-carte"
        />
      )}
      <p lang={authoredLang(contenu.resume)}>{dressed(contenu.resume)}</p>
      <ButtonLink size="large" wide to={paths.jouer(address)}>
        {isUnderWay ? t`Reprendre la partie` : t`Jouer`}
      </ButtonLink>
      {isUnderWay && (
        <ButtonLink variant="quiet" to={paths.recommencer(address)}>
          {t`Recommencer du début`}
        </ButtonLink>
      )}
      <PaperTwin quete={quete} />
      {feuillets.length > 0 && (
        <section aria-labelledby="carnet" className="space-y-4">
          <h2 id="carnet" className="text-2xl">{t`Notre carnet`}</h2>
          <FeuilletList feuillets={feuillets} isGone={() => true} />
        </section>
      )}
      <p className="text-base">
        <Trans>
          Copie à emporter du {date}, version {version}. Elle garde la partie sur cet
          appareil, ne prouve et ne compte rien.{' '}
          <a href={dossier().vivante}>La quête à jour est sur son site</a>.
        </Trans>
      </p>
    </div>
  );
}
