import { Link } from 'react-router';
import {
  countRgesn,
  criteresRgesn,
  limitesTransfert,
  mesuresTransfert,
  scoreRgesn,
  themesRgesn,
  type CritereRgesn,
} from '@/content/ecoconception.ts';
import { operateurOf, exploitant, type Exploitant } from '@/content/exploitant.ts';
import { editeur, said, type Editeur, bilanRgesn } from '@/content/editeur.ts';
import { formatCount, formatNombre } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { FactList, TextList, TextPage, TextTitle, type TextPart } from './text-page.tsx';

const valides = countRgesn(criteresRgesn, 'validé');
const manques = countRgesn(criteresRgesn, 'non validé');
const sansObjet = countRgesn(criteresRgesn, 'non applicable');

/** Operator and publisher of the site, as far as declared. */
type Sources = { runs: Exploitant; publisher: Editeur };

/** `/ecoconception`: the declaration of eco-design, after the model of the RGESN 2024. */
export function Component() {
  return <Ecoconception runs={exploitant} publisher={editeur} />;
}

/** The declaration of a site with or without a known operator. */
export function Ecoconception(sources: Sources) {
  return (
    <TextPage
      title="Déclaration d’écoconception"
      description="Ce que pèse une visite de Quêtes & Codes, et les 78 critères du référentiel général d’écoconception, un par un."
      path={paths.ecoconception()}
      chapeau="Ce que pèse une visite, et ce qui reste à faire."
      essentiel={[
        `Autoévaluation du ${bilanRgesn.date}, par l’équipe qui écrit le site. Personne de l’extérieur ne l’a vérifiée.`,
        `Des ${criteresRgesn.length} critères du référentiel, ${valides} sont validés, ${manques} ne le sont pas et ${sansObjet} ne s’appliquent pas.`,
        `Une partie entière pèse ${formatNombre(mesuresTransfert.partie.kilo)}\u00A0ko, sans les fonds de carte.`,
        'Rien n’a été demandé à l’hébergeur\u00A0: hors de ce qu’il publie, ses critères comptent comme non validés.',
      ]}
      parts={partsOf(sources)}
    />
  );
}

function partsOf({ runs, publisher }: Sources): readonly TextPart[] {
  const qui = operateurOf(runs, publisher)?.nom ?? null;
  const email = said(runs.email) ?? said(publisher.email);
  return [
    { id: 'resume', title: 'Résumé', content: <Summary qui={qui} /> },
    { id: 'poids', title: 'Ce que pèse une visite', content: <Weights /> },
    { id: 'criteres', title: 'Les critères, un par un', content: <Grid /> },
    {
      id: 'suite',
      title: 'Ce qui vient ensuite',
      content: <Plan email={email} />,
    },
  ];
}

function idsOf(verdict: CritereRgesn['verdict']): string {
  return criteresRgesn
    .filter((critere) => critere.verdict === verdict)
    .map(({ id }) => id)
    .join(', ');
}

function Summary({ qui }: { qui: string | null }) {
  return (
    <>
      <p>
        {`Cette déclaration a été rédigée le ${bilanRgesn.date} d’après le référentiel général d’écoconception de services numériques (RGESN, mai 2024), de l’Arcep et de l’Arcom. Elle porte sur le site Quêtes\u00A0&\u00A0Codes${qui === null ? '' : `, que fait fonctionner\u00A0: ${qui}`}.`}
      </p>
      <FactList
        facts={[
          { term: 'Score d’avancement', fact: `${scoreRgesn()}\u00A0%` },
          { term: `Validés (${valides})`, fact: idsOf('validé') },
          { term: `Non validés (${manques})`, fact: idsOf('non validé') },
          { term: `Non applicables (${sansObjet})`, fact: idsOf('non applicable') },
          {
            term: 'Ce qui a été regardé',
            fact: 'L’accueil, une quête, une partie entière, et le code du site. Un critère sur lequel on hésite n’est pas validé.',
          },
        ]}
      />
      <p>
        Le score pèse les critères validés parmi ceux qui s’appliquent, comme le demande
        le référentiel : une fois et demie un critère prioritaire, une fois et quart un
        critère recommandé, une fois un critère modéré.
      </p>
    </>
  );
}

function weightWords({ kilo, requetes }: { kilo: number; requetes: number }): string {
  return `${formatNombre(kilo)}\u00A0ko, ${formatNombre(requetes)} requêtes`;
}

