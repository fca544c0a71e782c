import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import { traitWords } from '@/domain/parcours/pratique-words.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { mediaWords } from '@/domain/quete/media-words.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { codeIdsOf } from '@/domain/quete/quetes-by-code.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { useIsAwake } from '@/ui/use-is-awake.ts';
import { Fact } from './fact.tsx';
import { GoThereLink } from './go-there-link.tsx';
import { difficulteWords } from './quete-words.ts';
import { ServiceFacts } from './service-facts.tsx';
import { isLoop } from './walk.ts';

/** The library's table comes for the quêtes that use a code, and for no other. */
const CodeLinks = lazyComponent(async () => (await import('./code-links.tsx')).CodeLinks);

/** The day and the hour are those of who reads: it is not in the HTML of the build. */
const TodayFact = lazyComponent(async () => (await import('./today-fact.tsx')).TodayFact);

/** Everything one settles before leaving home, each with its name. What nobody wrote is left out. */
export function PracticalFacts({ quete }: { quete: Quete }) {
  const { id, contenu } = quete;
  const { etapes, dureeMinutes, distanceMetres, ageMinimum, difficulte } = contenu;
  const acces = [
    ...contenu.pratique.traits.map((trait) => t(traitWords[trait])),
    ...mediaWords(contenu),
  ];
  const verifiedAt = verifiedAtOf(quete);
  const [depart] = etapes;
  const codeIds = codeIdsOf(contenu);
  const last = etapes.at(-1);
  const isAwake = useIsAwake();
  return (
    <section aria-labelledby="pratique">
      <h2 id="pratique" className="text-2xl">
        En pratique
      </h2>
      <dl className="mt-5 space-y-4">
        {depart !== undefined && (
          <Fact name="Départ">
            {typographie(depart.lieu === '' ? depart.titre : depart.lieu)}
            {`, ${contenu.commune.nom}`}
            {depart.position !== null && (
              <span className="block">
                <GoThereLink position={depart.position} />
              </span>
            )}
          </Fact>
        )}
        {last !== undefined && etapes.length > 1 && (
          <Fact name="Arrivée">
            {isLoop(etapes)
              ? 'Près du départ\u00A0: c’est une boucle'
              : typographie(last.lieu)}
          </Fact>
        )}
        {dureeMinutes !== null && (
          <Fact name="Durée">{`${formatDuree(dureeMinutes)} environ, ${contenu.genre === 'visite' ? 'récits compris' : 'énigmes comprises'}`}</Fact>
        )}
        {distanceMetres > 0 && (
          <Fact name="À pied">{`${formatDistance(distanceMetres)} d’étape en étape`}</Fact>
        )}
        <Fact name="Difficulté">{capitalised(difficulteWords[difficulte])}</Fact>
        <Fact name="Public">
          {ageMinimum === 0
            ? 'Tout âge'
            : `Dès ${formatCount(ageMinimum, 'an', 'ans')}, accompagné d’un adulte`}
        </Fact>
        <Fact name="Ouverture">
          <Lines lines={ouvertureLines(contenu.pratique)} />
        </Fact>
        {acces.length > 0 && (
          <Fact name="Accès">
            <Lines lines={acces} />
          </Fact>
        )}
        <ServiceFacts pratique={contenu.pratique} />
        {isAwake && (
          <LoadBoundary>
            <TodayFact contenu={contenu} />
          </LoadBoundary>
        )}
        <Fact name="Réseau">
          Aucun, une fois la quête sur votre téléphone.{' '}
          <Link to={paths.depart(addressOf(id))} className="font-bold">
            La garder avant de partir
          </Link>
        </Fact>
        {codeIds.length > 0 && (
          <Fact name="Codes">
            <LoadBoundary waiting="…" instead="Des messages à déchiffrer.">
              <CodeLinks ids={codeIds} />
            </LoadBoundary>
          </Fact>
        )}
        <Fact name="Matériel">Un téléphone chargé, de bonnes chaussures.</Fact>
        {verifiedAt !== null && (
          <Fact name="Vérifiée sur place">{`Le ${formatDate(verifiedAt)}`}</Fact>
        )}
      </dl>
    </section>
  );
}

/** When it was last checked on site: by the author before publishing, or by a later round. */
function verifiedAtOf({ contenu, verifieeLe }: Quete): number | null {
  const { verifieLe } = contenu.pratique;
  const times = [verifieeLe, verifieLe === null ? undefined : Date.parse(verifieLe)];
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? null : Math.max(...known);
}

/** A line by itself, several as a list. */
function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return lines[0];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase('fr-FR') + words.slice(1);
}
