import { t } from '@lingui/core/macro';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { usePlayChoices } from '../session/use-play-choices.ts';

/** The age of each player, small or not: stored on the device, never in the party. Empty without names. */
export function PetitsBoxes() {
  const { joueurs, petits } = usePlayChoices();
  if (joueurs.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-bold">{t`Qui a entre 4 et 7 ans\u202F?`}</legend>
      {joueurs.map((joueur) => (
        <Checkbox
          key={joueur}
          checked={petits.includes(joueur)}
          onCheckedChange={(isPetit) => {
            const others = petits.filter((one) => one !== joueur);
            changePlayChoices({ petits: isPetit ? [...others, joueur] : others });
          }}
        >
          {joueur}
        </Checkbox>
      ))}
    </fieldset>
  );
}
