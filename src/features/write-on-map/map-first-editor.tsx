import { PlacedEtapeList } from '@/editing/fields/map/placed-etape-list.tsx';
import { PlacingMap, usePlacing } from '@/editing/fields/map/placing-map.tsx';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { useWriting, WritingProvider } from '@/editing/fields/writing-context.tsx';
import { EditorBar, OtherWay } from '@/editing/frame/editor-bar.tsx';
import { useHistoryKeys } from '@/editing/frame/use-history-keys.ts';
import { WritingNotices } from '@/editing/frame/writing-notices.tsx';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { useMediaQuery } from '@/map/use-media-query.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** Below this width the map is above the names. */
const wideQuery = '(min-width: 64rem)';

/** The map first: étapes are placed on it and named; all the rest is written in the workshop. */
export function MapFirstEditor(props: ParcoursEditorProps) {
  return (
    <WritingProvider {...props}>
      <MapFirst />
    </WritingProvider>
  );
}

function MapFirst() {
  const editor = useWriting();
  const { session, etapeCountMax, writing } = editor;
  const { ways } = useWritingPlace();
  useHistoryKeys(session);
  const { view } = writing;
  const { parcours } = view;
  const isWide = useMediaQuery(wideQuery);
  const placing = usePlacing({
    parcours,
    session,
    etapeCountMax,
    onPlace: writing.place,
  });
  const isLaid = view.status.type !== 'vierge';

  return (
    <>
      <EditorBar view={view} session={session} />
      <div className="mx-auto w-full max-w-page px-4 pt-6 pb-16 sm:px-6">
        <PageTitle chapeau="Touchez la carte à chaque arrêt, dans l’ordre de la promenade. Un point se déplace en le glissant. Sans la carte, ajoutez une étape et écrivez ses coordonnées.">
          Posez vos étapes sur la carte
        </PageTitle>
        <p className="mt-2">
          <OtherWay view={view} />
        </p>
        <div className="mt-4 space-y-4 not-empty:mb-4">
          <WritingNotices {...editor} />
        </div>
        <div className="gap-10 lg:grid lg:grid-cols-5">
          <section aria-label="Carte à toucher" className="min-w-0 lg:col-span-3">
            <div className="lg:sticky lg:top-20">
              <PlacingMap
                parcours={writing.mapped}
                placing={placing}
                viewKey={writing.viewKey}
                heightClass={isWide ? 'h-136' : 'h-96'}
                onPlace={writing.place}
              />
            </div>
          </section>
          <section
            aria-labelledby="titre-posees"
            className="mt-6 min-w-0 lg:col-span-2 lg:mt-0"
          >
            <h2 id="titre-posees" className="mb-5 text-2xl">
              Leur nom
            </h2>
            <PlacedEtapeList placing={placing} />
            <div className="mt-8 border-t border-trait pt-6">
              {isLaid ? (
                <ButtonLink size="large" to={ways.edit({ id: parcours.id })}>
                  Continuer dans l’atelier
                </ButtonLink>
              ) : (
                <Button size="large" aria-disabled aria-describedby="rien-encore">
                  Continuer dans l’atelier
                </Button>
              )}
              <p id="rien-encore" className="mt-3 max-w-mesure text-texte-doux">
                {isLaid
                  ? 'Vous y écrirez le titre, la commune, les récits et les épreuves. Tout ce qui est ici y sera.'
                  : 'Posez d’abord une étape.'}
              </p>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
