import { blankLabels, blankList } from '@/content/blank-labels.ts';
import { Link } from 'react-router';
import {
  auditRgaa,
  criteresRgaa,
  essaisRgaa,
  etatRgaa,
  mentionRgaa,
  type AuditRgaa,
} from '@/content/accessibilite.ts';
import { editeur, said, type Editeur } from '@/content/editeur.ts';
import { shownSiret } from '@/domain/mairie/siret.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { licencesFile } from '@/lib/licences-file.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { knownFacts, publisherName } from './publisher.ts';
import { siteMap } from '../site-map.ts';
import {
  FactList,
  TextList,
  TextPage,
  TextTitle,
  type Fact,
  type TextPart,
} from './text-page.tsx';

/** The site's declarations: its publisher, and the last audit of its accessibility. */
type Sources = { filled: Editeur; audit: AuditRgaa | null };

function partsOf({ filled, audit }: Sources): readonly TextPart[] {
  return [
    {
      id: 'mentions-legales',
      title: 'Mentions légales',
      content: <LegalNotice filled={filled} />,
    },
    { id: 'cgu', title: 'Conditions d’utilisation', content: <Terms /> },
    {
      id: 'accessibilite',
      title: 'Accessibilité',
      content: <Accessibility filled={filled} audit={audit} />,
    },
    { id: 'plan-du-site', title: 'Plan du site', content: <SiteMap /> },
  ];
}

/** `/utilisation`: legal notice, terms, accessibility declaration, site map; each has its anchor. */
export function Component() {
  return <Utilisation filled={editeur} audit={auditRgaa} />;
}

/** The page of a publisher, whole or half known. */
export function Utilisation(sources: Sources) {
  return (
    <TextPage
      title="Utiliser ce site"
      description="Mentions légales, conditions d’utilisation, déclaration d’accessibilité et plan du site de Quêtes & Codes."
      path={paths.utilisation()}
      chapeau="Qui le publie, ce qu’on peut en attendre, ce qu’on y trouve."
      essentiel={[
        'Jouer est gratuit, sans compte, et le restera.',
        'Sur place, les consignes du lieu passent avant celles du jeu.',
        'Les textes et les images appartiennent à leurs auteurs.',
        <>
          <a href="#accessibilite">{mentionRgaa}</a>
          {sources.audit === null
            ? '. Le site est fait pour tout le monde, mais n’a pas encore été audité.'
            : '.'}
        </>,
      ]}
      parts={partsOf(sources)}
    />
  );
}

function publisherFacts(filled: Editeur): Fact[] {
  return knownFacts([
    { term: 'Éditeur', fact: filled.nom },
    { term: 'Adresse', fact: filled.adresse },
    { term: 'Téléphone', fact: filled.telephone },
    { term: 'Adresse e-mail', fact: filled.email },
    { term: 'SIRET', fact: shownSiret(filled.siret) },
    {
      term: 'Directrice ou directeur de la publication',
      fact: filled.directeurPublication,
    },
    { term: 'Faille de sécurité, à écrire à', fact: filled.securiteContact },
  ]);
}

function hostFacts(filled: Editeur): Fact[] {
  return knownFacts([
    { term: 'Hébergeur', fact: filled.hebergeurNom },
    { term: 'Adresse', fact: filled.hebergeurAdresse },
    { term: 'Téléphone', fact: filled.hebergeurTelephone },
  ]);
}

/** A list of facts under its title; empty if none is known. */
function KnownPart({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <TextTitle>{title}</TextTitle>
      <FactList facts={facts} />
    </>
  );
}

