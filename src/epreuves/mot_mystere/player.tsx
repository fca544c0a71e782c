import { t } from '@lingui/core/macro';
import { currentLangue } from '@/langue/current-langue.ts';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { RowButton } from '../row-button.tsx';
import IconErase from '~icons/lucide/delete';
import { tilesOf } from './tiles.ts';

/** A word to compose with the letters won on the way, by presses or typing. */
export function MotMysterePlayer({
  epreuve,
  typed,
  onType,
  consigneId,
  error,
}: EpreuvePlayerProps<'mot_mystere'>) {
  const tiles = tilesOf(epreuve.lettres, typed);
  return (
    <div className="space-y-5">
      {currentLangue() !== 'fr' && <p>{t`Ces lettres forment un mot français.`}</p>}
      <section aria-label={t`Lettres gagnées`}>
        <ul className="flex flex-wrap gap-[8px]">
          {tiles.map(({ lettre, numero, isUsed }, index) => (
            // Two tiles may have the same letter: a tile is its index.
            <li key={index}>
              <button
                type="button"
                disabled={isUsed}
                aria-label={
                  isUsed
                    ? t`${lettre}, de l’étape ${numero}, posée`
                    : t`${lettre}, de l’étape ${numero}`
                }
                onClick={() => onType(typed + lettre)}
                className="play-case rounded-carte border-2 border-primaire bg-primaire font-titre text-2xl font-bold text-sur-primaire disabled:border-trait disabled:bg-fond-creux disabled:text-texte-doux"
              >
                {lettre}
              </button>
            </li>
          ))}
        </ul>
        <RowButton
          icon={<IconErase aria-hidden="true" className="size-5" />}
          disabled={typed === ''}
          onClick={() => onType(Array.from(typed).slice(0, -1).join(''))}
        >
          {t`Retirer la dernière lettre`}
        </RowButton>
      </section>
      <AnswerField
        label={t`Le mot mystère`}
        value={typed}
        onValueChange={onType}
        consigneId={consigneId}
        error={error}
      />
    </div>
  );
}
