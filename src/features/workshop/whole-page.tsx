import IconChevron from '~icons/lucide/chevron-down';
import { AddEtape } from '@/editing/fields/etape/add-etape.tsx';
import { RemovalNotice } from '@/editing/fields/etape/removal-notice.tsx';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { useStable } from '@/editing/session/use-stable.ts';
import { railEtapes } from '@/editing/words/etape-words.ts';
import { classNames } from '@/ui/class-names.ts';
import { useActs } from './acts-context.tsx';
import { useWorkshopPlace } from './places-context.tsx';
import { useReview } from './review-context.tsx';
import type { WorkshopSteps } from './steps.ts';
import { headingIdOf } from './subject.ts';

/** A parcours, its étapes, one of them unfolded, and its publication, below each other. */
export function WholePage({ steps }: { steps: WorkshopSteps }) {
  const { writing } = useWriting();
  const { active, writeEtape } = useWorkshopPlace();
  const { errorCountOf } = useReview();
  const { moves } = useActs();
  const { parcours } = writing.view;
  const listed = useStable(railEtapes(parcours.etapes));
  return (
    <div className="space-y-14">
      <section aria-labelledby="titre-parcours">
        <steps.parcours />
      </section>
      <section aria-labelledby="titre-etapes" className="space-y-5">
        <h2 id="titre-etapes" className="text-2xl">
          Les étapes
        </h2>
        {listed.map(({ id, titre, resume }, index) => {
          const isOpen = id === active.id;
          const headingId = headingIdOf({ type: 'etape', etapeId: id });
          const errorCount = errorCountOf(id);
          return (
            <div
              key={id}
              role="group"
              aria-labelledby={headingId}
              className="rounded-carte border border-trait bg-fond-carte"
            >
              <h3 className="text-lg">
                <button
                  type="button"
                  id={headingId}
                  aria-expanded={isOpen}
                  aria-disabled={isOpen}
                  onClick={() => writeEtape(id)}
                  className="flex min-h-14 w-full items-center gap-3 rounded-carte px-4 py-3 text-left hover:bg-primaire/5"
                >
                  <span className="min-w-0 flex-1">
                    {`Étape ${index + 1}\u00A0: ${titre}`}
                    {!isOpen && (
                      <span className="block truncate font-texte text-base font-normal tracking-normal text-texte-doux">
                        {resume}
                      </span>
                    )}
                  </span>
                  {errorCount > 0 && (
                    <span className="shrink-0 font-texte text-base text-alerte">
                      {`${errorCount} à corriger`}
                    </span>
                  )}
                  <IconChevron
                    aria-hidden="true"
                    className={classNames('size-5 shrink-0', isOpen && 'rotate-180')}
                  />
                </button>
              </h3>
              {isOpen && (
                <div className="border-t border-trait px-4 pt-5 pb-3">
                  <steps.etape />
                </div>
              )}
            </div>
          );
        })}
        <RemovalNotice />
        <AddEtape count={listed.length} onAdd={moves.add} />
      </section>
      <section aria-labelledby="titre-publication">
        <steps.publication />
      </section>
    </div>
  );
}