function LegalNotice({ filled }: Pick<Sources, 'filled'>) {
  const blanks = blankList(filled);
  return (
    <>
      {blanks.length > 0 && (
        <Alert tone="info">
          <p>
            {`Ce site n’est pas encore ouvert au public. Il lui reste à dire\u00A0: ${blanks.map((key) => blankLabels[key]).join(', ')}.`}
          </p>
        </Alert>
      )}
      <p>
        Ces informations sont demandées par l’article 1-1 de la loi n° 2004-575 du 21 juin
        2004 pour la confiance dans l’économie numérique.
      </p>
      <KnownPart title="Qui publie le site" facts={publisherFacts(filled)} />
      <p>
        Chaque quête est publiée par la mairie dont elle porte le nom : celle-ci répond de
        ce qui y est raconté.
      </p>
      <KnownPart title="Qui l’héberge" facts={hostFacts(filled)} />
      <TextTitle>Textes, images, cartes</TextTitle>
      <TextList>
        <li>
          Les textes et les photographies des quêtes appartiennent à leurs auteurs, nommés
          sous chaque image. On ne les reprend pas sans leur accord.
        </li>
        <li>
          Les couvertures des quêtes sont dessinées par le site, à partir de leur chemin.
        </li>
        <li>
          Les fonds de carte sont ceux de l’
          <a href="https://cartes.gouv.fr">IGN (Géoplateforme)</a>, sous Licence Ouverte
          2.0.
        </li>
        <li>
          La liste des communes vient du Code officiel géographique (INSEE, La Poste),
          sous Licence Ouverte. Leurs centres viennent de{' '}
          <a href="https://www.geonames.org">GeoNames</a> (CC BY 4.0) et, quand elle
          répond, de l’API Découpage administratif de l’État.
        </li>
        <li>
          Les icônes sont celles de Lucide (licence ISC), les lettres celles de Bricolage
          Grotesque et d’Atkinson Hyperlegible Next (licence OFL).
        </li>
        <li>
          Le texte de ces licences, et celles de tous les logiciels libres que le site
          contient, sont dans les <a href={licencesFile}>notices des licences</a>.
        </li>
      </TextList>
      <p>
        Ce que le site garde de vous est dit à la page{' '}
        <Link to={paths.privacy()}>Données personnelles</Link>.
      </p>
    </>
  );
}

function Terms() {
  return (
    <>
      <p>
        Jouer, c’est accepter ce qui suit. Rien de surprenant : de la prudence, et du
        respect pour ceux qui habitent là.
      </p>
      <TextTitle>Jouer</TextTitle>
      <TextList>
        <li>Jouer est gratuit et ne demande pas de compte.</li>
        <li>
          Marchez à votre pas et regardez autour de vous avant de regarder l’écran. Code
          de la route, arrêtés, marées, météo, consignes affichées : tout cela passe avant
          le jeu.
        </li>
        <li>
          N’entrez que là où tout le monde peut entrer. Aucune énigme ne demande
          d’escalader, de creuser, de déplacer ou d’ouvrir quoi que ce soit.
        </li>
        <li>Les enfants jouent avec un adulte, qui juge si le chemin leur convient.</li>
        <li>
          La nuit, dans un cimetière ou un lieu de culte, parlez bas. Remportez vos
          déchets.
        </li>
        <li>
          Si une étape est dangereuse ou fermée, passez-la : le jeu le permet toujours.
          Puis dites-le-nous.
        </li>
      </TextList>
      <TextTitle>Écrire</TextTitle>
      <TextList>
        <li>
          Ce que vous écrivez reste à vous. En le publiant, vous autorisez la commune et
          le site à le montrer gratuitement aux joueurs, tant que la quête est en ligne.
        </li>
        <li>
          Vous n’envoyez que des textes et des images dont vous avez le droit de vous
          servir, et aucune photo où l’on reconnaît quelqu’un sans son accord.
        </li>
        <li>
          Pour une étape chez un particulier ou une entreprise, il faut l’accord écrit des
          propriétaires.
        </li>
        <li>
          Rien d’injurieux, de publicitaire, de politique ou de contraire à la loi. La
          commune relit avant de publier, et peut retirer une quête.
        </li>
      </TextList>
      <TextTitle>
        Ce que nous promettons, et ce que nous ne pouvons pas promettre
      </TextTitle>
      <p>
        Nous faisons en sorte que le site fonctionne, que rien de ce que vous écrivez ne
        se perde et que les signalements soient lus. Nous ne pouvons pas promettre qu’il
        soit toujours joignable, ni qu’un lieu n’ait pas changé depuis que l’étape a été
        écrite. La date de la dernière version figure sur la page de chaque quête.
      </p>
      <TextTitle>Compte</TextTitle>
      <p>
        Un compte est personnel. Il peut être fermé par vous à tout moment, ou par la
        commune s’il sert à nuire : nous vous en disons alors la raison.
      </p>
      <TextTitle>Changements et droit applicable</TextTitle>
      <p>
        Si ces conditions changent, la nouvelle version est publiée ici. Elles sont
        soumises au droit français. Avant tout procès,{' '}
        <Link to={paths.contact()}>écrivez-nous</Link> : presque tout se règle ainsi.
      </p>
    </>
  );
}

