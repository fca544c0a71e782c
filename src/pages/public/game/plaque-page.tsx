import { t } from '@lingui/core/macro';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { readNearbyQuetes, type QueteProche } from '@/data/catalogue/nearby-quetes.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { useReprise } from '@/features/play/session/use-reprise.ts';
import { plaqueOf, PlaqueView } from '@/features/quete-sheet/plaque-view.tsx';
import { RetiredQuete } from '@/features/quete-sheet/retired-quete.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { queteAtAddress, readRetired } from '../quete-param.ts';

/** `proches`: null while the quête is there; the quêtes nearest to the plate once it was withdrawn. */
type PlaqueData = { quete: Quete; proches: readonly QueteProche[] | null };

function readAround(
  quete: Quete,
  jeton: string,
  signal: AbortSignal,
): Promise<QueteProche[]> {
  const etape = plaqueOf(quete, jeton)?.etape ?? quete.contenu.etapes[0];
  return readNearbyQuetes(quete.id, etape?.position ?? null, signal);
}

/**
 * One read, that of the quête: a plate outlives its text, so an unknown token is no error. It outlives the quête too: a few more reads
 * then, for the old quête and nearby ones.
 */
export async function loader(parameters: LoaderFunctionArgs): Promise<PlaqueData> {
  const jeton = parameters.params['jeton'] ?? '';
  try {
    const quete = await queteAtAddress(parameters, `/plaque/${jeton}`);
    return { quete, proches: null };
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) throw error;
    const quete = await readRetired(parameters);
    if (quete === null) throw error;
    return { quete, proches: await readAround(quete, jeton, parameters.request.signal) };
  }
}

/** `/les_quetes/<departement>/<commune>/<slug>/plaque/<jeton>`: target of a plate's code. */
export function Component() {
  const { quete, proches } = useLoaderData<typeof loader>();
  const { jeton = '' } = useParams();
  const reprise = useReprise(quete.id);
  const titre = typographie(quete.contenu.titre);
  return (
    <>
      <title>{t`Une plaque de «\u00A0${titre}\u00A0» · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      {proches === null ? (
        <PlaqueView quete={quete} jeton={jeton} reprise={reprise} />
      ) : (
        <RetiredQuete
          quete={quete}
          proches={proches}
          reprise={reprise}
          chapeau={t`La plaque est restée, mais «\u00A0${titre}\u00A0» n’est plus proposée. Merci de l’avoir trouvée\u202F!`}
        />
      )}
    </>
  );
}
