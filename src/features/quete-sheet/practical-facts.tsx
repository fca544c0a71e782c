import { langOf } from '@/langue/authored.ts';
import { t } from '@lingui/core/macro';
import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import { traitWords } from '@/domain/parcours/pratique-words.ts';
import { langueOfTexte } from '@/domain/quete/langue-of-etape.ts';
import { mediaWords } from '@/domain/quete/media-words.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { useIsAwake } from '@/ui/use-is-awake.ts';
import { Fact } from './fact.tsx';
import { GoThereLink } from './go-there-link.tsx';
import { loadLateSheet } from './load-late-sheet.ts';
import { LanguesFact } from './langues-fact.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { isLoop } from './walk.ts';

/** The day and the hour are the reader's: not in the HTML of the build. */
const TodayFact = lazyComponent(async () => (await loadLateSheet()).TodayFact);

/** Practical facts before leaving home, besides `QueteFacts`. Unwritten ones are left out. */
export function PracticalFacts({ quete }: { quete: Quete }) {
  const { contenu } = quete;
  const { etapes } = contenu;
  const acces = [
    ...contenu.pratique.traits.map((trait) => t(traitWords[trait])),
    ...mediaWords(contenu),
  ];
  const verifiedAt = verifiedAtOf(quete);
  const [depart] = etapes;
  const last = etapes.at(-1);
  const departTexte = depart?.lieu === '' ? depart.titre : (depart?.lieu ?? '');
  const departLangue = langueOfTexte(departTexte, contenu, depart);
  const arriveeLangue = langueOfTexte(last?.lieu ?? '', contenu, last);
  const isRound = isLoop(etapes);
  const isAwake = useIsAwake();
  return (
    <section aria-labelledby="pratique">
      <h2 id="pratique" className="text-2xl">
        {t`En pratique`}
      </h2>
      <dl className="mt-5 space-y-4">
        {depart !== undefined && (
          <Fact name={t`Départ`}>
            <span lang={langOf(departLangue)}>
              {dressed(departTexte, departLangue)}
              {`, ${contenu.commune.nom}`}
            </span>
            {depart.position !== null && (
              <span className="block">
                <GoThereLink position={depart.position} />
              </span>
            )}
          </Fact>
        )}
        {last !== undefined && etapes.length > 1 && (last.lieu !== '' || isRound) && (
          <Fact name={t`Arrivée`}>
            {isRound ? (
              t`Près du départ\u00A0: c’est une boucle`
            ) : (
              <span lang={langOf(arriveeLangue)}>
                {dressed(last.lieu, arriveeLangue)}
              </span>
            )}
          </Fact>
        )}
        <Fact name={t`Ouverture`}>
          <Lines lines={ouvertureLines(contenu.pratique)} />
        </Fact>
        {acces.length > 0 && (
          <Fact name={t`Accès`}>
            <Lines lines={acces} />
          </Fact>
        )}
        <LanguesFact langues={contenu.langues} />
        <ServiceFacts pratique={contenu.pratique} langue={contenu.langue} />
        {isAwake && (
          <LoadBoundary>
            <TodayFact contenu={contenu} />
          </LoadBoundary>
        )}
        <Fact name={t`Matériel`}>{t`Un téléphone chargé, de bonnes chaussures.`}</Fact>
        {verifiedAt !== null && (
          <Fact name={t`Vérifiée sur place`}>{onDay(verifiedAt)}</Fact>
        )}
      </dl>
    </section>
  );
}

/** Date of the last check on site: by the author before publishing, or by a later round. */
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

function onDay(at: number): string {
  const date = formatDate(at);
  return t`Le ${date}`;
}
