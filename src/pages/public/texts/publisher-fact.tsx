import { blankLabels, editeur, type Editeur } from '@/content/editeur.ts';

/** What the publisher says of itself; a blank shows between brackets what is still to be written. */
export function PublisherFact({ name }: { name: keyof Editeur }) {
  const value = editeur[name];
  if (value !== null && value.trim() !== '') return <>{value}</>;
  return (
    <mark className="rounded-carte bg-attention/12 px-1 text-texte">{`[${blankLabels[name]}]`}</mark>
  );
}
