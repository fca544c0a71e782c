import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import {
  adaptationList,
  isAdaptedBy,
  type Adaptation,
} from '@/domain/partie/adaptation.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { ChoiceCards } from '@/ui/choices/choice-cards.tsx';

const labels: Readonly<Record<Adaptation, MessageDescriptor>> = {
  'sans-vue': msg`Sans la vue`,
  'sans-ouie': msg`Sans l’ouïe`,
  'sans-marches': msg`Sans marches`,
  'a-mon-rythme': msg`À mon rythme`,
  'facile-a-lire': msg`Des textes faciles à lire`,
};

type AdapterPanelProps = {
  contenu: Contenu;
  adaptations: readonly Adaptation[];
  onAdapt: (adaptations: readonly Adaptation[]) => void;
};

/** « Adapter la partie »: the players' preferences, and this quête's options for them. Stored on the device. */
export function AdapterPanel({ contenu, adaptations, onAdapt }: AdapterPanelProps) {
  // A box is ticked at once: the device stores it a moment later.
  const [shown, setShown] = useState(adaptations);

  function choose(values: readonly string[]): void {
    const chosen = adaptationList.filter((adaptation) => values.includes(adaptation));
    setShown(chosen);
    onAdapt(chosen);
    changePlayChoices({ adaptations: chosen });
  }

  return (
    <div className="space-y-4 text-lg">
      <ChoiceCards
        legend={t`Ce qui vous convient`}
        hint={t`Les points restent les mêmes. Vous pouvez changer à tout moment.`}
        multiple
        options={adaptationList.map((adaptation) => ({
          value: adaptation,
          label: t(labels[adaptation]),
          hint: offerWords(adaptation, contenu),
        }))}
        value={shown}
        onValueChange={choose}
      />
      <p>
        {t`Ces choix restent sur cet appareil. Une étape ne vous convient pas\u202F? «\u00A0Passer l’étape\u00A0» est toujours possible.`}
      </p>
    </div>
  );
}

/** Options of a quête for these preferences. */
function offerWords(adaptation: Adaptation, contenu: Contenu): string {
  const { etapes } = contenu;
  const answered = etapes.filter(({ epreuve }) => isAdaptedBy(epreuve, [adaptation]));
  const otherCount = answered.length;
  const others = plural(otherCount, {
    one: 'Une autre façon de répondre à #\u00A0étape.',
    other: 'Une autre façon de répondre à #\u00A0étapes.',
  });
  const otherWords = otherCount === 0 ? '' : ` ${others}`;
  switch (adaptation) {
    case 'sans-vue':
      return `${t`Images décrites, récits à écouter, direction dite ou sonnée.`}${otherWords}`;
    case 'sans-ouie':
      return `${t`Aucun texte n’est lu à voix haute.`}${otherWords}`;
    case 'sans-marches': {
      const count = etapes.filter((etape) => etape.cheminSansMarches !== '').length;
      const ways =
        count === 0
          ? t`Aucun chemin sans marches n’est décrit ici\u00A0: renseignez-vous avant de partir.`
          : plural(count, {
              one: 'Un chemin sans marches est décrit pour #\u00A0étape.',
              other: 'Un chemin sans marches est décrit pour #\u00A0étapes.',
            });
      return `${ways}${otherWords}`;
    }
    case 'a-mon-rythme':
      return t`Le temps n’est pas montré, et la voix lit plus lentement.`;
    case 'facile-a-lire': {
      const count = etapes.filter(({ falc }) => falc !== '').length;
      const total = etapes.length;
      return count === 0
        ? t`Cette quête n’a pas encore de textes faciles à lire.`
        : plural(count, {
            one: `Des phrases courtes, pour les enfants et pour tous, à #\u00A0étape sur ${total}.`,
            other: `Des phrases courtes, pour les enfants et pour tous, à #\u00A0étapes sur ${total}.`,
          });
    }
  }
}
