import { lazy, useState, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { limits } from '@/domain/limits.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { ParcoursOpening } from '@/editing/frame/parcours-opening.tsx';
import { freshParcoursId } from '@/editing/session/fresh-id.ts';
import { completedAddress, devicePaths, paths } from '@/lib/paths.ts';
import { Later } from '@/ui/later.tsx';

type Way = { Editor: ComponentType<ParcoursEditorProps>; etapeCountMax: number };

const ways = {
  'pas-a-pas': {
    etapeCountMax: limits.etapeCount.max,
    Editor: lazy(async () => {
      const { GuidedEditor } = await import('@/features/write-guided/guided-editor.tsx');
      return { default: GuidedEditor };
    }),
  },
  carte: {
    etapeCountMax: limits.etapeCount.max,
    Editor: lazy(async () => {
      const { MapFirstEditor } =
        await import('@/features/write-on-map/map-first-editor.tsx');
      return { default: MapFirstEditor };
    }),
  },
  page: {
    etapeCountMax: limits.etapeCountSimple.max,
    Editor: lazy(async () => {
      const { OnePage } = await import('./one-page.tsx');
      return { default: OnePage };
    }),
  },
  aventure: {
    etapeCountMax: limits.etapeCount.max,
    Editor: lazy(async () => {
      const { StoryWorkshop } = await import('./workshop/story-workshop.tsx');
      return { default: StoryWorkshop };
    }),
  },
  atelier: {
    etapeCountMax: limits.etapeCount.max,
    Editor: lazy(async () => {
      const { TouredWorkshop } = await import('./workshop/toured-workshop.tsx');
      return { default: TouredWorkshop };
    }),
  },
} as const satisfies Record<string, Way>;

type WayName = keyof typeof ways;

/** Whether a view is a way to write. */
export function isWay(vue: string): vue is WayName {
  return Object.hasOwn(ways, vue);
}

type DemonstrationWritingProps = { way: WayName; id: ParcoursId | null };

/** A parcours of this device, or a new one, in one of the ways to write. */
export function DemonstrationWriting({ way, id }: DemonstrationWritingProps) {
  const [, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const [freshId] = useState(freshParcoursId);
  const openId = id ?? freshId;
  return (
    <Later waiting="Ouverture…">
      <ParcoursOpening
        key={openId}
        id={openId}
        isFresh={openId === freshId}
        onBegun={() => {
          setParameters(
            (known) => {
              const parts = new URLSearchParams(known);
              parts.set('id', openId);
              return parts;
            },
            { replace: true, preventScrollReset: true, state: completedAddress },
          );
        }}
        onCopied={(copyId) => void navigate(devicePaths.edit({ id: copyId }))}
        loginHref={paths.login({ redirect: devicePaths.edit({ id: openId }) })}
        {...ways[way]}
      />
    </Later>
  );
}
