import { ParcoursFields } from '@/editing/fields/parcours/parcours-fields.tsx';

/** Fields of the parcours itself. */
export function ParcoursStep() {
  return (
    <>
      <h2 id="titre-parcours" className="mb-6 text-2xl">
        Le parcours
      </h2>
      <ParcoursFields />
    </>
  );
}