function Weights() {
  const { page, jeu, partie } = limitesTransfert;
  const rows = [
    ['L’accueil', mesuresTransfert.accueil, page],
    ['La fiche d’une quête', mesuresTransfert.quete, page],
    ['La page «\u00A0Pour les mairies\u00A0»', mesuresTransfert.mairie, page],
    ['La première étape d’une partie', mesuresTransfert.jeu, jeu],
    ['Une partie entière de six étapes', mesuresTransfert.partie, partie],
  ] as const;
  return (
    <>
      <FactList
        facts={rows.map(([term, measured, limit]) => ({
          term,
          fact: `${weightWords(measured)}. Au plus\u00A0: ${weightWords(limit)}. Avec ce qui vient d’avance\u00A0: ${formatNombre(measured.davance)}\u00A0ko.`,
        }))}
      />
      <p>
        {`Mesuré le ${mesuresTransfert.le} sur un téléphone qui n’a encore rien gardé, fichiers compressés. Un test refuse ce qui dépasse. Ce qui vient d’avance prépare la page ou l’étape suivante, jamais en 2G ni quand on économise les données. Une seconde visite pèse moins\u00A0: presque tout est déjà là.`}
      </p>
      <p>
        Les fonds de carte de l’IGN n’y sont pas : une trentaine d’images pour une partie,
        qui pèsent ce que pèse l’endroit. Une quête gardée avant de partir n’en demande
        plus sur place.
      </p>
      <TextTitle>Ce qu’il faut pour l’utiliser</TextTitle>
      <TextList>
        <li>
          Un navigateur qui lit la norme JavaScript de 2022. Les pages publiques se lisent
          aussi sans script.
        </li>
        <li>
          Aucun débit minimal : une quête gardée chez soi se joue sans réseau du début à
          la fin.
        </li>
        <li>Un écran de 320 pixels de large, ou davantage.</li>
        <li>
          Un téléphone de 2017 avec 2 Go de mémoire, ou un ordinateur de dix ans, leur
          navigateur étant à jour.
        </li>
      </TextList>
    </>
  );
}

const verdictWords: Readonly<Record<CritereRgesn['verdict'], string>> = {
  validé: 'Validé',
  'non validé': 'Non validé',
  'non applicable': 'Non applicable',
};

function Grid() {
  return themesRgesn.map(({ titre, criteres }, index) => (
    <details key={titre} className="border-b border-trait pb-3">
      <summary className="min-h-11 py-2">
        <h3 className="inline text-xl">{`${index + 1}. ${titre}`}</h3>{' '}
        <span className="ml-3 text-primaire-fort underline underline-offset-4">
          {`${formatCount(countRgesn(criteres, 'validé'), 'validé', 'validés')} sur ${criteres.length - countRgesn(criteres, 'non applicable')}`}
        </span>
      </summary>
      <ol className="mt-2 space-y-5">
        {criteres.map(({ id, question, priorite, verdict, constat }) => (
          <li key={id} className="list-none break-inside-avoid">
            <p className="text-texte-doux">{`${id}. ${question}`}</p>
            <p>
              <strong>{verdictWords[verdict]}</strong>
              {` (${priorite}). ${constat}`}
            </p>
          </li>
        ))}
      </ol>
    </details>
  ));
}

function Plan({ email }: { email: string | null }) {
  return (
    <>
      <TextList>
        <li>
          Réunir auprès de l’hébergeur ses justificatifs (critères 8.2 à 8.5 et 8.7).
        </li>
        <li>
          Tenir en main un téléphone de sept ans et un ordinateur de dix ans, avec leurs
          navigateurs d’alors (2.4).
        </li>
        <li>
          Vérifier IPv6, TLS 1.3 et HTTP/2 sur le nom de domaine, une fois le site en
          ligne (3.3, 6.7).
        </li>
        <li>
          Réunir les petits fichiers du jeu : une fiche en demande plus de cent (6.1).
        </li>
        <li>
          Demander aux joueurs et aux communes, par une enquête, ce qu’ils attendent.
        </li>
      </TextList>
      <p>
        Une question, une erreur dans cette page ?{' '}
        <Link to={paths.contact()}>Écrivez-nous</Link>
        {email === null ? '.' : `, ou à ${email}.`}
      </p>
    </>
  );
}
