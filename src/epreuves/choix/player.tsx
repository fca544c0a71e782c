import { t } from '@lingui/core/macro';
import { optionIdsOf } from '@/domain/epreuve/kinds/options.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { ChoiceCards } from '@/ui/choices/choice-cards.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';

/** One option, or several, to tick among large cards. */
export function ChoixPlayer({
  epreuve,
  typed,
  onType,
  consigneId,
  error,
}: EpreuvePlayerProps<'choix'>) {
  const { options, plusieurs } = epreuve;
  return (
    <ChoiceCards
      labelledBy={consigneId}
      options={options.map(({ id, texte }) => ({
        value: id,
        label: <Authored text={texte} />,
      }))}
      value={optionIdsOf(typed)}
      onValueChange={(ids) => onType(ids.join('-'))}
      multiple={plusieurs}
      className="min-w-0"
      hint={plusieurs ? t`Plusieurs réponses sont à choisir.` : undefined}
      error={error}
    />
  );
}
