import { t } from '@lingui/core/macro';
import type { ReliefPublic } from '@/domain/quete/quete.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Profile } from '@/ui/pictures/profile.tsx';

/** Rows of the list beside the drawing: few enough to read. */
const rowCount = 9;

type ReliefPartProps = {
  relief: ReliefPublic;
  /** Length of the whole line, in metres. */
  distanceMetres: number;
};

/** « À 350 m : 42 m ». */
function rowWords(metres: number, altitude: number): string {
  if (metres === 0) return t`Au départ\u00A0: ${altitude}\u00A0m`;
  const distance = formatDistance(metres);
  return t`À ${distance}\u00A0: ${altitude}\u00A0m`;
}

/** The climb of the way: in a sentence, drawn, and as an equivalent list. */
export function ReliefPart({ relief, distanceMetres }: ReliefPartProps) {
  const { montee, descente, minimum, maximum, altitudes } = relief;
  const words = t`${montee}\u00A0m de montée, ${descente}\u00A0m de descente, de ${minimum} à ${maximum}\u00A0m d’altitude`;
  const last = altitudes.length - 1;
  const count = Math.min(rowCount, altitudes.length);
  const rows = Array.from({ length: count }, (_, row) => {
    const index = Math.round((row * last) / (count - 1));
    return {
      metres: Math.round((index / last) * distanceMetres),
      altitude: altitudes[index] ?? 0,
    };
  });
  return (
    <section aria-labelledby="relief" className="mb-8">
      <h3 id="relief" className="text-xl">
        {t`Le relief`}
      </h3>
      <p className="mt-2">{`${words}.`}</p>
      <Profile
        altitudes={altitudes}
        minimum={minimum}
        maximum={maximum}
        label={t`Profil\u00A0: ${words}`}
        className="mt-3 block h-16 w-full"
      />
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
          {t`Le profil en liste`}
        </summary>
        <ol className="list-disc pl-6">
          {rows.map(({ metres, altitude }, row) => (
            <li key={row}>{rowWords(metres, altitude)}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
