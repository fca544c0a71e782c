import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import type { Pratique } from '@/domain/parcours/pratique.ts';
import { serviceRows } from '@/domain/parcours/service-rows.ts';
import { chiensLine } from '@/domain/parcours/service-words.ts';
import { typographie } from '@/lib/format/typographie.ts';

/** What the page of the quête will say of the practical answers, as they are being written. */
export function PratiquePreview({ pratique }: { pratique: Pratique }) {
  const { venir, surPlace } = serviceRows(pratique);
  const lines = [
    ...ouvertureLines(pratique).map((line) => `${line}.`),
    ...[...venir, ...surPlace].map(
      ({ nom, texte }) => `${nom}\u00A0: ${typographie(texte)}`,
    ),
    ...(pratique.chiens === null ? [] : [chiensLine(pratique.chiens)]),
  ];
  return (
    <section
      aria-label="Ce que liront les familles"
      className="rounded-carte border border-trait bg-fond-carte px-4 py-3"
    >
      <p className="font-bold">Ce que liront les familles</p>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
