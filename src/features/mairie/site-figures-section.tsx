import type { SiteFigures } from '@/domain/statistique/site-figures.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatCount, formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';

type Shown = { value: string; label: string };

/** The publishable figures, each with its words; without those of too few parties or notes. */
export function shownFigures({
  quetes,
  communes,
  parties,
  finies,
  note,
}: SiteFigures): Shown[] {
  const shown: (Shown | null)[] = [
    quetes === 0
      ? null
      : {
          value: formatCount(quetes, 'quête', 'quêtes'),
          label: `dans ${formatCount(communes, 'commune', 'communes')}`,
        },
    parties === null
      ? null
      : {
          value: formatCount(parties, 'partie', 'parties'),
          label: 'commencées en trois mois',
        },
    finies === null
      ? null
      : { value: `${finies}${noBreakSpace}%`, label: 'vont jusqu’au bout' },
    note === null
      ? null
      : {
          value: `${formatNombre(note.moyenne)} sur 5`,
          label: `d’après ${formatCount(note.nombre, 'avis', 'avis')}`,
        },
  ];
  return shown.filter((one) => one !== null);
}

function dayAt(day: string): string {
  return formatDate(Date.parse(`${day}T12:00:00Z`));
}

/** Figures of this site, with their period. */
export function SiteFiguresSection({ figures }: { figures: SiteFigures }) {
  return (
    <>
      <dl className="mt-4 flex flex-wrap gap-x-12 gap-y-5">
        {shownFigures(figures).map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-texte-doux">{label}</dt>
            <dd className="text-2xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-mesure text-texte-doux">
        {`Du ${dayAt(figures.du)} au ${dayAt(figures.au)}, toutes quêtes ensemble\u00A0: ces nombres sont additionnés dès le départ, sans rien qui désigne quelqu’un. Les avis sont ceux de tous les joueurs depuis la publication.`}
      </p>
    </>
  );
}
