import { useWorkshopPlace } from './places-context.tsx';
import { plainVolets, storyVolets, volets } from './volets.ts';

/** First stops of the keyboard: the parts of the workshop, past the bar. Seen only while they have the focus. */
export function SkipWays() {
  const { story, goTo } = useWorkshopPlace();
  return (
    <nav aria-label="Aller à une partie de l’atelier">
      {(story === undefined ? plainVolets : storyVolets).map((id) => (
        <button
          key={id}
          type="button"
          onClick={() => goTo(id)}
          className="sr-only rounded-pilule bg-texte px-5 py-3 font-bold text-fond focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-3"
        >
          {`Aller à\u00A0: ${volets[id].label}`}
        </button>
      ))}
    </nav>
  );
}
