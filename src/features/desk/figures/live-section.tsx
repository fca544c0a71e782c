import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useRecherche } from '@/data/catalogue/catalogue-queries.ts';
import type { QueteEnDirect } from '@/data/direct/direct-repository.ts';
import { useQuetesEnDirect } from '@/data/direct/use-quetes-en-direct.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { formatCount, noBreakSpace } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { LazyMapView, MapOnDemand } from '@/map/map-on-demand.tsx';

const nothing: readonly QueteEnDirect[] = [];

type LiveQuete = QueteEnDirect & {
  titre: string;
  position: { lat: number; lon: number } | null;
};

function named(list: readonly QueteEnDirect[], rows: readonly Fiche[]): LiveQuete[] {
  const byId = new Map<string, Fiche>(rows.map((row) => [row.queteId, row]));
  return list
    .map((one) => {
      const row = byId.get(one.queteId);
      return {
        ...one,
        titre:
          row === undefined
            ? one.queteId
            : `${typographie(row.titre)}, ${row.commune.nom}`,
        position: row?.depart ?? null,
      };
    })
    .toSorted((a, b) => b.phoneCount - a.phoneCount || a.titre.localeCompare(b.titre));
}

function etapeWords({ de, a }: QueteEnDirect): string {
  return de === a ? String(de + 1) : `${de + 1} à ${a + 1}`;
}

function phoneWords({ phoneCount }: QueteEnDirect): string {
  return formatCount(phoneCount, 'téléphone', 'téléphones');
}

/** « En ce moment »: the quêtes being played in teams, in a table and on a map, live. Without names. */
export function LiveSection() {
  const direct = useQuetesEnDirect();
  const rows = useRecherche();
  const list = direct.data ?? nothing;
  const quetes = useMemo(() => named(list, rows.data ?? []), [list, rows.data]);
  return (
    <section aria-labelledby="en-ce-moment" className="mt-16">
      <h2 id="en-ce-moment" className="text-2xl">
        En ce moment
      </h2>
      <p className="mt-3 max-w-mesure text-texte-doux" role="status">
        {direct.isError && 'Les parties en cours ne se lisent pas pour l’instant.'}
        {direct.isSuccess &&
          (quetes.length === 0
            ? 'Personne ne joue en équipe.'
            : `${formatCount(quetes.length, 'quête se joue', 'quêtes se jouent')} en équipe.`)}
      </p>
      {quetes.length > 0 && <LiveList quetes={quetes} />}
      <p className="mt-3 max-w-mesure text-texte-doux">
        Une partie jouée sur un seul téléphone, ou sans réseau, ne dit pas où elle en est
        {noBreakSpace}: elle compte dans les chiffres de sa journée.
      </p>
    </section>
  );
}

function LiveList({ quetes }: { quetes: readonly LiveQuete[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const markers = useMemo(
    () =>
      quetes.flatMap((quete) => {
        const { queteId: id, titre, position, phoneCount: numero } = quete;
        const label = `${titre}\u00A0: ${phoneWords(quete)}`;
        return position === null ? [] : [{ id, position, label, numero }];
      }),
    [quetes],
  );
  return (
    <>
      <table className="mt-4 w-full max-w-mesure text-left tabular-nums">
        <caption className="sr-only">Quêtes jouées en équipe en ce moment</caption>
        <thead>
          <tr className="border-b border-trait-fort">
            <th scope="col" className="pr-4">
              Quête
            </th>
            <th scope="col" className="pr-4">
              Téléphones
            </th>
            <th scope="col">Étape</th>
          </tr>
        </thead>
        <tbody>
          {quetes.map((quete) => (
            <tr key={quete.queteId} className="border-b border-trait">
              <th scope="row" className="py-2 pr-4 font-normal">
                <Link to={paths.quete(addressOf(quete.queteId))}>{quete.titre}</Link>
              </th>
              <td className="pr-4">{quete.phoneCount}</td>
              <td className="whitespace-nowrap">{etapeWords(quete)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {markers.length > 0 && (
        <div className="mt-4">
          <MapOnDemand isOpen={isOpen} onToggle={setIsOpen} mapClass="mt-3">
            <LazyMapView
              markers={markers}
              label="Quêtes jouées en équipe en ce moment"
              heightClass="h-96"
              fitKey={markers.map(({ id }) => id).join(' ')}
            />
          </MapOnDemand>
        </div>
      )}
    </>
  );
}
