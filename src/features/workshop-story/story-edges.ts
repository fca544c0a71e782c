import { MarkerType, type Edge } from '@xyflow/react';
import { use, useMemo } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { classNames } from '@/ui/class-names.ts';
import { EssaisContext } from './essais.ts';
import { linkTitle, type StoryLine, type StoryLink } from './story-lines.ts';

export type LinkEdge = Edge<
  {
    etapeId: EtapeId;
    index: number;
    /** Position of the words along its line, from 0 to 1. */
    wordsAt: number;
    curvature: number;
  },
  'choix'
>;

/** Letters of a choice beside its line; the outline has it whole. */
const labelMax = 26;

/** Words of neighbouring lines have different heights, so that they can all be read. */
const wordPlaces = [0.3, 0.55, 0.8] as const;

/** Short text of a choice for little room. */
export function shortTitle(libelle: string, index: number): string {
  return shorten(linkTitle(libelle, index));
}

function shorten(text: string): string {
  return text.length <= labelMax ? text : `${text.slice(0, labelMax - 1).trimEnd()}…`;
}

function edgeIdOf(etapeId: string, index: number): string {
  return `${etapeId} ${index}`;
}

/** Label beside the line of a choice: a key if it has conditions. */
function edgeLabel({ libelle, index, asks }: StoryLink): string {
  return shorten(`${asks.length > 0 ? 'Si… ' : ''}${linkTitle(libelle, index)}`);
}

/** The choices that the essai under way has taken. */
function useWalkedIds(): ReadonlySet<string> {
  const { essais } = use(EssaisContext);
  return useMemo(() => {
    const { courant } = essais;
    if (courant === null) return new Set<string>();
    let from: string = courant.departId;
    return new Set(
      courant.pas.map(({ suite, versId }) => {
        const id = edgeIdOf(from, suite);
        from = versId;
        return id;
      }),
    );
  }, [essais]);
}

/** The choices of a story as lines, except those without a target, or back to their own étape. */
export function useStoryEdges(
  lines: readonly StoryLine[],
  selectedId: string | null,
): LinkEdge[] {
  const walked = useWalkedIds();
  return useMemo(
    () =>
      lines.flatMap(({ id, numero, links }) =>
        links
          .filter(({ vers, versLabel }) => versLabel !== null && vers !== id)
          .map((link): LinkEdge => {
            const edgeId = edgeIdOf(id, link.index);
            const twin = links.findIndex(({ vers }) => vers === link.vers);
            return {
              id: edgeId,
              source: id,
              target: link.vers,
              type: 'choix',
              data: {
                etapeId: id,
                index: link.index,
                wordsAt: wordPlaces[(link.index + numero) % wordPlaces.length] ?? 0.5,
                // Two choices to one étape do not overlap.
                curvature: 0.25 + 0.2 * (link.index - twin),
              },
              label: edgeLabel(link),
              ariaLabel: `${linkTitle(link.libelle, link.index)}, de l’étape ${numero} à l’étape ${link.versLabel ?? ''}`,
              selected: edgeId === selectedId,
              className: classNames(
                link.asks.length > 0 && 'graphe-condition',
                walked.has(edgeId) && 'graphe-essai',
              ),
              markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
            };
          }),
      ),
    [lines, selectedId, walked],
  );
}
