import { useWriting } from '@/editing/fields/writing-context.tsx';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import type { Story } from '@/editing/frame/story.ts';
import { ParcoursAtelier } from '@/features/workshop/parcours-atelier.tsx';
import type { AtelierVue } from '@/features/workshop/volets.ts';
import { useWalk } from '@/features/workshop/walk-context.tsx';
import { lateStep } from './late-step.tsx';
import { workshopSteps } from './steps.tsx';

type WorkshopProps = ParcoursEditorProps & {
  story?: Story | undefined;
  vue?: AtelierVue | undefined;
};

/** A draft played by its author, in the place of the workshop. */
const MarcheWalk = lateStep((steps) => steps.MarcheScreen);

/** The workshop with all its steps. */
export function Workshop(props: WorkshopProps) {
  return <ParcoursAtelier {...props} steps={workshopSteps} Walk={Walk} />;
}

/** A whole parcours on one page of the workshop. */
export function PageWorkshop(props: ParcoursEditorProps) {
  return <Workshop {...props} vue="page" />;
}

/** The workshop, opened on its map to lay étapes. */
export function MapWorkshop(props: ParcoursEditorProps) {
  return <Workshop {...props} vue="carte" />;
}

function Walk() {
  const { session } = useWriting();
  const { walk, leaveWalk } = useWalk();
  return (
    walk !== null && (
      <MarcheWalk
        session={session}
        start={walk}
        onLeave={leaveWalk}
        onFinish={leaveWalk}
      />
    )
  );
}
