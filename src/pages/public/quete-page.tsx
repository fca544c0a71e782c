import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { QueteProche } from '@/data/catalogue/nearby-quetes.ts';
import { answered } from '@/data/firestore/answered.ts';
import { noteShownQuete } from '@/data/quete/shown-quete.ts';
import type { EnseigneShown } from '@/data/territoire/read-enseigne.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { useReprise } from '@/features/play/session/use-reprise.ts';
import { QueteSheet } from '@/features/quete-sheet/quete-sheet.tsx';
import { useSignalementNews } from '@/features/signalement-news/use-signalement-news.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { queteAtAddress, readRetired } from './quete-param.ts';

/** A quête that was withdrawn, and those nearest to its start. */
type Retired = { retiree: Quete; proches: readonly QueteProche[] };

const loadRetired = () => import('./retired-parts.ts');

/** No other sheet loads it. */
const RetiredQuete = lazyComponent(async () => (await loadRetired()).RetiredQuete);

/** A quête, and the band of its territory. The build writes it beside the page as JSON. */
type Shown = {
  quete: Quete;
  /** The French text, if another language is shown: a party begins with it. */
  french?: Quete;
  enseigne: EnseigneShown | null;
};

/** The band of a quête's territory; null if it belongs to its commune alone. */
async function enseigneOf({ contenu }: Quete): Promise<EnseigneShown | null> {
  if (contenu.territoire === undefined) return null;
  const { readEnseigne } = await answered(import('@/data/territoire/read-enseigne.ts'));
  return readEnseigne(contenu);
}

/** A quête in the language of the page, if it has it; no other page loads the code to read it. */
async function inLangue(quete: Quete, signal: AbortSignal): Promise<Quete> {
  if (currentLangue() === 'fr' || quete.contenu.langues === undefined) return quete;
  const { queteInLangue } = await answered(import('@/data/quete/langue-file.ts'));
  return queteInLangue(quete, signal);
}

/**
 * Its result is all JSON: the build writes it beside the page.
 *
 * One read, two for a quête of a territory, one more in another language that it has. An address that never had a quête is a page that does
 * not exist; a withdrawn quête is shown as such, for three reads more.
 */
export async function loader(parameters: LoaderFunctionArgs): Promise<Shown | Retired> {
  const { params } = parameters;
  if (params['commune'] === 'privee') {
    const { priveeDoor } = await import('./privee-door.ts');
    throw redirect(priveeDoor(params));
  }
  try {
    const quete = await queteAtAddress(parameters);
    const [shown, enseigne] = await Promise.all([
      inLangue(quete, parameters.request.signal),
      enseigneOf(quete),
    ]);
    return { quete: shown, enseigne, ...(shown !== quete && { french: quete }) };
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) throw error;
    const retiree = await readRetired(parameters);
    if (retiree === null) throw error;
    const place = retiree.contenu.etapes[0]?.position ?? null;
    const { signal } = parameters.request;
    const { readNearbyQuetes } = await answered(loadRetired());
    const proches = await readNearbyQuetes(retiree.id, place, signal);
    return { retiree, proches };
  }
}

/** `/les_quetes/<departement>/<commune>/<slug>`: one quête. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  return 'retiree' in data ? <RetiredPage {...data} /> : <QuetePage {...data} />;
}

function RetiredPage({ retiree, proches }: Retired) {
  const reprise = useReprise(retiree.id);
  const titre = typographie(retiree.contenu.titre);
  return (
    <>
      <title>{t`«\u00A0${titre}\u00A0» n’est plus proposée · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <LoadBoundary>
        <RetiredQuete
          quete={retiree}
          proches={proches}
          reprise={reprise}
          chapeau={t`«\u00A0${titre}\u00A0» n’est plus proposée. D’autres balades vous attendent.`}
        />
      </LoadBoundary>
    </>
  );
}

function QuetePage({ quete, enseigne, french = quete }: Shown) {
  const reprise = useReprise(quete.id);
  const news = useSignalementNews(quete.id);
  // A party begun here plays the quête shown here, without a second read.
  useEffect(() => noteShownQuete(french, Date.now()), [french]);
  const { titre, commune, resume, langue } = quete.contenu;
  return (
    <>
      <PageHead
        title={`${typographie(titre, langue)}, ${commune.nom}`}
        description={typographie(resume, langue)}
        path={paths.quete(addressOf(quete.id))}
      />
      {news !== null && <news.View quete={quete} answered={news.answered} />}
      {enseigne !== null && <Enseigne {...enseigne} className="mb-6" />}
      <QueteSheet quete={quete} reprise={reprise} />
    </>
  );
}
