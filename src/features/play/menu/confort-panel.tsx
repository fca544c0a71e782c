import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import {
  changePlayChoices,
  tailleList,
  type Taille,
} from '@/data/partie/play-choices.ts';
import { useAuthoredVoice } from '@/lib/media/use-voice.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { ThemeChoice } from '@/ui/choices/theme-choice.tsx';
import { canKeepAwake } from '../help/keep-awake.tsx';
import { usePlayChoices } from '../session/use-play-choices.ts';

const tailleWords: Readonly<Record<Taille, MessageDescriptor>> = {
  normale: msg({ message: 'Normale', context: 'taille du texte' }),
  grande: msg({ message: 'Grande', context: 'taille du texte' }),
  'tres-grande': msg({ message: 'Très grande', context: 'taille du texte' }),
};

/** « Confort »: stories read aloud, screen kept awake, colours. Options unavailable on the device are hidden. */
export function ConfortPanel() {
  const { balade, ecoute, eveil, retours, taille } = usePlayChoices();
  const hasVoice = useAuthoredVoice() !== '';
  return (
    <div className="space-y-3 text-lg">
      {hasVoice && (
        <Checkbox
          checked={ecoute}
          onCheckedChange={(next) => changePlayChoices({ ecoute: next })}
        >
          {t`Écouter les récits\u00A0: un bouton les lit à voix haute`}
        </Checkbox>
      )}
      {hasVoice && (
        <Checkbox
          checked={balade}
          onCheckedChange={(next) => changePlayChoices({ balade: next })}
        >
          {t`Balade écoutée\u00A0: à l’approche d’une étape, son récit commence de lui-même. Écran allumé et page ouverte\u00A0: verrouillé, le téléphone ne sait plus où vous êtes`}
        </Checkbox>
      )}
      <Checkbox
        checked={retours === true}
        onCheckedChange={(next) => changePlayChoices({ retours: next })}
      >
        {t`Un son et une vibration à chaque réponse`}
      </Checkbox>
      {canKeepAwake() && (
        <Checkbox
          checked={eveil}
          onCheckedChange={(next) => changePlayChoices({ eveil: next })}
        >
          {t`Garder l’écran allumé jusqu’à l’arrivée (la batterie s’use plus vite)`}
        </Checkbox>
      )}
      <RadioGroup
        legend={t`Taille du texte`}
        options={tailleList.map((value) => ({ value, label: t(tailleWords[value]) }))}
        value={taille}
        onValueChange={(next) => changePlayChoices({ taille: next })}
        inline
      />
      <ThemeChoice />
    </div>
  );
}
