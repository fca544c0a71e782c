import { licenceOuverte } from '@/content/donnees-ouvertes.ts';
import { dcatFile, openFiles, openIndexFile } from '@/domain/catalogue/open-files.ts';

type Documented = {
  nom: string;
  titre: string;
  pour: string;
  exemple: string;
};

/** Each file with its stable address, its use and a sample. */
const documented: readonly Documented[] = [
  {
    ...openFiles.csv,
    pour: 'Une ligne par quête, pour un tableur. L’ordre des colonnes ne change pas\u00A0; les nouvelles viennent à la fin.',
    exemple: `id,titre,commune,departement,genre,dureeMinutes,url,latitude,longitude,codeInsee,…
22_dinan_le-secret-du-lavoir,Le secret du lavoir,Dinan,22,quete,60,https://…,48.4553,-2.0503,22050,…`,
  },
  {
    ...openFiles.geojson,
    pour: 'Le point de départ de chaque quête, pour une carte (RFC 7946).',
    exemple: `{ "type": "Feature", "id": "22_dinan_le-secret-du-lavoir",
  "geometry": { "type": "Point", "coordinates": [-2.0503, 48.4553] },
  "properties": { "titre": "Le secret du lavoir", "etat": "ouverte", … } }`,
  },
  {
    ...openFiles.jsonld,
    pour: 'Pour les moteurs de recherche et les assistants\u00A0: un DataFeed de TouristTrip. Une quête retirée y garde sa ligne, avec «\u00A0dateDeleted\u00A0».',
    exemple: `{ "@type": "DataFeedItem", "dateModified": "2026-05-12T00:00:00.000Z",
  "item": { "@type": "TouristTrip", "identifier": "22_dinan_le-secret-du-lavoir",
            "name": "Le secret du lavoir", "url": "https://…", … } }`,
  },
  {
    ...openFiles.datatourisme,
    pour: 'Les termes de l’ontologie nationale, pour l’office de tourisme qui reprend une quête dans son outil. Seul un organisme chargé d’une destination dépose dans DATAtourisme\u00A0: ce fichier n’y est pas versé, et n’a ni étapes, ni ouverture, ni tarifs, ni images.',
    exemple: `{ "@type": ["PointOfInterest", "Tour", "WalkingTour"],
  "dc:identifier": "22_dinan_le-secret-du-lavoir", "tourDistance": 1200, "duration": 60, … }`,
  },
  {
    ...openFiles.randonnees,
    pour: 'Le tracé de chaque quête qui en a un, sauf les aventures, au schéma que lisent les départements, data.gouv.fr et Geotrek, avec la durée, la longueur, le dénivelé s’il est connu et ce qu’il faut savoir avant de partir.',
    exemple: `{ "type": "Feature",
  "properties": { "id_local": "22_dinan_le-secret-du-lavoir", "pratique": "pédestre",
                  "type_itineraire": "boucle", "longueur": 1200, "duree": 1, … },
  "geometry": { "type": "LineString", "coordinates": [[-2.0503, 48.4553], …] } }`,
  },
  {
    nom: dcatFile,
    titre: 'Catalogue DCAT-AP, à moissonner',
    pour: 'L’adresse à donner à data.gouv.fr (moissonneur «\u00A0DCAT\u00A0») ou à un portail régional. Il nomme les fichiers ci-dessus, leur licence et leur date.',
    exemple: `{ "@type": "dcat:Catalog",
  "dcat:dataset": [{ "@type": "dcat:Dataset", "dcat:distribution": [{ "dcat:downloadURL": … }] }] }`,
  },
  {
    nom: openIndexFile,
    titre: 'Index, et ce qui a été retiré',
    pour: 'Les parties de chaque fichier, la version de chaque quête et, pendant deux ans, celles qui ont été retirées.',
    exemple: `{ "quetes": [{ "id": "22_dinan_le-secret-du-lavoir", "version": 3, … }],
  "retirees": [{ "id": "22_dinan_les-remparts", "url": "https://…", "retireeLe": "2026-11-20T03:00:00.000Z" }] }`,
  },
];

/** The files of open data that a machine reads, with an example each. */
export function OpenFileList() {
  const licence = licenceOuverte();
  return (
    <>
      <p>
        Ces adresses ne changent pas. Les fichiers sont écrits à chaque mise à jour du
        site, se lisent depuis n’importe quel autre site (CORS ouvert), et continuent dans{' '}
        <code>catalogue-2.csv</code> et ainsi de suite au-delà de 5{'\u00A0'}Mo.
      </p>
      <ul className="divide-y divide-trait border-y border-trait">
        {documented.map(({ nom, titre, pour, exemple }) => (
          <li key={nom} className="py-3">
            <h3 className="text-lg">
              <a href={`/donnees/${nom}`}>{titre}</a>
            </h3>
            <p className="text-texte-doux break-words">/donnees/{nom}</p>
            <p>{pour}</p>
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-primaire-fort underline underline-offset-4">
                Un exemple<span className="sr-only"> : {titre}</span>
              </summary>
              <pre className="rounded-carte border border-trait bg-fond-carte p-4 font-mono break-words whitespace-pre-wrap">
                <code translate="no">{exemple}</code>
              </pre>
            </details>
          </li>
        ))}
      </ul>
      <p>
        Les fermetures y sont celles du jour où le fichier est écrit. Ces fichiers ne
        contiennent jamais les récits, les énigmes, les réponses, les images, les noms de
        personnes, ni ce qui n’est pas publié.
      </p>
      <p>
        Vous pouvez réutiliser ces données en citant la source et la date du fichier
        {'\u00A0'}: <a href={licence.url}>{licence.nom}</a>.
      </p>
    </>
  );
}
