import type { Prestation } from '@/content/exploitant.ts';
import {
  afternoons,
  busyDays,
  firstQueteTime,
  hostCost,
  hostPrices,
  measuredActions,
  partieUse,
  totalMinutes,
  yearlyTime,
  type CostLine,
  type TimeLine,
} from '@/domain/mairie/cost.ts';
import { formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';
import { PointList } from './bloc-view.tsx';
import {
  formatRange,
  materialLine,
  ownHostingLines,
  providerLines,
} from './cost-words.ts';

const examples = [100, 1_000, 10_000].map(hostCost);

const posteNames: Readonly<Record<CostLine['poste'], string>> = {
  lectures: 'Lectures',
  ecritures: 'Écritures',
  effacements: 'Effacements',
  transfert: 'Transfert',
};

function euros(value: number): string {
  return `${value.toFixed(2).replace('.', ',')}${noBreakSpace}€`;
}

/** Hours, then euros in both cases: the commune runs the site, or a provider does. */
export function CostSection({ prestation }: { prestation: Prestation | null }) {
  const { de, a } = afternoons(totalMinutes(firstQueteTime));
  return (
    <>
      <h3 className="mt-8 text-xl">En heures</h3>
      <p className="mt-2 max-w-mesure">
        {`C’est notre estimation, pour une quête de huit étapes écrite par quelqu’un qui connaît le village et découvre l’outil\u00A0: de ${de} à ${a} après-midi, selon que les histoires sont là ou à chercher. La saisie est comptée à chaque version du logiciel, depuis la page d’accueil et sans compter la connexion\u00A0: au plus ${measuredActions.firstEtape} clics ou champs pour une première étape et son énigme, ${measuredActions.fiveEtapes} pour cinq étapes écrites à la main (un nombre, un ordre, des paires, un message codé, un mot mystère), trois images décrites et l’envoi à la relecture.`}
      </p>
      <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-2">
        <TimeTable caption="La première quête" lines={firstQueteTime} />
        <TimeTable caption="Chaque année ensuite" lines={yearlyTime} />
      </div>
      <h3 className="mt-10 text-xl">En euros</h3>
      <p className="mt-2 max-w-mesure">{materialLine}</p>
      <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-2">
        <div>
          <h4 className="text-lg">La commune héberge elle-même le site</h4>
          <PointList points={ownHostingLines} />
        </div>
        <div>
          <h4 className="text-lg">Un prestataire s’en charge</h4>
          <PointList points={providerLines(prestation)} />
        </div>
      </div>
      <Assumptions />
    </>
  );
}

function TimeTable({ caption, lines }: { caption: string; lines: readonly TimeLine[] }) {
  return (
    <table className="w-full self-start">
      <caption className="pb-2 text-left font-bold">{caption}</caption>
      <tbody>
        {lines.map(({ tache, minutes }) => (
          <tr key={tache} className="border-t border-trait">
            <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
              {tache}
            </th>
            <td className="py-2 text-right align-top sm:whitespace-nowrap tabular-nums">
              {formatRange(minutes)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-texte font-bold">
          <th scope="row" className="py-2 pr-4 text-left">
            En tout
          </th>
          <td className="py-2 text-right sm:whitespace-nowrap tabular-nums">
            {formatRange(totalMinutes(lines))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function HostTable() {
  const postes = Object.keys(posteNames) as CostLine['poste'][];
  return (
    <table className="mt-4 w-full max-w-2xl">
      <caption className="pb-2 text-left font-bold">
        Hébergement, par mois, selon le nombre de parties
      </caption>
      <thead>
        <tr>
          <td />
          {examples.map(({ parties }) => (
            <th key={parties} scope="col" className="py-2 pl-3 text-right align-bottom">
              {formatNombre(parties)}
              <span className="sr-only"> parties</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {postes.map((poste) => (
          <tr key={poste} className="border-t border-trait">
            <th scope="row" className="py-2 text-left font-normal">
              {posteNames[poste]}
            </th>
            {examples.map(({ parties, lines }) => (
              <td
                key={parties}
                className="py-2 pl-3 text-right sm:whitespace-nowrap tabular-nums"
              >
                {euros(lines.find((line) => line.poste === poste)?.euros ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-texte font-bold">
          <th scope="row" className="py-2 text-left">
            Par mois
          </th>
          {examples.map(({ parties, euros: total }) => (
            <td
              key={parties}
              className="py-2 pl-3 text-right sm:whitespace-nowrap tabular-nums"
            >
              {euros(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Assumptions() {
  const { reads, writes, deletes, megabytes, etapes } = partieUse;
  return (
    <details className="group/calcul mt-5 max-w-2xl">
      <summary className="inline-flex min-h-11 items-center font-bold text-primaire-fort underline underline-offset-4">
        Comment la facture de l’hébergeur est calculée
      </summary>
      <div className="mt-2 space-y-3">
        <HostTable />
        <p>
          {`En comptant large\u00A0: toutes les parties du mois jouées sur ${formatNombre(busyDays)} jours de week-end.`}
        </p>
        <p>
          {`Une partie de ${formatNombre(etapes)} étapes : ${formatNombre(writes)} écritures (trois par étape, une au début, une à la fin), ${formatNombre(reads)} lectures (dont quatre faites à chaque écriture par les règles qui vérifient les réponses), ${formatNombre(deletes)} effacements une fois le délai passé, ${formatNombre(megabytes)} Mo de textes et de photos.`}
        </p>
        <p>
          {`Gratuits chaque jour : ${formatNombre(hostPrices.freeReadsPerDay)} lectures, ${formatNombre(hostPrices.freeWritesPerDay)} écritures, ${formatNombre(hostPrices.freeMegabytesPerDay)} Mo de transfert. Au-delà : ${formatNombre(hostPrices.per100000Reads)} $ les 100 000 lectures, ${formatNombre(hostPrices.per100000Writes)} $ les 100 000 écritures, ${formatNombre(hostPrices.per100000Deletes)} $ les 100 000 effacements, ${formatNombre(hostPrices.perGigabyte)} $ le Go. Un dollar est compté pour un euro, et chaque ligne est arrondie au centime supérieur.`}
        </p>
        <p>
          Exemple, pour 10 000 parties, les écritures : 10 000 × 32 ÷ 8 jours = 40 000 par
          jour ; 20 000 sont gratuites ; 20 000 × 8 jours = 160 000, soit 0,29 €.
        </p>
        <p>
          Ces prix sont ceux de Google (Firebase), relevés en novembre 2026. Vérifiez-les
          avant de décider :{' '}
          <a href="https://firebase.google.com/pricing">tarifs de Firebase</a>. Le nom du
          site ne coûte rien si c’est un sous-domaine de celui de la commune.
        </p>
      </div>
    </details>
  );
}
