import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { petitsShareOf } from '@/domain/quete/petits-count.ts';
import { petitsWords } from '@/domain/quete/petits-words.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { difficulteWords, genreWords } from './quete-words.ts';
import { isLoop } from './walk.ts';

/** Key facts before setting out, at a glance. */
export function QueteFacts({ contenu }: { contenu: Contenu }) {
  const { dureeMinutes, distanceMetres, ageMinimum, difficulte, etapes, genre } = contenu;
  const etapeCount = etapes.length;
  const petitsShare = petitsShareOf(etapes);
  const montee = contenu.relief?.montee ?? 0;
  const duree = formatDuree(dureeMinutes ?? 0);
  const level = t(difficulteWords[difficulte]);
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-3 text-lg" aria-label={t`En pratique`}>
      {genre !== 'quete' && <Fact strong={t(genreWords[genre].nom)} />}
      {dureeMinutes !== null && (
        <li>
          {genre === 'visite'
            ? t`${duree} environ, récits compris`
            : t`${duree} environ, énigmes comprises`}
        </li>
      )}
      {distanceMetres > 0 && <Distance metres={distanceMetres} isLoop={isLoop(etapes)} />}
      {montee > 0 && (
        <li>
          <Trans>
            <strong>
              {montee}
              {'\u00A0'}m
            </strong>{' '}
            de montée
          </Trans>
        </li>
      )}
      <Fact
        strong={plural(etapeCount, { one: '#\u00A0étape', other: '#\u00A0étapes' })}
      />
      <Fact
        strong={
          ageMinimum === 0
            ? t`tout âge`
            : plural(ageMinimum, {
                one: 'Dès #\u00A0an, accompagné d’un adulte',
                other: 'Dès #\u00A0ans, accompagné d’un adulte',
              })
        }
      />
      {petitsShare !== null && <Fact strong={petitsWords(...petitsShare)} />}
      <li>
        <Trans>
          niveau <strong>{level}</strong>
        </Trans>
      </li>
      <li>
        <Trans>
          se joue <strong>sans réseau</strong> une fois commencée
        </Trans>
      </li>
    </ul>
  );
}

function Distance({ metres, isLoop: isRound }: { metres: number; isLoop: boolean }) {
  const distance = formatDistance(metres);
  if (!isRound) return <Fact strong={distance} />;
  return (
    <li>
      <Trans>
        <strong>{distance}</strong>, boucle
      </Trans>
    </li>
  );
}

function Fact({ strong }: { strong: string }) {
  return (
    <li>
      <strong>{strong}</strong>
    </li>
  );
}