const criteresCount = Object.values(criteresRgaa).reduce((sum, count) => sum + count);

const knownDefects: readonly string[] = [
  'les photographies ajoutées par des auteurs dont le texte de remplacement serait trop court\u202F;',
  'les énigmes qui demandent de voir ou d’entendre, quand leur auteur n’a pas écrit d’autre façon de répondre\u202F;',
  'les parcours publiés dont le chemin n’est pas décrit en détail (marches, revêtement, traversées)\u202F;',
  'les mots d’une autre langue et les paroles citées dans le récit d’un auteur, que rien ne balise\u202F;',
  'la carte, dont les déplacements ne sont pas dits par un lecteur d’écran\u00A0: la liste à côté d’elle l’est.',
];

/** The declaration, in the words and the order of the State’s model (RGAA 4.1.2, « Déclaration d’accessibilité »). */
function Accessibility({ filled, audit }: Sources) {
  const nom = publisherName(filled);
  const schema = said(filled.schemaAccessibilite);
  const date = said(filled.declarationDate);
  const email = said(filled.email);
  return (
    <>
      <p>
        {`${nom.charAt(0).toLocaleUpperCase('fr-FR')}${nom.slice(1)} s’engage à rendre ce site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. `}
        {schema === null
          ? 'Son schéma pluriannuel n’est pas encore publié.'
          : `À cette fin, la stratégie et les actions suivantes sont mises en œuvre\u00A0: schéma pluriannuel, publié à l’adresse ${schema}.`}
      </p>
      <p>Cette déclaration d’accessibilité s’applique au site Quêtes &amp; Codes.</p>
      <TextTitle>État de conformité</TextTitle>
      <p className="text-lg font-bold">{`Accessibilité\u00A0: ${etatRgaa(audit)}`}</p>
      <p>
        {`Le site ${audit === null ? 'n’est pas conforme' : `est ${etatRgaa(audit)}`} au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2`}
        {audit === null
          ? '\u00A0: il n’existe à ce jour aucun audit en cours de validité.'
          : ', en raison des contenus énumérés ci-dessous.'}
      </p>
      <TextTitle>Résultats des tests</TextTitle>
      <p>
        {audit === null
          ? 'Aucun audit n’a été conduit\u00A0: aucun pourcentage ne peut être annoncé.'
          : `L’audit de conformité réalisé par ${audit.par}, terminé le ${audit.date}, révèle que ${formatNombre(audit.taux)}\u00A0% des critères du RGAA version 4.1.2 sont respectés.`}
      </p>
      <p>Qui a vérifié quoi, et comment{'\u00A0'}:</p>
      <FactList facts={checkFacts(audit)} />
      <TextTitle>Contenus non accessibles</TextTitle>
      <p>Non-conformités connues ou possibles :</p>
      <TextList>
        {knownDefects.map((defect) => (
          <li key={defect}>{defect}</li>
        ))}
      </TextList>
      <p>Dérogations pour charge disproportionnée : aucune.</p>
      <p>
        Contenus non soumis à l’obligation : les cartes, dont chacune est accompagnée
        d’une liste qui donne en mots les mêmes informations.
      </p>
      <TextTitle>Établissement de cette déclaration d’accessibilité</TextTitle>
      <p>
        {date === null
          ? 'Cette déclaration n’est pas encore datée\u00A0: elle le sera à l’ouverture du site au public.'
          : `Cette déclaration a été établie le ${date}.`}
      </p>
      <FactList
        facts={[
          { term: 'Technologies', fact: 'HTML5, CSS, JavaScript, SVG, WAI-ARIA' },
          {
            term: 'Environnement de test',
            fact: 'Chromium sous Linux, au clavier et avec Orca',
          },
          { term: 'Outils', fact: 'axe-core, Testing Library, Playwright' },
          {
            term: 'Pages contrôlées',
            fact: (
              <>
                toutes celles du <a href="#plan-du-site">plan du site</a>, une quête et le
                jeu
              </>
            ),
          },
        ]}
      />
      <TextTitle>Retour d’information et contact</TextTitle>
      <p>
        Si vous n’arrivez pas à accéder à un contenu ou à un service,{' '}
        <Link to={paths.contact()}>écrivez-nous</Link>
        {email === null ? '' : `, ou à ${email}`}. Nous accusons réception et répondons
        dans la semaine, avec une solution ou le contenu sous une autre forme.
      </p>
      <TextTitle>Voies de recours</TextTitle>
      <p>
        Vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un
        contenu ou à un service, et vous n’avez pas obtenu de réponse satisfaisante. Vous
        pouvez :
      </p>
      <TextList>
        <li>
          <a href="https://formulaire.defenseurdesdroits.fr/">
            écrire un message au Défenseur des droits
          </a>
          {'\u202F'};
        </li>
        <li>
          <a href="https://www.defenseurdesdroits.fr/saisir/delegues">
            contacter le délégué du Défenseur des droits dans votre région
          </a>
          {'\u202F'};
        </li>
        <li>l’appeler au 09 69 39 00 00 ;</li>
        <li>
          lui envoyer un courrier, gratuitement et sans timbre : Défenseur des droits,
          Libre réponse 71120, 75342 PARIS CEDEX 07.
        </li>
      </TextList>
    </>
  );
}

