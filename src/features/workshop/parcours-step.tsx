import { ParcoursFields } from '@/editing/fields/parcours/parcours-fields.tsx';
import { useWriting } from '@/editing/fields/writing-context.tsx';

/** What is written of the parcours itself. */
export function ParcoursStep() {
  const { session, writing } = useWriting();
  return (
    <>
      <h2 id="titre-parcours" className="mb-6 text-2xl">
        Le parcours
      </h2>
      <ParcoursFields writing={writing} session={session} />
    </>
  );
}
