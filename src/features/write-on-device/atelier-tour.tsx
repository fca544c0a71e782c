import { useEffect, useEffectEvent, useRef, useState } from 'react';
import IconNext from '~icons/lucide/arrow-right';
import IconClose from '~icons/lucide/x';
import { Button } from '@/ui/button.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { tabIdOf, tabPanelIdOf } from '@/ui/choices/tabs.tsx';

/** The parts of the workshop that the tour shows, by the ids of their tabs. */
type Volet = 'etapes' | 'texte' | 'carte' | 'apercu';

type Step = { volet: Volet; titre: string; texte: string };

const steps: readonly [Step, ...Step[]] = [
  {
    volet: 'etapes',
    titre: 'La liste des étapes',
    texte:
      'Un parcours est une suite d’arrêts. Choisissez-en un pour l’écrire. Pour changer l’ordre, glissez-le par sa poignée, ou prenez « Monter » et « Descendre ».',
  },
  {
    volet: 'texte',
    titre: 'Le texte de l’étape',
    texte:
      'Ici s’écrivent le lieu, le récit, l’épreuve, puis ce qu’on lit après. Tout s’enregistre pendant que vous écrivez, et « Annuler » revient en arrière.',
  },
  {
    volet: 'carte',
    titre: 'La carte',
    texte:
      'Touchez-la pour placer l’étape choisie, glissez un point pour le déplacer. Sans la carte, écrivez les coordonnées dans le texte.',
  },
  {
    volet: 'apercu',
    titre: 'L’aperçu',
    texte:
      'L’étape telle que la verra un joueur, sur son téléphone. Répondez à l’épreuve pour l’essayer.',
  },
  {
    volet: 'etapes',
    titre: 'Ce qui reste à faire',
    texte:
      'Sous « à corriger », ce qui manque avant de publier, puis des idées pour aller plus loin. Chaque ligne mène au champ à compléter. Dans l’exemple, la dernière étape attend son épreuve.',
  },
  {
    volet: 'etapes',
    titre: 'Publier…',
    texte:
      'Tout reste dans ce navigateur. « Publier… » mène le parcours dans votre compte, ou en fait un fichier.',
  },
];

const marks = ['outline-3', '-outline-offset-3', 'outline-primaire'];

/** Marks a part of the workshop, and returns the function that unmarks it. */
function pointAt(volet: Volet): () => void {
  // Side by side, panes are not tabs: there is nothing to press.
  document.getElementById(tabIdOf(volet))?.click();
  const panel = document.getElementById(tabPanelIdOf(volet));
  panel?.classList.add(...marks);
  return () => panel?.classList.remove(...marks);
}

/** Six facts about the workshop, beside it: everything stays usable meanwhile, and Escape leaves at any moment. */
export function AtelierTour({ onLeave }: { onLeave: () => void }) {
  const [index, setIndex] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const step = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;

  const leave = () => {
    onLeave();
    document.getElementById(pageTitleId)?.focus();
  };
  const leaveByKey = useEffectEvent(leave);

  // The workshop shows itself by its own means, outside this component; the title is read aloud as it takes the focus.
  useEffect(() => {
    const unmark = pointAt(step.volet);
    title.current?.focus({ preventScroll: true });
    return unmark;
  }, [step]);

  // With the focus anywhere.
  useEffect(() => {
    const leaveOnEscape = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) leaveByKey();
    };
    document.addEventListener('keydown', leaveOnEscape);
    return () => document.removeEventListener('keydown', leaveOnEscape);
  }, []);

  return (
    <section
      role="dialog"
      aria-label="Visite de l’atelier"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-xl overflow-y-auto rounded-carte border-2 border-primaire bg-fond-carte p-5 shadow-flottant print:hidden"
    >
      <p className="text-texte-doux">
        Visite, {index + 1} sur {steps.length}
      </p>
      <h2
        ref={title}
        tabIndex={-1}
        className="mt-1 text-xl"
        aria-describedby="visite-texte"
      >
        {step.titre}
      </h2>
      <p id="visite-texte" className="mt-2">
        {step.texte}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            if (isLast) leave();
            else setIndex(index + 1);
          }}
        >
          {isLast ? 'Commencer à écrire' : 'Suivant'}
          {!isLast && <IconNext aria-hidden="true" className="size-5" />}
        </Button>
        {index > 0 && (
          <Button variant="secondary" onClick={() => setIndex(index - 1)}>
            Précédent
          </Button>
        )}
        {!isLast && (
          <Button variant="quiet" onClick={leave}>
            <IconClose aria-hidden="true" className="size-5" />
            Quitter la visite
          </Button>
        )}
      </div>
    </section>
  );
}