/** Checks, with author and method; none that was not made. */
function checkFacts(audit: AuditRgaa | null): Fact[] {
  const { tenus, constates, enPartie, sansObjet } = criteresRgaa;
  return [
    {
      term: 'Des machines, à chaque modification',
      fact: `Un outil automatique (axe-core), des parcours au clavier, l’affichage à 320 pixels de large et avec un texte deux fois plus grand. Des ${criteresCount} critères du référentiel, ${tenus} sont ainsi contrôlés en entier, et ${sansObjet} n’ont pas d’objet sur ce site.`,
    },
    {
      term: `Les ingénieurs du projet, le ${essaisRgaa}`,
      fact: `Les autres critères, à la main, sur le site construit\u00A0: au clavier, agrandi quatre fois, avec un texte espacé, sans feuille de styles, en couleurs forcées, à la lecture, et à l’oreille, par six parcours entiers avec le lecteur d’écran Orca. ${constates} n’ont montré aucun défaut ce jour-là\u202F; ${enPartie} gardent un manque, ou dépendent de ce qu’écrit chaque auteur. Cela ne remplace pas un audit.`,
    },
    {
      term: 'Une personne de l’extérieur',
      fact:
        audit === null
          ? 'Personne encore, ni aucune personne qui se sert chaque jour d’une aide technique.'
          : `${audit.par}, le ${audit.date}\u00A0: ${audit.moyens}.`,
    },
  ];
}

function SiteMap() {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {siteMap.map(({ titre, pages }) => (
        <div key={titre}>
          <h3 className="text-xl">{titre}</h3>
          <ul className="mt-1">
            {pages.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
