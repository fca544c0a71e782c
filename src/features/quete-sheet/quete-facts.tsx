import type { ReactNode } from 'react';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { difficulteWords, genreWords } from './quete-words.ts';
import { isLoop } from './walk.ts';

/** What one wants to know before setting out, in one glance. */
export function QueteFacts({ contenu }: { contenu: Contenu }) {
  const { dureeMinutes, distanceMetres, ageMinimum, difficulte, etapes, genre } = contenu;
  const montee = contenu.relief?.montee ?? 0;
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-3 text-lg" aria-label="En pratique">
      {genre !== 'quete' && <Fact strong={genreWords[genre].nom} />}
      {dureeMinutes !== null && <Fact strong={formatDuree(dureeMinutes)}> environ</Fact>}
      {distanceMetres > 0 && (
        <Fact strong={formatDistance(distanceMetres)}>
          {isLoop(etapes) ? ', boucle' : ''}
        </Fact>
      )}
      {montee > 0 && <Fact strong={`${montee}\u00A0m`}> de montée</Fact>}
      <Fact strong={formatCount(etapes.length, 'étape', 'étapes')} />
      <Fact
        strong={
          ageMinimum === 0 ? 'tout âge' : `dès ${formatCount(ageMinimum, 'an', 'ans')}`
        }
      />
      <li>
        niveau <strong>{difficulteWords[difficulte]}</strong>
      </li>
      <li>
        se joue <strong>sans réseau</strong> une fois commencée
      </li>
    </ul>
  );
}

function Fact({ strong, children }: { strong: string; children?: ReactNode }) {
  return (
    <li>
      <strong>{strong}</strong>
      {children}
    </li>
  );
}
